/** Greets who has just registered and may begin, until it is closed. */
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { register } from '../../flows/register';
import { CloseIcon, PersonIcon } from '#client/ui/icons';
import css from './Welcome.module.css';

export function Welcome() {
  const { t } = useTranslation(['auth', 'common']);
  const dispatch = useAppDispatch();
  const profile = useAppSelector(me.selectors.profile);
  if (!profile) return null;
  const close = t('common:action.close');
  return (
    <section className={css.welcome} aria-labelledby="welcome">
      <span className={css.icon}>
        <PersonIcon size={22} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className={css.words}>
        <h2 id="welcome">{t('auth:welcome.title', { name: profile.name })}</h2>
        <p>{t('auth:welcome.ready')}</p>
      </div>
      <button type="button" className={css.close} aria-label={close} onClick={() => void dispatch(register.actions.acknowledge())}>
        <CloseIcon size={18} aria-hidden="true" />
      </button>
    </section>
  );
}
