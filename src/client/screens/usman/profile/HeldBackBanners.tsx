/** Above every page while a person may do less: set up the second step, or prove the address. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { account } from '../../../store/modules/account';
import { me } from '../../../store/modules/me';
import { RoleIcon, UnverifiedIcon } from '../../../ui/icons';
import { profilePath } from '../paths';

/** A role demands the second step: nothing else opens before. */
export function SecondStepBanner() {
  const { t } = useTranslation('profile');
  const { pathname } = useLocation();
  const there = pathname === profilePath;
  return (
    <Alert
      severity="warning"
      icon={<RoleIcon size={20} />}
      role="status"
      sx={{ mb: 2 }}
      action={
        !there && (
          <Button color="inherit" component={Link} to={profilePath}>
            {t('held.setUp')}
          </Button>
        )
      }
    >
      {t('held.two_step')}
    </Alert>
  );
}

/** The address isn't proved yet: until then one may look, and not change. */
export function UnverifiedBanner() {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const profile = useAppSelector(me.selectors.profile);
  const { busy } = useAppSelector((state) => account.selectors.standing(state, 'verificationSend'));
  return (
    <Alert
      severity="warning"
      icon={<UnverifiedIcon size={20} />}
      role="status"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" loading={busy} onClick={() => void dispatch(account.actions.verificationSend({ notify: 'profile:pending.sent' }))}>
          {t('held.resend')}
        </Button>
      }
    >
      {t('held.unverified', { email: profile?.pending_email ?? profile?.email })}
    </Alert>
  );
}
