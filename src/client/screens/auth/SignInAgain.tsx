/** Over any page whose session has ended: signs in right there, so that nothing typed beneath is lost. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { auth } from '../../store/modules/auth';
import { me } from '../../store/modules/me';
import { LoginForm } from './LoginForm';

export function SignInAgain() {
  const { t } = useTranslation(['auth', 'common']);
  const dispatch = useAppDispatch();
  const busy = useAppSelector(auth.selectors.busy);
  const errors = useAppSelector(auth.selectors.errors);
  const profile = useAppSelector(me.selectors.profile);
  const title = useId();
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('auth:again.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ marginBottom: 3 }}>{t('auth:again.purpose')}</DialogContentText>
        <LoginForm
          email={profile?.email}
          submit={t('auth:again.submit')}
          busy={busy === 'login'}
          problem={errors[0]}
          onSubmit={(credentials) => void dispatch(auth.actions.login(credentials))}
        />
        <Button fullWidth sx={{ marginTop: 1 }} onClick={() => void dispatch(auth.actions.logout())}>
          {t('common:chrome.logout')}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
