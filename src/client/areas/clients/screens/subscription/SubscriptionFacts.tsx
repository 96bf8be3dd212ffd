/** The package, the period, the seats, and what the next invoice will be. */
import { useTranslation } from 'react-i18next';
import { nameIn, namesOfPackage } from '#shared/areas/catalogue/domain/names';
import { billOf, priceOf } from '#shared/areas/clients/domain/bill';
import { addDays, dayOf, daysLeft, type Zone } from '#shared/domain/calendarDays';
import { clientInstant } from '#shared/areas/clients/domain/ownSubscription';
import type { Seats } from '#shared/areas/clients/domain/seats';
import { linesOf } from '#shared/areas/clients/domain/subscriptionLines';
import type { Clientsubsdetail } from '#shared/areas/clients/resources/clientsubsdetail';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import type { TaxRule } from '#shared/site';
import { useWords } from '#client/kit/useWords';
import { useAppSelector } from '#client/store/hooks';
import { modules as catalogue } from '#client/areas/catalogue';
import * as modules from '../../modules';
import { me } from '#client/store/session/me';
import type { AnyModule } from '#client/kit/anyModule';
import { RecordFacts, type ChosenFact } from '#client/kit/resource/show/RecordFacts';
import { Card } from '#client/ui/Card';
import { formatDate, formatMoney } from '#client/ui/formats';
import { useLanguage } from '#client/ui/useLanguage';
import { nextDiscount, nextInvoice } from './nextInvoice';
import type { PlanWorld } from './planChoice';
import css from './subscription.module.css';
import { useClientZone } from './useClientZone';

type Props = {
  header: Clientsubsheader;
  details: readonly Clientsubsdetail[];
  rule: TaxRule | null;
  /** Undefined until it is known. */
  world: PlanWorld | undefined;
  /** That of the client that the person works for; of another one it is also said whose it is. */
  isOwn: boolean;
};

/** A period ends before the instant that it is stored with: its last day is the one before. */
const lastDay = (end: string, zone: Zone): string => addDays(dayOf(end, zone), -1);

const seatsOf = ({ included, extra, used }: Seats) => ({ used, seats: included + extra });

/** How much a discount takes off, where that is a percentage, and how long. */
function DiscountTerms({ discount_percent, discount_until }: Clientsubsheader) {
  const { t } = useTranslation('subscription');
  const language = useLanguage();
  return (
    <>
      {discount_percent ? ` ${discount_percent}%` : ''}
      {discount_until && ` (${t('discountUntil', { date: formatDate(discount_until, language) })})`}
    </>
  );
}

/** What the next period costs at the prices of the subscription. */
function Price({ header, details, rule }: Omit<Props, 'world' | 'isOwn'>) {
  const language = useLanguage();
  const { fields, own } = useWords(modules.clientsubsheader.resource);
  const lines = linesOf(header, details);
  const discount = nextDiscount(header, priceOf(lines, header.cycle), useClientZone(header.entity.id));
  const bill = billOf(lines, header.cycle, discount, rule);
  const money = (amount: number) => formatMoney(amount, language, 'IDR');
  return (
    <dl className={css.bill}>
      <dt>{own['subtotal']}</dt>
      <dd className="tabular">{money(bill.subtotal)}</dd>
      {bill.discount > 0 && (
        <>
          <dt>
            {fields.discount}
            <DiscountTerms {...header} />
          </dt>
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

function useFacts({ header, details, rule, world, isOwn }: Props): readonly (ChosenFact | false)[] {
  const { t } = useTranslation(['form', 'subscription']);
  const mine = useAppSelector(me.selectors.subscription);
  const zone = useClientZone(header.entity.id);
  const language = useLanguage();
  const { fields, own, choices } = useWords(modules.clientsubsheader.resource);
  const pack = useAppSelector((state) => catalogue.package.selectors.byId(state, header.package.id));
  const named = pack ? namesOfPackage(pack) : mine?.id === header.id ? mine.package : null;
  const { trial_end_at, period_start, period_end, next_invoice_at, adjustment, cancel_at_period_end, status } = header;
  const days = (end: string) =>
    t('form:commands.daysLeft', { count: daysLeft(end, clientInstant(mine ?? { clock_ahead: 0 }, new Date()), zone) });
  return [
    !isOwn && 'entity',
    [fields.package, named ? nameIn(named, language) : '–'],
    [fields.cycle, choices.cycle[header.cycle]],
    status === 'trial' &&
      trial_end_at !== null && [fields.trial_end_at, `${formatDate(lastDay(trial_end_at, zone), language)} · ${days(trial_end_at)}`],
    status !== 'trial' &&
      period_start !== null &&
      period_end !== null && [
        own['period']!,
        `${formatDate(dayOf(period_start, zone), language)} – ${formatDate(lastDay(period_end, zone), language)}`,
      ],
    mine?.id === header.id && [own['seats']!, t('subscription:seats', seatsOf(mine.seats)), t('subscription:seatsHelp')],
    next_invoice_at !== null && !cancel_at_period_end && [fields.next_invoice_at, formatDate(dayOf(next_invoice_at, zone), language)],
    next_invoice_at !== null &&
      !cancel_at_period_end && [
        t('subscription:nextInvoice'),
        formatMoney(nextInvoice({ header, details, rule, world, zone }), language, 'IDR'),
        header.pending_change !== null && t('subscription:afterChange'),
      ],
    adjustment !== null && adjustment !== 0 && [fields.adjustment, formatMoney(adjustment, language, 'IDR')],
    'previous',
    !isOwn && 'note',
  ];
}

export function SubscriptionFacts(props: Props) {
  const { header, details, rule } = props;
  const { own } = useWords(modules.clientsubsheader.resource);
  const facts = useFacts(props);
  return (
    <Card title={own['contents']!}>
      <RecordFacts
        module={modules.clientsubsheader as unknown as AnyModule}
        record={header}
        facts={facts.filter((fact) => fact !== false)}
      />
      {header.cancel_at_period_end && <p className={css.note}>{own['ending']}</p>}
      <Price header={header} details={details} rule={rule} />
    </Card>
  );
}
