/** The terms, in a tab of their own so that the form stays. */
import { useTranslation } from 'react-i18next';
import { inLanguage } from '#shared/site';
import { useLanguage } from '#client/ui/useLanguage';

export function TermsLink() {
  const { t } = useTranslation('auth');
  return (
    <a href={inLanguage('/tos', useLanguage())} target="_blank" rel="noopener">
      {t('register.terms')}
      <span className="visually-hidden"> {t('register.newTab')}</span>
    </a>
  );
}
