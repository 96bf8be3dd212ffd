/** The call to action: a trial of so many days where there is one, else to register. */
import { useTranslation } from 'react-i18next';
import { registerHref, trialDaysOf } from './siteFacts';
import { useSite } from './siteData';

export function CallToAction({ className }: { className: string | undefined }) {
  const { t } = useTranslation('public');
  const { settings, catalogue } = useSite();
  const days = trialDaysOf(catalogue);
  return (
    <a className={className} href={registerHref(settings)}>
      {days > 0 ? t('hero.try', { count: days }) : t('hero.register')}
    </a>
  );
}
