/** Stands after the name of a feature whose pages are not there yet. Rule: CAT-12. */
import { useTranslation } from 'react-i18next';
import { isAvailable } from '#shared/areas/clients/domain/availableFeatures';
import { StatusChip } from '../../ui/StatusChip';

export function ComingSoon({ feature }: { feature: string }) {
  const { t } = useTranslation('site');
  if (isAvailable(feature)) return null;
  return (
    <>
      {' '}
      <StatusChip tone="info">{t('comingSoon')}</StatusChip>
    </>
  );
}
