/** The terms, in a tab of their own so that the form stays; mere words while there is no such page. */
import { useTranslation } from 'react-i18next';
import { routeAt } from '#shared/routes';

const TERMS = '/tos';

export function TermsLink() {
  const { t } = useTranslation('auth');
  const words = t('register.terms');
  if (!routeAt(TERMS)) return words;
  return (
    <a href={TERMS} target="_blank" rel="noopener">
      {words}
      <span className="visually-hidden"> {t('register.newTab')}</span>
    </a>
  );
}
