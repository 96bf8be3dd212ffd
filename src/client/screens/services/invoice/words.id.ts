/** Kata-kata tagihan, dalam bahasa Indonesia. */
import type { WordsOf } from '../../../kit/words';
import type { invoice } from '#shared/resources/invoice';

export default {
  list: { purpose: 'Tagihan setiap klien: nomor, tanggal, jatuh tempo, total, dan sisa yang belum dibayar.' },
  form: { purpose: 'Draf dapat diubah sampai diterbitkan. Setelah terbit, isinya tidak dapat berubah lagi.' },
  fields: {
    number: 'Nomor',
    status: 'Status',
    issue_date: 'Tanggal terbit',
    due_date: 'Jatuh tempo',
    period: 'Periode',
    lines: 'Baris tagihan',
    discount: 'Potongan',
    subtotal: 'Subtotal',
    dpp: 'DPP',
    ppn: 'PPN',
    total: 'Total',
    paid: 'Dibayar',
    credited: 'Dikreditkan',
    balance: 'Sisa tagihan',
    given_up: 'Tidak tertagih',
    faktur_pajak_no: 'Nomor faktur pajak',
    sent_at: 'Dikirim',
    clientsubsheader: 'Langganan',
    entity: 'Klien',
  },
  columns: { lines: 'Baris', issue_date: 'Terbit', due_date: 'Tempo' },
  help: {
    period: 'Hari-hari yang ditagih.',
    discount: 'Rupiah sebelum PPN, dikurangkan dari semua baris bersama-sama.',
  },
  choices: {
    status: {
      draft: 'Draf',
      issued: 'Terbit',
      partially_paid: 'Dibayar sebagian',
      paid: 'Lunas',
      void: 'Dibatalkan',
      uncollectible: 'Tidak tertagih',
    },
  },
  lines: {
    lines: {
      one: 'Baris',
      fields: {
        kind: 'Jenis',
        description_id: 'Uraian (Indonesia)',
        description_en: 'Uraian (Inggris)',
        qty: 'Kuantitas',
        unit_price: 'Harga satuan',
        period: 'Periode',
        amount: 'Nilai',
      },
      choices: { kind: { package: 'Paket', module: 'Modul', seat: 'Kursi', proration: 'Prorata', adjustment: 'Penyesuaian' } },
    },
  },
  own: { pdf_id: 'PDF (Indonesia)', pdf_en: 'PDF (Inggris)' },
  commands: {
    issue: {
      label: 'Terbitkan',
      purpose: 'Tagihan mendapat nomor dan tanggal hari ini. Setelah itu isinya tidak dapat diubah, dan klien dapat melihatnya.',
      done: 'Tagihan {{name}} diterbitkan.',
      input: { due_date: 'Jatuh tempo' },
      help: { due_date: 'Kosongkan untuk 14 hari setelah hari ini.' },
      amounts: { subtotal: 'Subtotal', dpp: 'DPP', ppn: 'PPN', total: 'Total' },
    },
    credit: {
      label: 'Kreditkan sebagian',
      purpose: 'Nota kredit mengurangi tagihan ini. Yang sudah dibayar lebih menjadi saldo kredit klien.',
      done: 'Tagihan {{name}} dikreditkan.',
      input: { amount: 'Jumlah sebelum PPN', reason: 'Alasan' },
      help: { reason: 'Dibaca juga oleh klien.' },
      amounts: { amount: 'Dikreditkan, sebelum PPN', dpp: 'DPP', ppn: 'PPN', total: 'Nota kredit' },
    },
    void: {
      label: 'Batalkan',
      purpose: 'Nota kredit membatalkan seluruh tagihan. Tagihan yang sudah dibayar tidak dapat dibatalkan.',
      done: 'Tagihan {{name}} dibatalkan.',
      input: { reason: 'Alasan' },
      help: { reason: 'Dibaca juga oleh klien.' },
      amounts: { amount: 'Dikreditkan, sebelum PPN', dpp: 'DPP', ppn: 'PPN', total: 'Nota kredit' },
    },
    giveUp: {
      label: 'Tandai tidak tertagih',
      purpose: 'Sisa tagihan tidak ditunggu lagi dan tidak diingatkan. Klien tetap dapat membayarnya.',
      done: 'Tagihan {{name}} ditandai tidak tertagih.',
      input: { reason: 'Alasan' },
    },
    noteTaxInvoice: {
      label: 'Catat faktur pajak',
      purpose: 'Nomor faktur pajak yang diterbitkan di Coretax untuk tagihan ini.',
      done: 'Faktur pajak {{name}} dicatat.',
      input: { faktur_pajak_no: 'Nomor faktur pajak' },
    },
  },
} satisfies WordsOf<typeof invoice>;
