/** The package, the period, the seats, and what the next invoice will be. */
import { useTranslation } from 'react-i18next';
import { billOf } from '#shared/domain/bill';
import { addDays, dayOf, defaultZone } from '#shared/domain/calendarDays';
import { linesOf } from '#shared/domain/subscriptionLines';
import type { Clientsubsdetail } from '#shared/resources/clientsubsdetail';
import type { Clientsubsheader } from '#shared/resources/clientsubsheader';
import type { TaxRule } from '#shared/site';
import { useWords } from '../../../kit/useWords';
import { useAppSelector } from '../../../store/hooks';
import { modules } from '../../../store/modules';
import { formatDate, formatMoney } from '../../../ui/formats';
import { useLanguage } from '../../../ui/useLanguage';
import css from './subscription.module.css';

type Props = { header: Clientsubsheader; details: readonly Clientsubsdetail[]; rule: TaxRule | null };

/** Milliseconds. */
const DAY = 86_400_000;

/** Days that are left until an instant, the present one included. */
const daysLeft = (end: string): number => Math.max(0, Math.ceil((Date.parse(end) - Date.now()) / DAY));

/** Days are those of the client's zone. A period ends before the instant that it is stored with: its last day is the one before. */
const firstDay = (start: string): string => dayOf(start, defaultZone);
const lastDay = (end: string): string => addDays(dayOf(end, defaultZone), -1);

/** What one period costs at the prices of the subscription. */
function Price({ header, details, rule }: Props) {
  const language = useLanguage();
  const { fields, own } = useWords(modules.clientsubsheader.resource);
  const bill = billOf(linesOf(header, details), header.cycle, header.discount ?? 0, rule);
  const money = (amount: number) => formatMoney(amount, language, 'IDR');
  return (
    <dl className={css.bill}>
      <dt>{own['subtotal']}</dt>
      <dd className="tabular">{money(bill.subtotal)}</dd>
      {bill.discount > 0 && (
        <>
          <dt>{fields.discount}</dt>
          <dd className="tabular">{money(-bill.discount)}</dd>
        </>
      )}
      {bill.ppn > 0 && (
        <>
          <dt>{own['ppn']}</dt>
          <dd className="tabular">{money(bill.ppn)}</dd>
        </>
      )}
      <dt className={css.total}>{own['total']}</dt>
      <dd className={`${css.total} tabular`}>{money(bill.total)}</dd>
    </dl>
  );
}

export function SubscriptionFacts({ header, details, rule }: Props) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const { fields, own, choices } = useWords(modules.clientsubsheader.resource);
  const pack = useAppSelector((state) => modules.package.selectors.byId(state, header.package.id));
  const { trial_end_at, period_start, period_end, next_invoice_at, adjustment, cancel_at_period_end, status } = header;
  const days = (end: string) => t('commands.daysLeft', { count: daysLeft(end) });
  const facts: readonly (readonly [string, string] | false)[] = [
    [fields.package, pack?.package_name ?? '–'],
    [fields.cycle, choices.cycle[header.cycle]],
    status === 'trial' &&
      trial_end_at !== null && [fields.trial_end_at, `${formatDate(lastDay(trial_end_at), language)} · ${days(trial_end_at)}`],
    status !== 'trial' &&
      period_start !== null &&
      period_end !== null && [
        own['period']!,
        `${formatDate(firstDay(period_start), language)} – ${formatDate(lastDay(period_end), language)}`,
      ],
    [own['seats']!, String((pack?.seats ?? 0) + (header.extra_seats ?? 0))],
    next_invoice_at !== null && !cancel_at_period_end && [fields.next_invoice_at, formatDate(firstDay(next_invoice_at), language)],
    adjustment !== null && adjustment !== 0 && [fields.adjustment, formatMoney(adjustment, language, 'IDR')],
  ];
  return (
    <section className={css.card}>
      <dl className={css.facts}>
        {facts.map(
          (fact) =>
            fact && (
              <div key={fact[0]}>
                <dt>{fact[0]}</dt>
                <dd>{fact[1]}</dd>
              </div>
            ),
        )}
      </dl>
      {cancel_at_period_end && <p className={css.note}>{own['ending']}</p>}
      <Price header={header} details={details} rule={rule} />
    </section>
  );
}
