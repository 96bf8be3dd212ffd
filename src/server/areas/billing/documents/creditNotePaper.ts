/** What a credit note says on paper. Rules: INV-3, MNY-7. */
import { amountInWords } from '#shared/domain/amountInWords';
import type { Paper, PaperSum } from '#shared/documents/paper';
import type { Language } from '#shared/locale';
import type { CreditNote } from '#shared/areas/billing/resources/creditNote';
import type { Parties } from '../sql/invoiceParties';
import { dayText, fileNameOf, moneyText, periodText } from '#server/documents/formats';
import { printedParties, signatureOn } from './parties';
import { words } from '#server/documents/words';

/** @param invoice the number of the invoice that it lowers @param parties those of that invoice */
export const creditNotePaper = (note: CreditNote, invoice: string, parties: Parties, language: Language): Paper => {
  const text = words[language];
  const { number, issue_date, reason, period, amount, dpp, ppn, total } = note;
  const sum = (label: string, value: number | null, strong = false): PaperSum => ({
    label,
    value: moneyText(value ?? 0, language),
    strong,
  });
  const price = moneyText(amount ?? 0, language);
  return {
    language,
    brand: parties.issuer.brand,
    letterhead: parties.issuer.letterhead ?? null,
    title: text.creditNote,
    number: number ?? '',
    status: null,
    parties: printedParties(parties, language),
    facts: [
      ...(issue_date ? [{ label: text.issued, value: dayText(issue_date, language) }] : []),
      { label: text.ofInvoice, value: invoice },
    ],
    table: {
      columns: text.columns,
      rows: [{ description: reason ?? text.creditNote, note: period && periodText(period, language), qty: '1', price, amount: price }],
    },
    sums: [sum(text.subtotal, amount), ...(ppn ? [sum(text.dpp, dpp), sum(text.ppn, ppn)] : []), sum(text.total, total, true)],
    words: { label: text.inWords, value: amountInWords(total ?? 0, language) },
    notes: [],
    signature: signatureOn(parties, language),
    dutyBox: null,
    date: issue_date ?? note.created_at.slice(0, 10),
    fileName: fileNameOf(text.creditNote, number ?? ''),
  };
};
