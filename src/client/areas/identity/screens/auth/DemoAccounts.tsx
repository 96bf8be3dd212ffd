/** The shared accounts of a demo: one press signs in. They say that they are public. */
import { useTranslation } from 'react-i18next';
import { NextIcon } from '#client/ui/icons';
import css from './DemoAccounts.module.css';
import { demoOffer } from './demo';
import { useSignIn } from './useSignIn';

export function DemoAccounts() {
  const { t } = useTranslation('auth');
  const { busy, signedIn, signIn } = useSignIn();
  const demo = demoOffer();
  if (!demo) return null;
  return (
    <section className={css.demo} aria-labelledby="demo-title">
      <h2 id="demo-title">{t('demo.title')}</h2>
      <p>{t('demo.purpose')}</p>
      <ul>
        {demo.accounts.map(({ email, role }) => (
          <li key={email}>
            <button type="button" disabled={busy || signedIn} onClick={() => signIn({ email, password: demo.password })}>
              <span>
                <strong>{t('demo.enter', { email })}</strong>
                <small>{t(`demo.roles.${role}`)}</small>
              </span>
              <NextIcon size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
