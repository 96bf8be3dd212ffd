/** On a role's page: look around as its holders do. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { roleCalled } from '#shared/areas/identity/resources/role';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { viewAs } from '#client/store/session/viewAs';
import { ShowIcon } from '#client/ui/icons';
import { useLanguage } from '#client/ui/useLanguage';
import { startOfView } from './ViewAsBanner';

export function ViewAsButton({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('access');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const busy = useAppSelector(viewAs.selectors.busy);
  const start = () =>
    void dispatch(viewAs.actions.start(id, { goTo: startOfView }, { notify: 'access:viewAs.started', values: { role: roleCalled(name, language) } }));
  return (
    <Button size="small" startIcon={<ShowIcon size={16} aria-hidden="true" />} onClick={start} loading={busy}>
      {t('viewAs.start')}
    </Button>
  );
}
