/** Words of payments of patients, in Indonesian. */
import type { patientPayment } from '#shared/areas/cashier/resources/patientPayment';
import type { WordsOf } from '#client/kit/words';

export default {
  list: {
    purpose: 'Semua uang pasien yang masuk dan dikembalikan, masing-masing dengan kuitansinya.',
  },
  form: {
    purpose: 'Pembayaran tidak dapat diubah; yang keliru dikembalikan dengan pembayaran balik.',
  },
  fields: {
    number: 'No. kuitansi',
    kind: 'Jenis',
    status: 'Status',
    method: 'Cara bayar',
    amount: 'Jumlah',
    rest_before: 'Sisa nota sebelumnya',
    tendered: 'Uang diterima',
    change: 'Kembalian',
    reference: 'Referensi',
    refund_as: 'Arti pengembalian',
    reason: 'Alasan',
    refunded: 'Sudah dikembalikan',
    day: 'Tanggal',
    cashier: 'Kasir',
    cashier_id: 'Akun kasir',
    decided_by: 'Diputuskan oleh',
    printed: 'Kali dicetak',
    entity: 'Klien',
    bill: 'Nota',
    visit: 'Kunjungan',
    payer: 'Penjamin',
    patient: 'Pasien',
    original: 'Pembayaran asal',
    shift: 'Sif',
  },
  choices: {
    kind: {
      pembayaran: 'Pembayaran',
      uang_muka: 'Uang muka',
      pengembalian: 'Pengembalian',
    },
    status: {
      berlaku: 'Berlaku',
      menunggu: 'Menunggu persetujuan',
      ditolak: 'Ditolak',
    },
    method: {
      tunai: 'Tunai',
      transfer: 'Transfer',
      qris: 'QRIS',
      kartu: 'Kartu',
      deposit: 'Uang muka',
    },
    refund_as: {
      biaya_dikurangi: 'Biayanya dikurangi',
      bayar_ulang: 'Dibayar ulang',
    },
  },
  help: {
    reference: 'No. transfer, slip kartu, atau QRIS.',
    patient: 'Hanya untuk uang muka.',
    original: 'Hanya untuk pengembalian.',
    rest_before: 'Sisa nota yang dilihat kasir.',
  },
  commands: {
    approve: {
      label: 'Setujui pengembalian',
      purpose: 'Uangnya keluar dari laci kasir yang meminta.',
      done: 'Pengembalian disetujui.',
      did: 'Menyetujui pengembalian {{name}}',
    },
    refuse: {
      label: 'Tolak pengembalian',
      purpose: 'Uangnya tidak dikembalikan.',
      done: 'Pengembalian ditolak.',
      did: 'Menolak pengembalian {{name}}',
      input: {
        reason: 'Alasan',
      },
    },
    print: {
      label: 'Cetak kuitansi',
      purpose: 'Cetakan kedua dan seterusnya bertanda salinan.',
      done: 'Kuitansi dicetak.',
      did: 'Mencetak kuitansi {{name}}',
    },
    mail: {
      label: 'Kirim kuitansi',
      purpose: 'Pasien menerima kuitansi dalam e-mail.',
      done: 'Kuitansi dikirim.',
      did: 'Mengirim kuitansi {{name}} ke pasien',
      input: { language: 'Bahasa' },
      choices: { language: { id: 'Indonesia', en: 'Inggris' } },
    },
    giveBack: {
      label: 'Catat pengembalian',
      purpose: 'Sebagian uangnya dikembalikan.',
      done: 'Pengembalian dicatat.',
      did: 'Mengembalikan uang dari {{name}}',
      input: {
        back: 'Dikembalikan',
      },
    },
  },
} satisfies WordsOf<typeof patientPayment>;
