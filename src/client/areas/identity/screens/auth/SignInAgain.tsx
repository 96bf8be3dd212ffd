/** Over any page whose session has ended or was locked: signs in right there, so that nothing typed beneath is lost. */
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { auth } from '#client/store/session/auth';
import { me } from '#client/store/session/me';
import { CoverDialog } from '#client/ui/CoverDialog';
import css from './Form.module.css';
import { LockForm } from './LockForm';
import { LoginForm } from './LoginForm';

export function SignInAgain() {
  const { t } = useTranslation(['auth', 'common']);
  const dispatch = useAppDispatch();
  const locked = useAppSelector(auth.selectors.locked);
  const profile = useAppSelector(me.selectors.profile);
  if (locked)
    return (
      <CoverDialog key="locked" title={t('auth:lock.title')} purpose={t('auth:lock.purpose')} veiled>
        <LockForm />
      </CoverDialog>
    );
  return (
    <CoverDialog key="expired" title={t('auth:again.title')} purpose={t('auth:again.purpose')}>
      <div className={css.form}>
        <LoginForm email={profile?.email} submit={t('auth:again.submit')} />
        <button type="button" className={`${css.quiet} ${css.other}`} onClick={() => void dispatch(auth.actions.logout())}>
          {t('common:chrome.logout')}
        </button>
      </div>
    </CoverDialog>
  );
}
