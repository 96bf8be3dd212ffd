/** Words of vital signs, in Indonesian. */
import type { vitalSign } from '#shared/areas/clinic/resources/vitalSign';
import type { WordsOf } from '#client/kit/words';

export default {
  fields: {
    measured_at: 'Diukur',
    author: 'Oleh',
    author_id: 'Akun',
    systolic: 'Sistolik',
    diastolic: 'Diastolik',
    pulse: 'Nadi',
    respiration: 'Napas',
    temperature: 'Suhu',
    spo2: 'SpO₂',
    weight: 'Berat badan',
    height: 'Tinggi badan',
    head: 'Lingkar kepala',
    pain: 'Nyeri',
    consciousness: 'Kesadaran',
    bmi: 'IMT',
    findings: 'Temuan',
    status: 'Status',
    struck_reason: 'Alasan dicoret',
    entity: 'Klien',
    visit: 'Kunjungan',
    patient: 'Pasien',
  },
  choices: {
    consciousness: {
      compos_mentis: 'Compos mentis',
      apatis: 'Apatis',
      somnolen: 'Somnolen',
      delirium: 'Delirium',
      sopor: 'Sopor',
      koma: 'Koma',
    },
    status: { recorded: 'Tercatat', struck: 'Dicoret' },
  },
  help: { pain: 'Dari 0 (tidak nyeri) sampai 10.' },
  commands: {
    strike: {
      label: 'Coret',
      purpose: 'Baris ini tetap terbaca sebagai dicoret, dan tidak dihitung lagi.',
      done: 'Tanda vital dicoret.',
      did: 'Mencoret tanda vital {{name}}',
      input: { reason: 'Alasan' },
    },
  },
} satisfies WordsOf<typeof vitalSign>;
