/** What the receipt of a patient's payment says, and the bill itself: on a roll, on A5 and on A4. Rules: CSH-7, MNY-12. */
import { dutyOf, type DutyRule } from '#shared/areas/billing/domain/receipt';
import type { PatientBill } from '#shared/areas/cashier/resources/patientBill';
import type { PatientPayment } from '#shared/areas/cashier/resources/patientPayment';
import type { Paper, PaperFact, PaperParty, PaperRow, PaperSize, PaperSum } from '#shared/documents/paper';
import { amountInWords } from '#shared/domain/amountInWords';
import type { Language } from '#shared/locale';
import { dayText, fileNameOf, moneyText, qtyText } from '#server/documents/formats';
import type { PrintedBill, PrintedLine, PrintedPatient, PrintingClinic } from '../sql/receipts';
import { receiptWords, type ReceiptWords } from './words';

/** Who prints for whom. `logo`: the picture's address, or null. */
export type Printing = {
  readonly clinic: Omit<PrintingClinic, 'logo'> & { readonly logo: string | null };
  readonly patient: PrintedPatient;
  readonly language: Language;
  /** The one that was asked for; else the clinic's. */
  readonly size: PaperSize;
};

type Reads = { readonly text: ReceiptWords; readonly money: (amount: number) => string; readonly language: Language };

const readsIn = (language: Language): Reads => ({
  text: receiptWords[language],
  money: (amount) => moneyText(amount, language),
  language,
});

const filled = (lines: readonly (string | null | undefined)[]): string[] => lines.filter((line): line is string => Boolean(line?.trim()));

const fact = (label: string, value: string | null | undefined): PaperFact[] => (value ? [{ label, value }] : []);

/** What stands under the clinic's name: what it has set, else its address and phone. */
const clinicLines = ({ lines, address, phone }: Printing['clinic'], { text }: Reads): string[] =>
  lines?.trim() ? filled(lines.split('\n')) : filled([...(address ?? '').split('\n'), phone && `${text.phone} ${phone}`]);

const partiesOf = ({ clinic, patient }: Printing, reads: Reads, [own, other]: readonly [string, string]): PaperParty[] => [
  { label: own, name: clinic.name, lines: clinicLines(clinic, reads) },
  { label: other, name: patient.name, lines: [reads.text.mrn(patient.mrn)] },
];

/** A discount, and what another payer pays of the line. */
const noteOf = ({ discount, shared, sharers }: PrintedLine, { text, money }: Reads): string | null => {
  const notes = [...(discount ? [text.discount(money(discount))] : []), ...(shared ? [text.shared(money(shared), sharers ?? '')] : [])];
  return notes.length ? notes.join(' · ') : null;
};

const rowOf = (line: PrintedLine, reads: Reads): PaperRow => ({
  description: (reads.language === 'en' && line.name_en) || line.name,
  note: noteOf(line, reads),
  qty: qtyText(String(line.quantity), reads.language),
  price: reads.money(line.unit_price),
  amount: reads.money(line.total),
});

const tableOf = ({ lines }: PrintedBill, reads: Reads): Paper['table'] => ({
  columns: reads.text.columns,
  rows: lines.map((line) => rowOf(line, reads)),
});

const common = ({ clinic, language, size }: Printing) => ({
  language,
  size,
  brand: clinic.name,
  letterhead: clinic.logo,
  notes: clinic.footer?.trim() ? [{ heading: '', lines: filled(clinic.footer.split('\n')) }] : [],
});

const placeAndDay = ({ clinic: { city }, language }: Printing, day: string): string => filled([city, dayText(day, language)]).join(', ');

type Paid = {
  readonly payment: PatientPayment;
  /** Null for a deposit, and for its refund. */
  readonly bill: PrintedBill | null;
  /** The number of the payment that a refund gives back. */
  readonly original: string | null;
  readonly rule: DutyRule | null;
};

const paymentSums = ({ payment, bill }: Paid, { text, money }: Reads): PaperSum[] => {
  const { amount, tendered, change, rest_before, kind } = payment;
  const sum = (label: string, value: number | null, strong = false): PaperSum[] =>
    value === null ? [] : [{ label, value: money(value), strong }];
  if (kind === 'pengembalian') return sum(text.returned, amount, true);
  const before = bill && rest_before !== null ? bill.total - rest_before : 0;
  return [
    ...(bill ? sum(text.total, bill.total) : []),
    ...(before ? sum(text.before, before) : []),
    ...sum(text.paid, amount, true),
    ...(change ? [...sum(text.tendered, tendered), ...sum(text.change, change)] : []),
    ...(bill && rest_before !== null ? sum(text.rest, rest_before - amount) : []),
  ];
};

