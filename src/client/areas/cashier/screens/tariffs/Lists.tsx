/** The lists of services and of tariffs, each with what changes many tariffs at once. Rule: SVC-8. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ResourceList } from '#client/kit/resource/ResourceList';
import { pathsOf } from '#client/kit/resource/paths';
import { useCan } from '#client/store/access';

function ManyTariffs({ toList }: { toList?: boolean }) {
  const { t } = useTranslation('tariffs');
  const mayAdd = useCan('tariff', 'add');
  const mayList = useCan('tariff', 'list');
  const { list } = pathsOf('tariff');
  return (
    <>
      {toList && mayList && (
        <Button variant="outlined" component={Link} to={list}>
          {t('allTariffs')}
        </Button>
      )}
      {mayAdd && (
        <>
          <Button variant="outlined" component={Link} to={`${list}/change`}>
            {t('change')}
          </Button>
          <Button variant="outlined" component={Link} to={`${list}/import`}>
            {t('import')}
          </Button>
        </>
      )}
    </>
  );
}

export const ServiceList = () => <ResourceList name="service" more={<ManyTariffs toList />} />;
export const TariffList = () => <ResourceList name="tariff" more={<ManyTariffs />} />;
