/** Above every page while a person may do less: set up the second step, or prove the address. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { account } from '../../flows/account';
import { me } from '#client/store/session/me';
import { register } from '../../flows/register';
import { RoleIcon, UnverifiedIcon } from '#client/ui/icons';
import { profilePath } from '../people/paths';
import { ActionAlert } from '#client/ui/ActionAlert';
import css from '#client/ui/actionAlert.module.css';
import { useRefetchOnReturn } from './useRefetchOnReturn';

/** A role demands the second step: nothing else opens before. */
export function SecondStepBanner() {
  const { t } = useTranslation('profile');
  const { pathname } = useLocation();
  const there = pathname === profilePath;
  return (
    <ActionAlert
      severity="warning"
      icon={<RoleIcon size={20} />}
      role="status"
      className={css.banner ?? ''}
      action={
        !there && (
          <Button variant="outlined" size="small" component={Link} to={profilePath}>
            {t('held.setUp')}
          </Button>
        )
      }
    >
      {t('held.two_step')}
    </ActionAlert>
  );
}

/** The address isn't proved yet: until then one may look, and not change. */
export function UnverifiedBanner() {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const profile = useAppSelector(me.selectors.profile);
  const isNew = useAppSelector(register.selectors.newUserRegistered);
  const { busy } = useAppSelector((state) => account.selectors.standing(state, 'verificationSend'));
  useRefetchOnReturn();
  return (
    <ActionAlert
      severity="warning"
      icon={<UnverifiedIcon size={20} />}
      role="status"
      className={css.banner ?? ''}
      action={
        <Button
          variant="outlined"
          size="small"
          loading={busy}
          onClick={() => void dispatch(account.actions.verificationSend({ notify: 'profile:pending.sent' }))}
        >
          {t('held.resend')}
        </Button>
      }
    >
      {t(isNew ? 'held.newcomer' : 'held.unverified', { email: profile?.pending_email ?? profile?.email })}
    </ActionAlert>
  );
}
