/** A package: for whom, what it costs by the month and by the year, and what is in it. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isAvailable } from '#shared/areas/clients/domain/availableFeatures';
import { cycles, inCycle, monthlyPrice, offersOf, type Plan } from '#shared/areas/clients/domain/pricing';
import { formatMoney } from '../../ui/formats';
import { Money } from '../../ui/Money';
import { registerHref } from './siteFacts';
import { useSite } from './siteData';
import { useFeatureName } from './useFeatureName';
import css from './PlanCard.module.css';
import page from './Page.module.css';

export function PlanCard({ plan }: { plan: Plan }) {
  const { t } = useTranslation('pricing');
  const { settings, catalogue, language } = useSite();
  const nameOf = useFeatureName();
  const heading = useId();
  const modules = catalogue?.modules ?? [];
  const included = offersOf(plan, modules).included.map(({ feature_key }) => feature_key);
  const coming = included.filter((feature) => !isAvailable(feature));
  // The operator describes packages in Indonesian.
  const described = language === 'id' ? plan.description : null;
  return (
    <li className={css.card} aria-labelledby={heading}>
      <h3 id={heading}>{plan.package_name}</h3>
      <p className={css.for}>{described || t(`for.${plan.target}`)}</p>
      <Price plan={plan} monthly={monthlyPrice(plan, modules)} />
      {coming.length > 0 && <p className={css.coming}>{t('coming', { count: coming.length, all: included.length })}</p>}
      <p className={css.seats}>{t('seats', { count: plan.seats })}</p>
      <a className={page.button} href={registerHref(settings, { package: plan.code, addons: [], seats: 0, cycle: 'monthly' })}>
        {plan.trial_days > 0 ? t('trial', { count: plan.trial_days }) : t('register')}
        <span className="visually-hidden">: {plan.package_name}</span>
      </a>
      <Included title={t('includes')} names={included.filter(isAvailable).map(nameOf)} />
      <Included title={t('includesLater')} names={coming.map(nameOf)} isLater />
    </li>
  );
}

function Included({ title, names, isLater = false }: { title: string; names: readonly string[]; isLater?: boolean }) {
  if (!names.length) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul className={css.included} data-later={isLater || undefined}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}

/** Both prices are in the page; the cycle that is not chosen is hidden by the style sheet, so that neither needs a script. */
function Price({ plan, monthly }: { plan: Plan; monthly: number }) {
  const { t } = useTranslation('pricing');
  const { language } = useSite();
  const yearly = plan.cycles?.includes('yearly');
  const saved = inCycle(monthly, 'monthly') * cycles.yearly.lasts - inCycle(monthly, 'yearly');
  return (
    <div className={css.prices}>
      <div data-cycle={yearly ? 'monthly' : undefined}>
        <p className={css.price}>
          <Money amount={monthly} currency="IDR" /> <span>{t('perMonth')}</span>
        </p>
        {!yearly && <p className={css.saved}>{t('monthlyOnly')}</p>}
      </div>
      {yearly && (
        <div data-cycle="yearly">
          <p className={css.price}>
            <Money amount={inCycle(monthly, 'yearly')} currency="IDR" /> <span>{t('perYear')}</span>
          </p>
          <p className={css.saved}>{t('saved', { amount: formatMoney(saved, language, 'IDR') })}</p>
        </div>
      )}
    </div>
  );
}
