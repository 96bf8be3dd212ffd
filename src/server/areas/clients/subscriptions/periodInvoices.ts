/** Makes and takes back the invoices of a subscription's periods. Rules: INV-4, INV-11, SUB-8, SUB-10, SUB-15. */
import { namesOfModule } from '#shared/areas/catalogue/domain/names';
import { priceOf } from '#shared/areas/clients/domain/bill';
import { periodAt, type BillingPeriod } from '#shared/areas/clients/domain/billingPeriods';
import { dayOf, type Day, type Zone } from '#shared/domain/calendarDays';
import { periodAfter } from '#shared/areas/clients/domain/billingPeriods';
import { discountOf } from '#shared/areas/clients/domain/discount';
import { pendingOf, pendingValues, type PendingLine } from '#shared/areas/clients/domain/pendingLines';
import {
  periodInvoice,
  prorationLine,
  type InvoiceLine,
  type NamedLine,
  type PeriodInvoice,
} from '#shared/areas/clients/domain/periodInvoice';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import { clientTime } from '#server/repository/clientTime';
import { creditAll, invoiceOfDay, invoicesFrom } from '../../billing';
import type { Work } from '#server/repository/work';
import { liveDetails } from './details';
import { plannedLines, presentLines, unknownName, type PlannedLines } from './plannedLines';

type Span = { readonly period: BillingPeriod; readonly from: Day };

const named = async (work: Work, { lines, packageNames }: PlannedLines): Promise<NamedLine[]> => {
  const all: NamedLine[] = [];
  for (const line of lines) {
    const isModule = line.kind === 'included' || line.kind === 'addon';
    const found = isModule ? await work.read('module', line.id, ['module_name', 'module_name_en']) : undefined;
    all.push({ ...line, ...(isModule ? (found ? namesOfModule(found) : unknownName) : packageNames) });
  }
  return all;
};

const invoiceFor = async (work: Work, header: Clientsubsheader, planned: PlannedLines, span: Span, pending: readonly PendingLine[]) =>
  periodInvoice({
    lines: await named(work, planned),
    cycle: planned.cycle,
    discount: discountOf(header, span.period.start, priceOf(planned.lines, planned.cycle)),
    pending,
    ...span,
  });

/** The first day of the present period that costs something: later than its beginning where billing began within it. */
const firstDay = (header: Clientsubsheader, period: BillingPeriod, zone: Parameters<typeof dayOf>[1]): Day => {
  const since = dayOf(header.status_since ?? header.created_at, zone);
  return since > period.start ? since : period.start;
};

/** The period that is to be billed: the present one, unless it is billed already. */
const spanToBill = (header: Clientsubsheader, zone: Parameters<typeof dayOf>[1]): Span & { readonly isNext: boolean } => {
  const instants = { period_start: header.period_start!, period_end: header.period_end! };
  const present = periodAt(instants, zone);
  if (header.billed_until === null || header.billed_until < header.period_end!)
    return { period: present, from: firstDay(header, present, zone), isNext: false };
  const pending_change = header.pending_change as Parameters<typeof periodAfter>[0]['pending_change'];
  const period = periodAt(periodAfter({ ...header, ...instants, pending_change }, zone), zone);
  return { period, from: period.start, isNext: true };
};

type ToIssue = { readonly lines: readonly InvoiceLine[]; readonly discount: number; readonly period: string | null };

const add = async (work: Work, { id, entity }: Clientsubsheader, { lines, discount, period }: ToIssue): Promise<void> => {
  const made = await work.add('invoice', {
    entity,
    clientsubsheader: { type: 'clientsubsheader', id },
    lines: lines.map((line) => ({ ...line, amount: null })),
    discount: discount || null,
    period,
  });
  await work.run('invoice', 'issue', made);
};

/** Issues an invoice of what changes of plan came to, next to those of the periods. @param lines above zero together */
export const billPending = (work: Work, header: Clientsubsheader, lines: readonly PendingLine[]): Promise<void> =>
  add(work, header, { lines: lines.map(prorationLine), discount: 0, period: null });

/**
 * Makes and issues the invoice of the period that is to be billed.
 * @returns the values of the subscription that it changes
 */
