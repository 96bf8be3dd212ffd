/** Above every page while an admin looks around as another role: whose eyes these are, and the way back. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { viewAs } from '../../store/modules/viewAs';
import { ShowIcon } from '../../ui/icons';

/** Where looking around begins and ends: a page that everyone who is signed in may see. */
export const startOfView = '/dashboard';

export function ViewAsBanner({ role }: { role: string }) {
  const { t } = useTranslation('access');
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
      {t('viewAs.banner', { role })}
    </Alert>
  );
}
