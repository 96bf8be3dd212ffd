/** Words of diagnoses, in Indonesian. */
import type { visitDiagnosis } from '#shared/areas/clinic/resources/visitDiagnosis';
import type { WordsOf } from '#client/kit/words';

export default {
  fields: {
    code: 'Kode',
    title_id: 'Nama',
    title_en: 'Nama dalam bahasa Inggris',
    rank: 'Urutan',
    occurrence: 'Kasus',
    author: 'Oleh',
    author_id: 'Akun',
    status: 'Status',
    struck_at: 'Dicoret',
    struck_reason: 'Alasan dicoret',
    entity: 'Klien',
    visit: 'Kunjungan',
    patient: 'Pasien',
  },
  choices: {
    rank: { primer: 'Primer', sekunder: 'Sekunder' },
    occurrence: { baru: 'Baru', lama: 'Lama' },
    status: { recorded: 'Tercatat', struck: 'Dicoret' },
  },
  commands: {
    makePrimary: {
      label: 'Jadikan primer',
      purpose: 'Diagnosis primer yang sekarang menjadi sekunder.',
      done: '{{name}} menjadi diagnosis primer.',
      did: 'Menjadikan {{name}} diagnosis primer',
    },
    strike: {
      label: 'Coret',
      purpose: 'Diagnosis ini tetap terbaca sebagai dicoret.',
      done: '{{name}} dicoret.',
      did: 'Mencoret diagnosis {{name}}',
      input: { reason: 'Alasan' },
    },
  },
} satisfies WordsOf<typeof visitDiagnosis>;
