/** What the receipt of a payment says on paper. Rules: INV-8, MNY-12. */
import { amountInWords } from '#shared/domain/amountInWords';
import { receiptOf, type DutyRule } from '#shared/areas/billing/domain/receipt';
import type { Paper, PaperSum } from '#shared/documents/paper';
import type { Language } from '#shared/locale';
import type { BankAccount } from '#shared/site';
import type { Payment } from '#shared/areas/billing/resources/payment';
import type { Parties } from '../sql/invoiceParties';
import { dayText, fileNameOf, moneyText } from '#server/documents/formats';
import { printedParties, signatureOn } from './parties';
import { words } from '#server/documents/words';

/** What a payment is printed with. */
type PaidFor = {
  readonly account: BankAccount | null;
  readonly invoice: string;
  readonly parties: Parties;
  readonly rule: DutyRule | null;
};

/**
 * @param account our bank account that received it; null where it is not known
 * @param invoice the number of the invoice that was paid @param parties those of that invoice @param rule of stamp duty on the day of the payment
 * @returns undefined for money that is not verified, was taken back, or was returned
 */
export const receiptPaper = (payment: Payment, { account, invoice, parties, rule }: PaidFor, language: Language): Paper | undefined => {
  const receipt = receiptOf(payment, { invoice, client: parties.recipient.name, rule });
  if (!receipt) return undefined;
  const text = words[language];
  const { amount, withheld, withholdingNo, settled, method, paidOn, reference, duty } = receipt;
  const [issuer, payer] = printedParties(parties, language);
  const sum = (label: string, value: number, strong = false): PaperSum => ({ label, value: moneyText(value, language), strong });
  const fact = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);
  return {
    language,
    brand: parties.issuer.brand,
    letterhead: parties.issuer.letterhead ?? null,
    title: text.receipt,
    number: invoice,
    status: null,
    parties: [issuer, { ...payer, label: text.receivedFrom }],
    facts: [
      ...fact(text.paidOn, dayText(paidOn, language)),
      ...fact(text.method, text.methods[method as keyof typeof text.methods]),
      ...fact(text.paidTo, account && text.account(account.bank, account.number, account.holder)),
      ...fact(text.reference, reference),
      ...fact(text.certificate, withheld ? withholdingNo : null),
    ],
    table: null,
    sums: withheld
      ? [sum(text.received, amount), sum(text.withheld, withheld), sum(text.settled, settled, true)]
      : [sum(text.received, amount, true)],
    words: { label: text.inWords, value: amountInWords(amount, language) },
    notes: [{ heading: text.forPayment, lines: [`${text.invoice} ${invoice}`] }],
    signature: signatureOn(parties, language),
    dutyBox: duty === null ? null : text.dutyBox(moneyText(duty, language)),
    date: paidOn,
    fileName: fileNameOf(text.receipt, `${invoice} ${paidOn}`),
  };
};
