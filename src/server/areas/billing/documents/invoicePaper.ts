/** What an invoice says on paper. Rules: INV-1, INV-5, MNY-7. */
import { amountInWords } from '#shared/domain/amountInWords';
import { transferNote } from '#shared/areas/billing/domain/transferNote';
import type { Paper, PaperSum } from '#shared/documents/paper';
import type { Language } from '#shared/locale';
import type { Invoice } from '#shared/areas/billing/resources/invoice';
import type { Parties } from '../sql/invoiceParties';
import { dayText, fileNameOf, moneyText, periodText, qtyText } from '#server/documents/formats';
import { printedParties, signatureOn } from './parties';
import { words } from '#server/documents/words';

type Text = (typeof words)[Language];

/** Sums in the order in which they are calculated. What is zero is left out, apart from what every invoice states. */
const sumsOf = (invoice: Invoice, text: Text, language: Language): PaperSum[] => {
  const sum = (label: string, amount: number, strong = false): PaperSum => ({ label, value: moneyText(amount, language), strong });
  const { subtotal, discount, dpp, ppn, total, paid, credited, balance } = invoice;
  return [
    sum(text.subtotal, subtotal ?? 0),
    ...(discount ? [sum(text.discount, -discount)] : []),
    ...(ppn ? [sum(text.dpp, dpp ?? 0), sum(text.ppn, ppn)] : []),
    sum(text.total, total ?? 0, true),
    ...(credited ? [sum(text.credited, -credited)] : []),
    ...(paid ? [sum(text.paid, -paid)] : []),
    ...(paid || credited ? [sum(text.balance, balance ?? 0, true)] : []),
  ];
};

const rowsOf = ({ lines }: Invoice, language: Language) =>
  lines.map((line) => ({
    description: line[`description_${language}`],
    note: line.period === null ? null : periodText(line.period, language),
    qty: qtyText(line.qty, language),
    price: moneyText(line.unit_price, language),
    amount: moneyText(line.amount ?? 0, language),
  }));

const payment = ({ number, balance }: Invoice, { issuer: { accounts } }: Parties, text: Text) =>
  number && balance && accounts.length > 0
    ? [
        {
          heading: text.payment,
          lines: [
            text.howToPay(transferNote(number) ?? number),
            ...accounts.map(({ bank, number: account, holder }) => text.account(bank, account, holder)),
          ],
        },
      ]
    : [];

/** The state in words; of an invoice that is overdue also that, and what is left to pay. */
const statusOn = ({ status, overdue, balance }: Invoice, text: Text, language: Language): string | null => {
  if (!status || status === 'draft') return null;
  return overdue ? text.overdue(text.status[status], moneyText(balance ?? 0, language)) : text.status[status];
};

export const invoicePaper = (invoice: Invoice, parties: Parties, language: Language): Paper => {
  const text = words[language];
  const { number, issue_date, due_date, period } = invoice;
  const title = number ? text.invoice : text.draft;
  const fact = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);
  return {
    language,
    brand: parties.issuer.brand,
    letterhead: parties.issuer.letterhead ?? null,
    title,
    number: number ?? '',
    status: statusOn(invoice, text, language),
    parties: printedParties(parties, language),
    facts: [
      ...fact(text.issued, issue_date && dayText(issue_date, language)),
      ...fact(text.due, due_date && dayText(due_date, language)),
      ...fact(text.period, period && periodText(period, language)),
    ],
    table: { columns: text.columns, rows: rowsOf(invoice, language) },
    sums: sumsOf(invoice, text, language),
    words: { label: text.inWords, value: amountInWords(invoice.total ?? 0, language) },
    notes: payment(invoice, parties, text),
    signature: signatureOn(parties, language),
    dutyBox: null,
    date: issue_date ?? invoice.created_at.slice(0, 10),
    fileName: fileNameOf(title, number ?? ''),
  };
};
