/** Words of letters, in Indonesian. */
import type { letter } from '#shared/areas/clinic/resources/letter';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Surat yang dibuat dari kunjungan: sakit, sehat, rujukan, kontrol, dan resume medis.' },
  form: { purpose: 'Isi yang diperlukan. Teksnya disusun dari templat saat surat ditandatangani.' },
  fields: {
    number: 'Nomor',
    status: 'Status',
    kind: 'Jenis surat',
    language: 'Bahasa surat',
    first_day: 'Mulai tanggal',
    days: 'Lama (hari)',
    rest: 'Memerlukan',
    purpose: 'Keperluan',
    referred_to: 'Dirujuk kepada',
    reason: 'Alasan rujukan',
    diagnosis: 'Diagnosis',
    with_diagnosis: 'Cantumkan diagnosis di surat',
    control_day: 'Tanggal kontrol',
    text: 'Isi resume',
    author: 'Dibuat oleh',
    author_id: 'Akun',
    signed_by: 'Ditandatangani oleh',
    signed_at: 'Ditandatangani',
    cancel_reason: 'Alasan pembatalan',
    paper: 'Isi cetakan',
    entity: 'Klien',
    visit: 'Kunjungan',
    patient: 'Pasien',
  },
  choices: {
    status: { draft: 'Draf', signed: 'Ditandatangani', cancelled: 'Dibatalkan' },
    kind: { sakit: 'Sakit', sehat: 'Sehat', rujukan: 'Rujukan', kontrol: 'Kontrol', resume: 'Resume medis' },
    language: { id: 'Indonesia', en: 'Inggris' },
    rest: { istirahat: 'Istirahat', tugas_ringan: 'Tugas ringan' },
  },
  help: {
    days: 'Paling lama 14 hari.',
    with_diagnosis: 'Surat sakit dibaca pemberi kerja: diagnosis hanya tercantum bila dipilih.',
    purpose: 'Misalnya: melamar pekerjaan.',
    referred_to: 'Dokter atau fasilitas kesehatan yang dituju.',
  },
  commands: {
    sign: {
      label: 'Tandatangani',
      purpose: 'Surat mendapat nomor, dan isinya tidak dapat diubah lagi.',
      done: 'Surat ditandatangani.',
      did: 'Menandatangani surat {{name}}',
    },
    cancel: {
      label: 'Batalkan surat',
      purpose: 'Surat tidak berlaku lagi. Nomornya tetap terpakai.',
      done: 'Surat dibatalkan.',
      did: 'Membatalkan surat {{name}}',
      input: { reason: 'Alasan' },
    },
  },
} satisfies WordsOf<typeof letter>;
