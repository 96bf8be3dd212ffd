/** Words of consents, in Indonesian. */
import type { consent } from '#shared/areas/clinic/resources/consent';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Persetujuan dan penolakan pasien, dengan teks yang dibaca dan tanda tangannya.' },
  form: { purpose: 'Baca teksnya bersama pasien, lalu tanda tangani.' },
  fields: {
    number: 'Nomor',
    status: 'Status',
    kind: 'Jenis persetujuan',
    language: 'Bahasa',
    form: 'Bentuk',
    decision: 'Keputusan',
    text: 'Teks',
    edition: 'Edisi teks',
    signer: 'Nama yang menandatangani',
    relation: 'Hubungan dengan pasien',
    witness: 'Nama saksi',
    signature: 'Tanda tangan',
    signed_at: 'Waktu',
    author: 'Dijelaskan oleh',
    withdraw_reason: 'Alasan pencabutan',
    paper: 'Isi cetakan',
    entity: 'Klien',
    visit: 'Kunjungan',
    treatment: 'Tindakan',
    patient: 'Pasien',
  },
  choices: {
    status: { berlaku: 'Berlaku', dicabut: 'Dicabut' },
    kind: { persetujuan_umum: 'Persetujuan umum', persetujuan_tindakan: 'Persetujuan tindakan' },
    language: { id: 'Indonesia', en: 'Inggris' },
    form: { tertulis: 'Tertulis', lisan: 'Lisan' },
    decision: { setuju: 'Setuju', menolak: 'Menolak' },
    relation: {
      pasien: 'Pasien sendiri',
      pasangan: 'Suami/istri',
      orang_tua: 'Orang tua',
      anak: 'Anak',
      saudara: 'Saudara kandung',
      wali: 'Wali',
    },
  },
  commands: {
    withdraw: {
      label: 'Cabut',
      purpose: 'Persetujuan tidak berlaku lagi. Teks dan tanda tangannya tetap tersimpan.',
      done: 'Persetujuan dicabut.',
      did: 'Mencabut persetujuan {{name}}',
      input: { reason: 'Alasan pencabutan' },
    },
  },
} satisfies WordsOf<typeof consent>;
