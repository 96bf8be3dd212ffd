/** Words of treatments, in Indonesian. */
import type { treatment } from '#shared/areas/clinic/resources/treatment';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Apa yang direncanakan dan dilakukan pada pasien, oleh siapa, dan dengan persetujuan apa.' },
  form: { purpose: 'Bahan habis pakai diisi dari jenis tindakannya. Ubah bila yang dipakai berbeda.' },
  fields: {
    number: 'Nomor',
    status: 'Status',
    name: 'Tindakan',
    name_en: 'Nama dalam bahasa Inggris',
    icd9cm: 'Kode ICD-9-CM',
    consent: 'Persetujuan yang diperlukan',
    consent_state: 'Persetujuan',
    site: 'Lokasi tubuh',
    side: 'Sisi',
    notes: 'Catatan tindakan',
    consumables: 'Bahan habis pakai',
    session: 'Sesi ke-',
    started_at: 'Mulai',
    finished_at: 'Selesai',
    emergency_reason: 'Alasan darurat',
    reason: 'Alasan koreksi atau pembatalan',
    author: 'Direncanakan oleh',
    entity: 'Klien',
    visit: 'Kunjungan',
    patient: 'Pasien',
    template: 'Jenis tindakan',
    performer: 'Pelaksana',
    series: 'Rangkaian',
    previous: 'Mengoreksi',
  },
  lines: {
    consumables: {
      one: 'Bahan',
      fields: { name: 'Nama bahan', quantity: 'Jumlah', unit: 'Satuan', batch: 'No. batch' },
    },
  },
  choices: {
    status: {
      direncanakan: 'Direncanakan',
      berlangsung: 'Berlangsung',
      selesai: 'Selesai',
      dikoreksi: 'Dikoreksi',
      batal: 'Batal',
    },
    consent: { tidak: 'Tidak perlu', lisan: 'Lisan', tertulis: 'Tertulis' },
    consent_state: { belum: 'Belum ada', setuju: 'Setuju', menolak: 'Menolak' },
    side: { kanan: 'Kanan', kiri: 'Kiri', keduanya: 'Kanan dan kiri' },
  },
  help: {
    site: 'Misalnya: lengan atas, gigi 36.',
    consumables: 'Bila dikosongkan, diisi dengan bahan yang biasa untuk tindakan ini.',
    series: 'Bila tindakan ini salah satu sesi dari rangkaian pasien.',
  },
  commands: {
    start: {
      label: 'Mulai',
      purpose: 'Mencatat waktu mulai.',
      done: 'Tindakan dimulai.',
      did: 'Memulai tindakan {{name}}',
    },
    startUrgently: {
      label: 'Mulai darurat',
      purpose: 'Memulai tanpa persetujuan tertulis, hanya untuk menyelamatkan pasien. Alasannya tercatat.',
      done: 'Tindakan darurat dimulai.',
      did: 'Memulai tindakan darurat {{name}}',
      input: { reason: 'Alasan darurat' },
    },
    finish: {
      label: 'Selesai',
      purpose: 'Setelah ini tindakan dan bahannya tidak dapat diubah, hanya dikoreksi.',
      done: 'Tindakan selesai.',
      did: 'Menyelesaikan tindakan {{name}}',
    },
    correct: {
      label: 'Koreksi',
      purpose: 'Membuat tindakan pengganti yang dapat diubah. Catatan semula tetap dapat dibaca.',
      done: 'Koreksi dibuat. Ubah isinya, lalu selesaikan.',
      did: 'Mengoreksi tindakan {{name}}',
      input: { reason: 'Alasan koreksi' },
    },
    reinstate: {
      label: 'Berlakukan lagi',
      purpose: 'Koreksinya dibatalkan sebelum selesai.',
      done: 'Tindakan berlaku lagi.',
      did: 'Memberlakukan lagi tindakan {{name}}',
    },
    cancel: {
      label: 'Batalkan tindakan',
      purpose: 'Tindakan tidak berlaku dan tidak ditagih.',
      done: 'Tindakan dibatalkan.',
      did: 'Membatalkan tindakan {{name}}',
      input: { reason: 'Alasan' },
    },
  },
} satisfies WordsOf<typeof treatment>;
