/** Mails about one invoice, each in its reader's language and with the PDF: as a job, because a command that is only previewed must send nothing. Rule: INV-17. */
import type { TermsAt } from '#shared/areas/billing/domain/billingTerms';
import { suspensionDay } from '#shared/areas/billing/domain/invoiceNotices';
import { daysBetween } from '#shared/domain/calendarDays';
import { defaultLanguage, type Language } from '#shared/locale';
import type { Invoice } from '#shared/areas/billing/resources/invoice';
import type { NotificationKind } from '#shared/areas/identity/domain/notificationKinds';
import type { Payment } from '#shared/areas/billing/resources/payment';
import { dayText, moneyText } from '#server/documents/formats';
import { called } from '#server/mail/render';
import type { InvoiceFacts } from '#server/areas/mailTexts';
import { billingTerms } from '../sql/billingTerms';
import { billedPeople } from '../sql/invoiceNotices';
import type { Payloads } from '#server/repository/jobQueue';
import { wantingMail } from '#server/repository/notify';
import { postMail } from '#server/repository/outbox';
import type { Work } from '#server/repository/work';
import type { Handler } from '#server/jobs/kinds';

/** The page that the mail leads to. */
const pageOf = ({ id }: Invoice): string => `/services/invoice/detail/${id}`;

type InvoiceMailOrder = Payloads['invoiceMail'];

/** Kinds of mails that are sent in every state of the invoice. */
const always: ReadonlySet<InvoiceMailOrder['kind']> = new Set(['issued', 'sent']);

/** Nothing is mailed about an invoice that was paid meanwhile, except the invoice itself and what became of its payments. */
const isMeant = ({ status, balance }: Invoice, { kind, payment }: InvoiceMailOrder): boolean =>
  always.has(kind) || payment !== undefined || ((status as string) !== 'draft' && (status as string) !== 'void' && (balance ?? 0) > 0);

/** A receipt where money came; the invoice elsewhere. */
const documentOf = ({ kind, invoice, payment }: InvoiceMailOrder) =>
  kind === 'received' ? { type: 'payments', id: payment! } : { type: 'invoices', id: invoice };

type About = { readonly invoice: Invoice; readonly payment: Payment | undefined; readonly client: string; readonly terms: TermsAt };

const factsOf = (
  { invoice, payment, client, terms }: About,
  { kind, today }: InvoiceMailOrder,
  language: Language,
): Omit<InvoiceFacts, 'link'> => ({
  about: kind,
  client: called(client) ?? '',
  number: invoice.number!,
  amount: moneyText(invoice.balance ?? 0, language),
  paid: payment ? moneyText(payment.amount, language) : '',
  reason: payment?.reason ?? '',
  date: dayText(invoice.due_date!, language),
  days: daysBetween(today, invoice.due_date!),
  suspended: dayText(suspensionDay({ issue_date: invoice.issue_date!, due_date: invoice.due_date! }, terms), language),
});

/** The notification that says the same as a mail. What somebody sends by hand, and the last warning, everybody gets. */
const notifiedAs: Readonly<Partial<Record<InvoiceMailOrder['kind'], NotificationKind>>> = {
  issued: 'invoice_issued',
  received: 'payment_verified',
  rejected: 'payment_rejected',
};

/** The people who are billed and have not turned off such mails (NTF-3). */
const wanting = async <P extends { readonly id: string | null }>(
  { trx }: Pick<Work, 'trx'>,
  { kind, today }: InvoiceMailOrder,
  { due_date }: Invoice,
  people: readonly P[],
): Promise<readonly P[]> => {
  const reminder = today > due_date! ? 'invoice_overdue' : 'invoice_due';
  const notified = kind === 'reminder' ? reminder : notifiedAs[kind];
  return notified ? wantingMail(trx, notified, people) : people;
};

/** The handler. */
export const mailingInvoice: Handler<'invoiceMail'> = {
  async run(work, order) {
    const invoice = (await work.read('invoice', order.invoice)) as Invoice | undefined;
    const payment = order.payment === undefined ? undefined : ((await work.read('payment', order.payment)) as Payment | undefined);
    // A payment that was verified and taken back before the mail was written has no receipt.
    if (!invoice || !isMeant(invoice, order) || payment?.reversed) return undefined;
    const { client, sandbox, people } = await billedPeople(work, invoice.entity.id);
    const terms = await billingTerms(work);
    const link = work.act.store.mail.link(pageOf(invoice), {});
    for (const { id: userId, email: to, name, language: known } of await wanting(work, order, invoice, people)) {
      const language = known ?? defaultLanguage;
      const facts = { link, ...factsOf({ invoice, payment, client, terms }, order, language) };
      const document = { ...documentOf(order), language };
      await postMail(work, { purpose: 'invoice', userId, to, name, language, facts, sandbox, document });
    }
    return undefined;
  },
};
