/** Notifications about invoices and payments: who may see them at the client, and who verifies payments. Rules: NTF-1, NTF-2. */
import type { Payment } from '#shared/areas/billing/resources/payment';
import type { Work } from '#server/repository/work';
import { endNotifications, notify } from '#server/repository/notify';

type InvoiceKind = 'invoice_issued' | 'invoice_due' | 'invoice_overdue';

const nameOf = async (work: Work, client: string): Promise<string> => (await work.read('entity', client, ['name']))?.name ?? '–';

/** Tells the client's people of an invoice. @param occasion the reminder, of those there are several */
export const tellOfInvoice = async (work: Work, id: string, kind: InvoiceKind, occasion?: string): Promise<void> => {
  const { number, entity, balance, due_date } = (await work.read('invoice', id, ['number', 'entity', 'balance', 'due_date']))!;
  const data = { number: number ?? '', client: await nameOf(work, entity.id), amount: balance ?? 0, date: due_date ?? '' };
  await notify(work, kind, data, { client: entity.id, record: id, ...(occasion !== undefined && { occasion }) });
};

const dataOf = async (work: Work, { invoice, entity, amount }: Pick<Payment, 'invoice' | 'entity' | 'amount'>) => {
  const billed = await work.read('invoice', invoice.id, ['number']);
  return { client: entity!.id, data: { number: billed?.number ?? '', client: await nameOf(work, entity!.id), amount } };
};

/** Tells those who verify payments that one waits for them. */
export const tellVerifiers = async (work: Work, id: string): Promise<void> => {
  const { client, data } = await dataOf(work, (await work.read('payment', id, ['invoice', 'entity', 'amount']))!);
  await notify(work, 'payment_to_verify', data, { client, record: id });
};

/** Tells the client's people what became of a payment; nobody has to verify it any more. */
export const tellOfPayment = async (work: Work, payment: Payment, verified: boolean): Promise<void> => {
  const { id, reason } = payment;
  const { client, data } = await dataOf(work, payment);
  await endNotifications(work, 'payment_to_verify', id);
  await (verified
    ? notify(work, 'payment_verified', data, { client, record: id })
    : notify(work, 'payment_rejected', { ...data, reason: reason ?? null }, { client, record: id }));
};
