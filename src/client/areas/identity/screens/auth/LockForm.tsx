/** Who locked the screen, and the way on: their password; or someone else's sign-in, after which nothing of theirs is left on the screen. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canSeal } from '#client/store/flows/personalStorageEvents';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { initials } from '#shared/domain/initials';
import { PlainAlert } from '#client/ui/PlainAlert';
import form from './Form.module.css';
import css from './LockForm.module.css';
import { LoginForm } from './LoginForm';

export function LockForm() {
  const { t } = useTranslation('auth');
  const [other, setOther] = useState(false);
  const profile = useAppSelector(me.selectors.profile);
  if (!profile) return null;
  const { name, email, profile_image: picture } = profile;
  return (
    <div className={form.form}>
      {other ? (
        <PlainAlert tone="info">{t(canSeal() ? 'lock.otherPurpose' : 'lock.otherLost', { name })}</PlainAlert>
      ) : (
        <div className={css.person}>
          <span className={css.avatar} aria-hidden="true">
            {picture ? <img src={picture} alt="" /> : initials(name)}
          </span>
          <span className={css.words}>
            <strong>{name}</strong>
            <span>{email}</span>
          </span>
        </div>
      )}
      {other ? <LoginForm key="other" submit={t('login.submit')} /> : <LoginForm key="own" email={email} fixed submit={t('lock.submit')} />}
      <button type="button" className={`${form.quiet} ${form.other}`} onClick={() => setOther(!other)}>
        {t(other ? 'lock.back' : 'lock.other', { name })}
      </button>
    </div>
  );
}
