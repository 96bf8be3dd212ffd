/** Words of the settings of a clinic, in Indonesian. */
import type { clinicSetting } from '#shared/areas/cashier/resources/clinicSetting';
import type { WordsOf } from '#client/kit/words';

export default {
  list: {
    purpose: 'Batas kasir, kuitansi, dan hari pembukuan klinik.',
  },
  form: {
    purpose: 'Kop, kertas, dan catatan kaki kuitansi.',
  },
  fields: {
    name: 'Klinik',
    status: 'Status',
    discount_percent: 'Batas potongan (%)',
    refund_amount: 'Batas pengembalian',
    four_eyes: 'Selalu dua orang',
    day_starts: 'Hari pembukuan mulai pukul',
    receipt_paper: 'Kertas kuitansi',
    letterhead_lines: 'Baris kop',
    receipt_footer: 'Catatan kaki kuitansi',
    logo: 'Logo',
    entity: 'Klien',
  },
  help: {
    letterhead_lines: 'Dicetak di bawah nama klinik. Jika kosong: alamat dan telepon klinik.',
    receipt_footer: 'Misalnya ucapan terima kasih atau jam buka.',
    logo: 'Dicetak di kepala kuitansi dan nota. PNG, JPEG, atau WebP, paling besar 2 MB.',
  },
  choices: {
    status: { active: 'Aktif' },
    receipt_paper: { '80mm': 'Gulungan 80 mm', A5: 'A5 (mendatar)', A4: 'A4' },
  },
  commands: {
    setLimits: {
      label: 'Ubah batas',
      purpose: 'Di atas batas ini, orang kedua harus menyetujui.',
      done: 'Batas diubah.',
      did: 'Mengubah batas kasir {{name}}',
      input: {
        discount_percent: 'Batas potongan (%)',
        refund_amount: 'Batas pengembalian',
        four_eyes: 'Selalu dua orang',
      },
      help: {
        discount_percent: 'Persen dari harga satu baris yang boleh dipotong satu orang.',
        refund_amount: 'Rupiah yang boleh dikembalikan satu orang sekali jalan.',
        four_eyes: 'Setiap potongan dan pengembalian disetujui orang kedua, berapa pun besarnya.',
      },
    },
    setDay: {
      label: 'Ubah hari pembukuan',
      purpose: 'Berlaku untuk uang yang masuk mulai sekarang; hari yang lalu tidak berubah.',
      done: 'Hari pembukuan diubah.',
      did: 'Mengubah hari pembukuan {{name}}',
      input: {
        day_starts: 'Mulai pukul (0–11)',
      },
      help: {
        day_starts: 'Uang yang diterima sebelum pukul ini dihitung untuk hari sebelumnya. 0 berarti tengah malam.',
      },
    },
  },
  own: {
    limits: 'Batas dan persetujuan',
    limitsPurpose: 'Sampai sebesar apa satu orang boleh memutuskan sendiri.',
    receipt: 'Kuitansi',
    receiptPurpose: 'Yang dicetak pada kuitansi dan nota.',
    edit: 'Ubah kuitansi',
    queue: 'Antrean',
    queuePurpose: 'Awalan nomor antrean diatur pada setiap poli.',
    polies: 'Buka poli',
    day: 'Hari pembukuan',
    dayPurpose: 'Kapan hari pada laporan uang berganti.',
    midnight: 'Tengah malam',
    hour: 'Pukul {{hour}}.00',
    yes: 'Ya',
    no: 'Tidak',
    none: 'Tidak ada',
    clinicAddress: 'Alamat dan telepon klinik',
    untouched: 'Pengaturan awal',
    untouchedPurpose: 'Ini yang berlaku sampai klinik mengaturnya sendiri.',
    begin: 'Mulai mengatur',
  },
} satisfies WordsOf<typeof clinicSetting>;
