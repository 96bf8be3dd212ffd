/** What a plan is and what it costs once the trial is over, to the rupiah, by the functions that make the invoice. Rules: SUB-25, MNY-7. */
import { useTranslation } from 'react-i18next';
import { billOf } from '#shared/areas/clients/domain/bill';
import { addDays } from '#shared/domain/calendarDays';
import { isAvailable } from '#shared/areas/clients/domain/availableFeatures';
import { featuresOf, planLines } from '#shared/areas/clients/domain/planLines';
import type { Cycle, Offer, Plan } from '#shared/areas/clients/domain/pricing';
import { useWords } from '#client/kit/useWords';
import * as modules from '../../modules';
import { dayOf, formatDate, formatMoney } from '#client/ui/formats';
import { namesOf } from '#client/ui/namesOf';
import { useLanguage } from '#client/ui/useLanguage';
import type { PlanValues, PlanWorld } from '../subscription/planChoice';
import css from './start.module.css';

type Props = { plan: Plan; values: PlanValues; world: PlanWorld };

/** Those of the modules whose pages are not there yet. */
function Coming({ modules: included }: { modules: readonly Offer[] }) {
  const { t } = useTranslation('start');
  const language = useLanguage();
  const names = included.filter(({ feature_key }) => !isAvailable(feature_key)).map(({ module_name }) => module_name);
  return names.length > 0 && <p>{t('coming', { modules: namesOf(names, language, 'conjunction') })}</p>;
}

/** What is paid now, and each period after the trial. @param days of the trial, today among them */
function Bill({ days, cycle, bill }: { days: number; cycle: Cycle; bill: ReturnType<typeof billOf> }) {
  const { t } = useTranslation('start');
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, language, 'IDR');
  const ends = formatDate(addDays(dayOf(new Date()), days - 1), language);
  return (
    <dl className={css.bill}>
      <dt>{t('now', { count: days, date: ends })}</dt>
      <dd className="tabular">{money(0)}</dd>
      <dt>{t('after')}</dt>
      <dd className="tabular">{money(bill.subtotal)}</dd>
      {bill.ppn > 0 && (
        <>
          <dt>{t('ppn')}</dt>
          <dd className="tabular">{money(bill.ppn)}</dd>
        </>
      )}
      <dt className={css.total}>{t(`total.${cycle}`)}</dt>
      <dd className={`${css.total} tabular`}>{money(bill.total)}</dd>
    </dl>
  );
}

export function StartSummary({ plan, values: { addons, extraSeats, cycle }, world }: Props) {
  const { t } = useTranslation('start');
  const language = useLanguage();
  const { choices } = useWords(modules.clientsubsheader.resource);
  const chosen = world.offers.filter(({ id }) => addons.some((one) => one.id === id));
  const { lines } = planLines({ plan, modules: world.offers, addons: chosen.map(({ feature_key }) => feature_key), extraSeats }, []);
  return (
    <>
      <p className={css.chosen}>
        <strong>{plan.package_name}</strong>
        {chosen.length > 0 &&
          ` + ${namesOf(
            chosen.map(({ module_name }) => module_name),
            language,
            'conjunction',
          )}`}
        <span>
          {t('seats', { count: plan.seats + extraSeats })} · {choices.cycle[cycle]}
        </span>
      </p>
      <Coming modules={world.offers.filter((one) => one.package_id === plan.id && featuresOf(lines).includes(one.feature_key))} />
      <Bill days={plan.trial_days} cycle={cycle} bill={billOf(lines, cycle, 0, world.rule)} />
    </>
  );
}
