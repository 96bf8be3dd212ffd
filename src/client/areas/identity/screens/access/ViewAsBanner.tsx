/** Banner above every page while an admin views as another role: names the role and ends the view. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { roleCalled } from '#shared/areas/identity/resources/role';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { viewAs } from '#client/store/session/viewAs';
import { ShowIcon } from '#client/ui/icons';
import { useLanguage } from '#client/ui/useLanguage';

/** The page where viewing as a role starts and ends; every signed-in person may open it. */
export const startOfView = '/dashboard';

export function ViewAsBanner({ role }: { role: string }) {
  const { t } = useTranslation('access');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const busy = useAppSelector(viewAs.selectors.busy);
  const end = () => void dispatch(viewAs.actions.end({ goTo: startOfView }, { notify: 'access:viewAs.ended' }));
  return (
    <Alert
      severity="warning"
      icon={<ShowIcon size={20} />}
      role="status"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" onClick={end} loading={busy}>
          {t('viewAs.end')}
        </Button>
      }
    >
      {t('viewAs.banner', { role: roleCalled(role, language) })}
    </Alert>
  );
}
