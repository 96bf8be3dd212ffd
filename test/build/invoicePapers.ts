/** Invoices for the tests of documents: made up, with everything that an issued invoice states. */
import type { Parties } from '#server/areas/billing/sql/invoiceParties';
import type { Invoice } from '#shared/areas/billing/resources/invoice';

export const parties: Parties = {
  issuer: {
    brand: 'Nadi',
    name: 'PT Nadi Kesehatan Nusantara',
    address: 'Jl. Jenderal Sudirman Kav. 52\nJakarta Selatan 12190',
    npwp: '01.312.166.0-091.000',
    email: 'tagihan@nadi.example.id',
    phone: '+62 21 5550 1234',
    pkp: true,
    accounts: [{ bank: 'Bank Melati', number: '123 456 7890', holder: 'PT Nadi Kesehatan Nusantara' }],
  },
  recipient: { name: 'Klinik Pratama Melati', address: 'Jl. Melati 12', city: 'Bandung', npwp: '0013121660091000' },
};

const lineAt = (at: number) => ({
  kind: 'module' as const,
  description_id: `Modul Laboratorium ${at + 1}`,
  description_en: `Laboratory module ${at + 1}`,
  qty: '2.500',
  unit_price: 100_000,
  period: '2026-12-01/2026-12-31',
  amount: 250_000,
});

/** @param lines how many */
export const invoiceOf = (lines: number, values: Partial<Record<keyof Invoice, unknown>> = {}): Invoice =>
  ({
    id: '0199a000-0000-7000-8000-000000000001',
    number: 'INV/2026/11/0001',
    status: 'issued',
    issue_date: '2026-11-16',
    due_date: '2026-11-30',
    period: '2026-12-01/2026-12-31',
    lines: Array.from({ length: lines }, (_, at) => lineAt(at)),
    discount: null,
    subtotal: 475_000,
    dpp: 435_417,
    ppn: 52_250,
    total: 527_250,
    paid: 0,
    credited: 0,
    balance: 527_250,
    created_at: '2026-11-16T03:00:00.000Z',
    ...values,
  }) as unknown as Invoice;
