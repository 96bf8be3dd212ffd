/** How the demo's clients pay: most in time, some late, in part, less the tax that they withhold, or not at all. */
import { dayOf, defaultZone } from '#shared/domain/calendarDays';
import { payment } from '#shared/areas/billing/resources/payment';
import { updateRecord } from '../../repository/update';
import type { Work } from '../../repository/work';
import type { WriteContext } from '../../repository/writeContext';
import type { KeepProof } from './proof';
import type { Moment } from './timeline';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** What becomes of the invoices of these last days, the earlier ones are paid in any case. */
const RECENT = 45 * DAY;

/** `proof`: sent and not looked at yet. `withholding`: less income tax. `credited`: the first invoice is lowered by a credit note. */
export type PaymentPlan = 'prompt' | 'late' | 'part' | 'proof' | 'withholding' | 'credited' | 'never';

const plans: readonly PaymentPlan[] = ['prompt', 'late', 'prompt', 'proof', 'prompt', 'part', 'never', 'credited', 'withholding', 'prompt'];

/** @param number the client's */
export const planOf = (number: number): PaymentPlan => plans[(number * 7 + Math.floor(number / 20) * 3) % plans.length]!;

type Open = { readonly id: string; readonly balance: number };

export type AboutInvoice = {
  readonly invoice: Open;
  readonly issued: number;
  /** The client's first invoice is 1. */
  readonly place: number;
  readonly client: number;
  readonly today: number;
  readonly keep: KeepProof;
};

/** The banks' references differ by client and invoice. */
const referenceOf = ({ client, place }: AboutInvoice, part = ''): string =>
  `TRF${String(client + 1).padStart(3, '0')}${String(place).padStart(3, '0')}${part}`;

const addPayment = async (work: Work, { id }: Open, amount: number, reference: string, withheld = 0): Promise<string | undefined> => {
  const { balance = 0 } = (await work.read('invoice', id, ['balance'])) ?? {};
  if (!balance) return undefined;
  const [account] = (await work.read('bankAccount', { filter: { status: ['active'] }, sort: ['position'], limit: 1 })).records;
  return work.add('payment', {
    invoice: { type: 'invoices', id },
    method: 'transfer',
    amount: Math.min(amount, balance - withheld),
    withheld: withheld || null,
    paid_at: dayOf(work.now.toISOString(), defaultZone),
    reference,
    bank_account: account ? { type: 'bank-accounts', id: account.id } : null,
  });
};

const pay = async (work: Work, ...payment: [invoice: Open, amount: number, reference: string, withheld?: number]): Promise<void> => {
  const id = await addPayment(work, ...payment);
  if (id) await work.run('payment', 'verify', id);
};

/** Income tax of services, 2 % of the price before value-added tax. */
const taxOf = (balance: number): number => Math.floor((balance / 1.11) * 0.02);

/** In time: some days after the issue, at an hour of the day. */
const inTime = ({ issued, place, client }: AboutInvoice): number =>
  issued + (2 + ((client * 5 + place * 3) % 9)) * DAY + ((client + place) % 8) * HOUR;

const whole = (about: AboutInvoice, at = inTime(about)): Moment => ({
  at,
  run: (work) => pay(work, about.invoice, Infinity, referenceOf(about)),
});

const withTax = (about: AboutInvoice): Moment => ({
  at: inTime(about),
  run: (work) => pay(work, about.invoice, Infinity, referenceOf(about), taxOf(about.invoice.balance)),
});

const half = (about: AboutInvoice): Moment => ({
  at: inTime(about),
  run: (work) => pay(work, about.invoice, Math.round(about.invoice.balance / 2_000) * 1_000, referenceOf(about, 'A')),
});

/** Enters a payment with its proof, as a client does on their own page. */
const sendProof = async (work: WriteContext, { invoice, keep, ...about }: AboutInvoice): Promise<void> => {
  const id = await addPayment(work, invoice, Infinity, referenceOf({ invoice, keep, ...about }));
  if (!id) return;
  const { amount, reference, paid_at, bank_account } = (await work.read('payment', id))!;
  const account = bank_account && (await work.read('bankAccount', bank_account.id, ['bank', 'number']));
  const to = account ? `${account.bank} ${account.number}` : '-';
  const proof = await keep({ reference: reference ?? '', day: paid_at, amount, to });
  await updateRecord(work, work.act.store.find(payment.type), id, { proof }, { where: {}, expected: undefined, uploads: 'set' });
};

/** Yesterday or the day before, or soon after a later issue. */
const proof = (about: AboutInvoice): Moment => ({
  at: Math.max(about.issued + HOUR, about.today - (6 + (about.client % 40)) * HOUR),
  run: (work) => sendProof(work, about),
});

const credit = ({ invoice, issued }: AboutInvoice): Moment => ({
  at: issued + DAY,
  run: (work) =>
    work.run('invoice', 'credit', invoice.id, {
      amount: Math.round(invoice.balance / 10_000) * 1_000,
      reason: 'Sistem tidak dapat dipakai selama dua hari',
    }),
});

/** What is done about an invoice that was just issued; what lies after today does not happen. */
export const paymentsOf = (plan: PaymentPlan, about: AboutInvoice): readonly Moment[] => {
  const isRecent = about.issued > about.today - RECENT;
  if (plan === 'withholding') return [withTax(about)];
  if (plan === 'credited') return [...(about.place === 1 ? [credit(about)] : []), whole(about)];
  if (!isRecent) return [whole(about, plan === 'late' ? about.issued + 17 * DAY : undefined)];
  switch (plan) {
    case 'late':
      return [whole(about, about.issued + 17 * DAY)];
    case 'part':
      return [half(about)];
    case 'proof':
      return [proof(about)];
    case 'never':
      return [];
    default:
      return [whole(about)];
  }
};