/** It was printed before; a refund that waits or was refused says so first. */
const statusOf = ({ status, printed }: PatientPayment, { text }: Reads): string | null => {
  if (status === 'menunggu') return text.waiting;
  if (status === 'ditolak') return text.refused;
  return printed && printed > 1 ? text.copy(printed - 1) : null;
};

const titles = { pembayaran: 'receipt', uang_muka: 'deposit', pengembalian: 'refund' } as const;

/** A box for the duty stamp where one is due, else for the clinic's own stamp; a roll has none. */
const boxOf = ({ payment: { amount, kind }, rule }: Paid, { text, money }: Reads): string => {
  const duty = kind === 'pengembalian' ? null : dutyOf(amount, rule);
  return duty === null ? text.stamp : text.duty(money(duty));
};

const paymentFacts = ({ payment, bill, original }: Paid, { text, language }: Reads): PaperFact[] => [
  ...fact(text.day, payment.day && dayText(payment.day, language)),
  ...fact(text.ofReceipt, original),
  ...fact(text.ofBill, bill?.number),
  ...fact(text.method, text.methods[payment.method]),
  ...fact(text.reference, payment.reference),
];

/** What a roll says of the person at the desk, who signs a sheet. @param lines under the name on a sheet */
const signatureOf = (one: Printing, name: string | null, day: string, lines: readonly string[]): Paper['signature'] => {
  const by = { name: name ?? '', picture: null };
  return one.size === '80mm'
    ? { ...by, greeting: `${receiptWords[one.language].cashier}:` }
    : { ...by, greeting: placeAndDay(one, day), lines };
};

/** The receipt of a payment, of a deposit, or of money that was given back. */
export const receiptPaper = (one: Printing, paid: Paid): Paper => {
  const reads = readsIn(one.language);
  const { payment, bill } = paid;
  const { text } = reads;
  const title = text[titles[payment.kind]];
  const isRefund = payment.kind === 'pengembalian';
  const { notes, ...rest } = common(one);
  return {
    ...rest,
    title,
    number: payment.number!,
    status: statusOf(payment, reads),
    parties: partiesOf(one, reads, isRefund ? [text.paidBy, text.returnedTo] : [text.receivedBy, text.receivedFrom]),
    facts: paymentFacts(paid, reads),
    table: bill && !isRefund ? tableOf(bill, reads) : null,
    sums: paymentSums(paid, reads),
    words: { label: text.inWords, value: amountInWords(payment.amount, one.language) },
    notes: [...(isRefund && payment.reason ? [{ heading: text.reason, lines: [payment.reason] }] : []), ...notes],
    signature: signatureOf(one, payment.cashier, payment.day!, [text.cashier]),
    dutyBox: one.size === '80mm' ? null : boxOf(paid, reads),
    date: payment.day!,
    fileName: fileNameOf(title, payment.number!),
  };
};

/** The bill: what is to be paid, and what was paid of it. */
export const billPaper = (one: Printing, record: PatientBill, bill: PrintedBill): Paper => {
  const reads = readsIn(one.language);
  const { text, money } = reads;
  const { reduced, paid, rest, day, author } = record;
  const sum = (label: string, value: number | null, strong = false): PaperSum => ({ label, value: money(value ?? 0), strong });
  return {
    ...common(one),
    title: text.bill,
    number: bill.number,
    status: text.status[record.status!],
    parties: partiesOf(one, reads, [text.issuedBy, text.patient]),
    facts: [...fact(text.day, dayText(day!, one.language)), ...fact(text.visit, bill.visit), ...fact(text.payer, bill.payer)],
    table: tableOf(bill, reads),
    sums: [
      sum(text.total, bill.total),
      ...(reduced ? [sum(text.reduced, -reduced)] : []),
      ...(paid ? [sum(text.before, paid)] : []),
      sum(text.rest, rest, true),
    ],
    words: { label: text.inWords, value: amountInWords(rest ?? 0, one.language) },
    signature: signatureOf(one, author, day!, []),
    dutyBox: one.size === '80mm' ? null : text.stamp,
    date: day!,
    fileName: fileNameOf(text.bill, bill.number),
  };
};
