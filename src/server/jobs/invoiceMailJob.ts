/** Mails about one invoice, each in its reader's language and with the PDF: as a job, because a command that is only previewed must send nothing. Rule: INV-17. */
import { suspensionDay } from '#shared/domain/invoiceNotices';
import { daysBetween } from '#shared/domain/calendarDays';
import { defaultLanguage, type Language } from '#shared/locale';
import type { Invoice } from '#shared/resources/invoice';
import { dayText, moneyText } from '../documents/formats';
import { called } from '../mail/render';
import type { InvoiceFacts } from '../mail/texts';
import { billedPeople } from '../repository/invoiceNotices';
import type { Payloads } from '../repository/jobQueue';
import { postMail } from '../repository/outbox';
import type { Handler } from './kinds';

/** The page that the mail leads to. */
const pageOf = ({ id }: Invoice): string => `/services/invoice/detail/${id}`;

type Told = Payloads['invoiceMail'];

/** Nothing is mailed about an invoice that was paid meanwhile, except that it was issued. */
const isMeant = ({ status, balance }: Invoice, { kind }: Told): boolean =>
  kind === 'issued' || ((status as string) !== 'draft' && (status as string) !== 'void' && (balance ?? 0) > 0);

const factsOf = (invoice: Invoice, { kind, today }: Told, client: string, language: Language): Omit<InvoiceFacts, 'link'> => ({
  about: kind,
  client: called(client) ?? '',
  number: invoice.number!,
  amount: moneyText(invoice.balance ?? 0, language),
  date: dayText(invoice.due_date!, language),
  days: daysBetween(today, invoice.due_date!),
  suspended: dayText(suspensionDay(invoice.due_date!), language),
});

/** The handler. */
export const mailingInvoice: Handler<'invoiceMail'> = {
  async run(work, told) {
    const invoice = (await work.read('invoice', told.invoice)) as Invoice | undefined;
    if (!invoice || !isMeant(invoice, told)) return undefined;
    const { client, sandbox, people } = await billedPeople(work, invoice.entity.id);
    const link = work.act.store.mail.link(pageOf(invoice), {});
    for (const { id: userId, email: to, name, language: known } of people) {
      const language = known ?? defaultLanguage;
      const facts = { link, ...factsOf(invoice, told, client, language) };
      const document = { type: 'invoices', id: invoice.id, language };
      await postMail(work, { purpose: 'invoice', userId, to, name, language, facts, sandbox, document });
    }
    return undefined;
  },
};
