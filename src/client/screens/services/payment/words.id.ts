/** Kata-kata pembayaran, dalam bahasa Indonesia. */
import type { payment } from '#shared/resources/payment';
import type { WordsOf } from '../../../kit/words';

export default {
  list: { purpose: 'Uang yang diterima untuk tagihan: cara bayar, bukti, dan apakah sudah diverifikasi.' },
  form: { purpose: 'Pembayaran menunggu verifikasi sampai uangnya terlihat di rekening.' },
  fields: {
    method: 'Cara bayar',
    amount: 'Jumlah diterima',
    withheld: 'Pajak yang dipotong',
    withholding_no: 'Nomor bukti potong',
    paid_at: 'Tanggal bayar',
    reference: 'Referensi bank',
    proof: 'Bukti bayar',
    status: 'Status',
    reason: 'Alasan',
    reversed: 'Sudah dibalik',
    invoice: 'Tagihan',
    entity: 'Klien',
    reverses: 'Membalik pembayaran',
  },
  help: {
    withheld: 'PPh 23 yang dipotong dan disetor oleh klien.',
    reference: 'Seperti tertulis di mutasi rekening. Setiap referensi dipakai satu kali.',
    proof: 'Gambar atau PDF, paling besar 10 MB.',
  },
  choices: {
    method: { transfer: 'Transfer bank', va: 'Virtual account', qris: 'QRIS', cash: 'Tunai' },
    status: { pending: 'Menunggu verifikasi', verified: 'Terverifikasi', rejected: 'Ditolak' },
  },
  commands: {
    verify: {
      label: 'Verifikasi',
      purpose: 'Uangnya sudah diterima. Sisa tagihan berkurang, dan langganan yang ditangguhkan berjalan lagi bila lunas.',
      done: 'Pembayaran {{name}} diverifikasi.',
    },
    reject: {
      label: 'Tolak',
      purpose: 'Tagihan tetap terbuka. Klien membaca alasannya dan dapat mengirim bukti baru.',
      done: 'Pembayaran {{name}} ditolak.',
      input: { reason: 'Alasan' },
      help: { reason: 'Dibaca juga oleh klien.' },
    },
    reverse: {
      label: 'Balikkan',
      purpose: 'Pembayaran ini dibatalkan dengan baris pembalik; sisa tagihan bertambah lagi.',
      done: 'Pembayaran {{name}} dibalik.',
      input: { reason: 'Alasan' },
      help: { reason: 'Dibaca juga oleh klien.' },
    },
  },
  own: {
    all: 'Semua',
    statement: 'Mutasi rekening',
    queue: 'Verifikasi',
    toList: 'Ke daftar pembayaran',
    pay: 'Bayar',
    transferTo: 'Transfer ke',
    inNameOf: 'a.n.',
    noAccounts: 'Rekening tujuan belum tersedia. Hubungi kami untuk cara membayar.',
    amountToPay: 'Sisa tagihan',
    note: 'Tulis di berita transfer:',
    noteHelp: 'Dengan kode ini pembayaran Anda langsung kami kenali.',
    copy: 'Salin',
    copied: 'Disalin',
    copyFailed: 'Tidak dapat disalin. Pilih teksnya dan salin sendiri.',
    rejectedBecause: 'Ditolak:',
    reversedBecause: 'Dibalik:',
    sendAgain: 'Kirim bukti baru',
    receipt: 'Kuitansi',
    proofOf: 'Bukti pembayaran',
  },
} satisfies WordsOf<typeof payment>;
