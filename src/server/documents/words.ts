/** The words of documents in both languages. */
import type { InvoiceStatus } from '#shared/domain/invoiceBalance';
import type { Language } from '#shared/locale';

const id = {
  invoice: 'Tagihan',
  draft: 'Draf tagihan',
  from: 'Penerbit',
  to: 'Kepada',
  npwp: 'NPWP',
  pkp: 'Pengusaha Kena Pajak (PKP)',
  notPkp: 'Bukan Pengusaha Kena Pajak (non-PKP)',
  issued: 'Tanggal terbit',
  due: 'Jatuh tempo',
  period: 'Periode',
  columns: ['No.', 'Uraian', 'Kuantitas', 'Harga satuan', 'Jumlah'] as [string, string, string, string, string],
  subtotal: 'Subtotal',
  discount: 'Potongan',
  dpp: 'Dasar Pengenaan Pajak (DPP)',
  ppn: 'PPN',
  total: 'Total',
  paid: 'Sudah dibayar',
  credited: 'Nota kredit',
  balance: 'Sisa tagihan',
  inWords: 'Terbilang',
  payment: 'Pembayaran',
  howToPay: (note: string) => `Transfer ke salah satu rekening berikut, dan tulis ${note} pada berita transfer.`,
  account: (bank: string, number: string, holder: string) => `${bank} ${number} a.n. ${holder}`,
  page: (page: number, pages: number) => `Halaman ${page} dari ${pages}`,
  status: {
    issued: 'Belum dibayar',
    partially_paid: 'Dibayar sebagian',
    paid: 'Lunas',
    void: 'Dibatalkan',
    uncollectible: 'Belum dibayar',
  },
};

type Words = typeof id & { readonly status: Readonly<Record<Exclude<InvoiceStatus, 'draft'>, string>> };

const en: Words = {
  invoice: 'Invoice',
  draft: 'Draft invoice',
  from: 'From',
  to: 'Billed to',
  npwp: 'NPWP',
  pkp: 'Taxable entrepreneur (PKP)',
  notPkp: 'Not a taxable entrepreneur (non-PKP)',
  issued: 'Issue date',
  due: 'Due date',
  period: 'Period',
  columns: ['No.', 'Description', 'Quantity', 'Unit price', 'Amount'],
  subtotal: 'Subtotal',
  discount: 'Discount',
  dpp: 'Tax base (DPP)',
  ppn: 'VAT (PPN)',
  total: 'Total',
  paid: 'Paid',
  credited: 'Credit notes',
  balance: 'Balance due',
  inWords: 'In words',
  payment: 'Payment',
  howToPay: (note) => `Transfer to one of these accounts, and write ${note} in the transfer's message.`,
  account: (bank, number, holder) => `${bank} ${number}, account holder ${holder}`,
  page: (page, pages) => `Page ${page} of ${pages}`,
  status: { issued: 'Unpaid', partially_paid: 'Partly paid', paid: 'Paid', void: 'Void', uncollectible: 'Unpaid' },
};

export const words: Readonly<Record<Language, Words>> = { id, en };
