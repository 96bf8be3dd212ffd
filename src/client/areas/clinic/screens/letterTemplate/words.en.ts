/** Words of letter templates, in English. */
import type { letterTemplate } from '#shared/areas/clinic/resources/letterTemplate';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'The texts of the letters of your clinic. A kind without a template uses the example that comes with the program.' },
  form: { purpose: 'One template for each kind of letter and language.' },
  fields: {
    kind: 'Kind of letter',
    language: 'Language',
    title: 'Title of the letter',
    body: 'Text of the letter',
    edition: 'Edition',
    entity: 'Client',
  },
  choices: {
    kind: {
      sakit: 'Sick note',
      sehat: 'Good health',
      rujukan: 'Referral',
      kontrol: 'Follow-up',
      resume: 'Medical summary',
      persetujuan_umum: 'General consent',
      persetujuan_tindakan: 'Consent to a treatment',
    },
    language: { id: 'Indonesian', en: 'English' },
  },
  help: {
    body: 'What is between two pairs of braces is filled in when the letter is signed. A line whose placeholder is empty is not printed.',
  },
  own: { placeholders: 'Placeholders of this letter:', fromExample: 'Begin with the example' },
} satisfies WordsOf<typeof letterTemplate>;
