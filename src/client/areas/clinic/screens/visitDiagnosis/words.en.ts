/** Words of diagnoses, in English. */
import type { visitDiagnosis } from '#shared/areas/clinic/resources/visitDiagnosis';
import type { WordsOf } from '#client/kit/words';

export default {
  fields: {
    code: 'Code',
    title_id: 'Indonesian name',
    title_en: 'Name',
    rank: 'Rank',
    occurrence: 'Case',
    author: 'By',
    author_id: 'Account',
    status: 'Status',
    struck_at: 'Struck out',
    struck_reason: 'Reason for striking out',
    entity: 'Client',
    visit: 'Visit',
    patient: 'Patient',
  },
  choices: {
    rank: { primer: 'Primary', sekunder: 'Secondary' },
    occurrence: { baru: 'New', lama: 'Known' },
    status: { recorded: 'Recorded', struck: 'Struck out' },
  },
  commands: {
    makePrimary: {
      label: 'Make primary',
      purpose: 'The present primary diagnosis becomes secondary.',
      done: '{{name}} is the primary diagnosis.',
      did: 'Made {{name}} the primary diagnosis',
    },
    strike: {
      label: 'Strike out',
      purpose: 'The diagnosis stays readable as struck out.',
      done: '{{name}} was struck out.',
      did: 'Struck out the diagnosis {{name}}',
      input: { reason: 'Reason' },
    },
  },
} satisfies WordsOf<typeof visitDiagnosis>;
