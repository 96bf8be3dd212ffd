/** Lowers invoices by credit notes. The tax follows the invoice's own; the last credit note takes what is left of it. Rules: INV-2, INV-3, MNY-5, MNY-6. */
import { dayOf } from '#shared/domain/calendarDays';
import { shareOf } from '#shared/domain/money';
import type { Invoice } from '#shared/areas/billing/resources/invoice';
import { Refusal } from '#server/refusal';
import { clientTime } from '#server/repository/clientTime';
import { invoiceMoney } from '../sql/invoiceMoney';
import type { Work } from '#server/repository/work';
import { settle } from './settle';

/** `period`: the days that are credited. `except`: the subscription whose command does it (see `leaveGrace`). */
export type Why = { readonly reason: string; readonly period?: string; readonly except?: string };

/** Rupiah before tax that can still be credited. */
const leftOf = ({ subtotal, discount }: Invoice, credited: number): number => (subtotal ?? 0) - (discount ?? 0) - credited;

/** @param amount rupiah before tax, at most what is left */
const write = async (work: Work, invoice: Invoice, amount: number, { reason, period, except }: Why): Promise<void> => {
  const { credited } = await invoiceMoney(work, invoice.id);
  const net = (invoice.subtotal ?? 0) - (invoice.discount ?? 0);
  const isLast = amount === net - credited.amount;
  const part = (whole: number, before: number): number => (isLast ? whole - before : Math.min(shareOf(whole, amount, net), whole - before));
  const dpp = part(invoice.dpp ?? 0, credited.dpp);
  const ppn = part(invoice.ppn ?? 0, credited.ppn);
  const { now, zone } = await clientTime(work, invoice.entity.id);
  work.reportAmounts({ amount, dpp, ppn, total: amount + ppn });
  await work.add('creditNote', {
    invoice: { type: 'invoices', id: invoice.id },
    entity: invoice.entity,
    issue_date: dayOf(now, zone),
    reason,
    period: period ?? null,
    amount,
    dpp,
    ppn,
    total: amount + ppn,
  });
  await settle(work, invoice.id, except);
};

const read = async (work: Work, id: string): Promise<Invoice> => (await work.read('invoice', id)) as Invoice;

/**
 * Credits a part of an invoice, as far as it goes.
 * @param amount rupiah before tax
 * @returns what could not be credited, because the invoice comes to less
 */
export const creditPart = async (work: Work, invoiceId: string, amount: number, why: Why): Promise<number> => {
  const invoice = await read(work, invoiceId);
  const { credited } = await invoiceMoney(work, invoiceId);
  const taken = Math.min(amount, leftOf(invoice, credited.amount));
  if (taken > 0) await write(work, invoice, taken, why);
  return amount - Math.max(taken, 0);
};

/** Credits all that is left of an invoice. An invoice of nothing gets a credit note of nothing: it is void then, and another one can be made. */
const creditRest = async (work: Work, invoice: Invoice, why: Why): Promise<void> => {
  const { credited } = await invoiceMoney(work, invoice.id);
  const left = leftOf(invoice, credited.amount);
  if (left > 0 || credited.notes === 0) await write(work, invoice, left, why);
};

/** The same for an invoice that was not read yet. */
export const creditAll = async (work: Work, invoiceId: string, why: Why): Promise<void> =>
  creditRest(work, await read(work, invoiceId), why);

const rupiah = (amount: number): string => amount.toLocaleString('id-ID');

/** What a person asks for: it must fit. @throws Refusal `credit.too_much` */
export const creditByHand = async (work: Work, invoice: Invoice, amount: number, reason: string): Promise<void> => {
  const { credited } = await invoiceMoney(work, invoice.id);
  const max = leftOf(invoice, credited.amount);
  if (amount <= 0 || amount > max)
    throw new Refusal([{ code: 'credit.too_much', pointer: '/data/attributes/amount', meta: { max: rupiah(Math.max(max, 0)) } }]);
  await write(work, invoice, amount, { reason });
};

/** Takes an invoice back. @throws Refusal `invoice.paid_already` where money was received for it */
export const voidByHand = async (work: Work, invoice: Invoice, reason: string): Promise<void> => {
  const { received } = await invoiceMoney(work, invoice.id);
  if (received !== 0) throw new Refusal([{ code: 'invoice.paid_already', meta: { paid: rupiah(received) } }]);
  await creditRest(work, invoice, { reason });
};