export const billPeriod = async (work: Work, header: Clientsubsheader): Promise<Partial<ReturnType<typeof pendingValues>>> => {
  const { zone } = await clientTime(work, header.entity.id);
  const { isNext, ...span } = spanToBill(header, zone);
  const planned = isNext ? await plannedLines(work, header) : await presentLines(work, header);
  const made = await invoiceFor(work, header, planned, span, pendingOf(header));
  if (!made) return {};
  await add(work, header, made);
  return pendingValues(made.pendingLeft);
};

/** A period that has begun and is not billed yet, because the job has not looked, is billed before anything of it is changed or taken back. */
export const billedFirst = async (work: Work, header: Clientsubsheader): Promise<Clientsubsheader> => {
  const { status, period_end, billed_until } = header;
  const isOpen = (status === 'active' || status === 'grace') && period_end !== null && (billed_until === null || billed_until < period_end);
  return isOpen ? { ...header, billed_until: period_end, ...(await billPeriod(work, header)) } : header;
};

/** What the invoice charged or took off next to its period. */
const carriedIn = async (work: Work, invoiceId: string): Promise<readonly PendingLine[]> => {
  const { lines } = (await work.read('invoice', invoiceId, ['lines']))!;
  return lines
    .filter(({ kind }) => kind === 'proration')
    .map(({ description_id, description_en, amount, period }) => ({ description_id, description_en, amount: amount ?? 0, period }));
};

/**
 * Takes back the invoices whose periods begin on a day or later, because the subscription stops or goes on differently.
 * @returns what they had carried over, which is to be charged or taken off again
 */
export const takeBackFrom = async (work: Work, { id }: Clientsubsheader, day: Day, reason: string): Promise<readonly PendingLine[]> => {
  const carried: PendingLine[] = [];
  for (const invoice of await invoicesFrom(work, id, day)) {
    carried.push(...(await carriedIn(work, invoice)));
    await creditAll(work, invoice, { reason, except: id });
  }
  return carried;
};

type Content = Pick<PeriodInvoice, 'discount' | 'period'> & {
  readonly lines: readonly (Omit<InvoiceLine, 'kind'> & { readonly kind: string })[];
};

/**
 * What an invoice says about its period, without what it carried over: another one that says the same need not be made.
 * @param named whether the names of its lines count, too
 */
const contentOf = ({ lines, discount, period }: Content, named: boolean): string =>
  JSON.stringify([
    period,
    discount,
    lines
      .filter(({ kind }) => kind !== 'proration')
      .map(({ kind, description_id, qty, unit_price }) => [kind, named ? description_id : '', Number(qty), unit_price].join(' '))
      .sort(),
  ]);

/** Whether a module began on a day or later. */
const hasModuleSince = async (work: Work, header: Clientsubsheader, day: Day, zone: Zone): Promise<boolean> =>
  (await liveDetails(work, header)).some(({ start_at }) => start_at !== null && dayOf(start_at, zone) >= day);

/**
 * When a period begins that was billed before: an invoice that is not right any more, as the plan or the discount was changed meanwhile,
 * is taken back, so that another one is made.
 * @param header as it is in the new period
 */
export const checkAdvanceInvoice = async (
  work: Work,
  header: Clientsubsheader,
): Promise<{ billed_until?: null } & Partial<ReturnType<typeof pendingValues>>> => {
  const { zone } = await clientTime(work, header.entity.id);
  const period = periodAt({ period_start: header.period_start!, period_end: header.period_end! }, zone);
  const id = await invoiceOfDay(work, header.id, period.start);
  if (id === undefined) return {};
  const { lines, discount, period: days, issue_date } = (await work.read('invoice', id, ['lines', 'discount', 'period', 'issue_date']))!;
  const right = await invoiceFor(work, header, await presentLines(work, header), { period, from: period.start }, []);
  // Names count only where a module was exchanged: what the catalogue renamed since changes no invoice (INV-11).
  const named = await hasModuleSince(work, header, issue_date!, zone);
  const issued = { lines: lines as Content['lines'], discount: discount ?? 0, period: days ?? '' };
  if (right && contentOf(right, named) === contentOf(issued, named)) return {};
  const carried = await carriedIn(work, id);
  await creditAll(work, id, { reason: 'Paket berubah sebelum periode dimulai', except: header.id });
  return { billed_until: null, ...pendingValues([...pendingOf(header), ...carried]) };
};
