/** What a subscription comes to for one period, before and with tax, by the functions that make the invoice. Rules: SUB-30, MNY-7. */
import { useTranslation } from 'react-i18next';
import { billOf } from '#shared/areas/clients/domain/bill';
import { planLines } from '#shared/areas/clients/domain/planLines';
import { formatMoney } from '#client/ui/formats';
import { useLanguage } from '#client/ui/useLanguage';
import type { PlanValues, PlanWorld } from '../subscription/planChoice';
import css from './opening.module.css';

export function OpeningTotal({ values, world }: { values: PlanValues; world: PlanWorld }) {
  const { t } = useTranslation('subscription');
  const language = useLanguage();
  const plan = world.plans.find(({ id }) => id === values.package?.id);
  if (!plan) return null;
  const addons = world.offers.filter(({ id }) => values.addons.some((one) => one.id === id)).map(({ feature_key }) => feature_key);
  const { lines } = planLines({ plan, modules: world.offers, addons, extraSeats: values.extraSeats }, []);
  const bill = billOf(lines, values.cycle, 0, world.rule);
  const rows = [
    [t('opening.beforeTax'), bill.subtotal],
    [t('opening.tax'), bill.ppn],
    [t(`opening.total.${values.cycle}`), bill.total],
  ] as const;
  return (
    <dl className={css.total} aria-live="polite">
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="tabular">{formatMoney(amount, language, 'IDR')}</dd>
        </div>
      ))}
    </dl>
  );
}
