/** Payments and bills of patients for the tests of their papers: made up, with everything that they state. */
import type { PatientBill } from '#shared/areas/cashier/resources/patientBill';
import type { PatientPayment } from '#shared/areas/cashier/resources/patientPayment';
import type { Printing } from '#server/areas/cashier/documents/receiptPaper';
import type { PrintedBill, PrintedLine } from '#server/areas/cashier/sql/receipts';

export const printing = (more: Partial<Printing> = {}): Printing => ({
  clinic: {
    name: 'Klinik Pratama Melati',
    address: 'Jl. Melati No. 12, Kel. Sukajadi\nBandung 40162',
    city: 'Bandung',
    phone: '+62 22 555 0123',
    lines: null,
    footer: 'Terima kasih, semoga lekas sembuh.',
    logo: null,
    paper: '80mm',
  },
  patient: { name: 'Siti Aminah', mrn: '000042' },
  language: 'id',
  size: 'A5',
  ...more,
});

export const line = (more: Partial<PrintedLine> = {}): PrintedLine => ({
  name: 'Konsultasi dokter umum',
  name_en: 'General practitioner consultation',
  quantity: 1,
  unit_price: 100_000,
  discount: 0,
  shared: 0,
  sharers: null,
  total: 100_000,
  ...more,
});

export const billOf = (lines: readonly PrintedLine[]): PrintedBill => ({
  number: 'NOTA-202603-0001',
  visit: 'KJ/2026/03/00012',
  payer: 'Umum (bayar sendiri)',
  total: lines.reduce((sum, { total }) => sum + total, 0),
  lines,
});

const id = '11111111-1111-4111-8111-111111111111';

export const payment = (more: Partial<PatientPayment> = {}): PatientPayment =>
  ({
    id,
    number: 'KW/2026/03/0001',
    kind: 'pembayaran',
    status: 'berlaku',
    method: 'tunai',
    amount: 100_000,
    rest_before: 100_000,
    tendered: 150_000,
    change: 50_000,
    reference: null,
    refund_as: null,
    reason: null,
    refunded: 0,
    day: '2026-03-05',
    cashier: 'Eko Setiawan',
    cashier_id: id,
    decided_by: null,
    printed: 1,
    ...more,
  }) as PatientPayment;

export const bill = (more: Partial<PatientBill> = {}): PatientBill =>
  ({
    id,
    number: 'NOTA-202603-0001',
    status: 'terbuka',
    day: '2026-03-05',
    total: 100_000,
    reduced: 0,
    paid: 0,
    rest: 100_000,
    author: 'Eko Setiawan',
    ...more,
  }) as PatientBill;
