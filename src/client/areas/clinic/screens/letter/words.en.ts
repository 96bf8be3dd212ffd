/** Words of letters, in English. */
import type { letter } from '#shared/areas/clinic/resources/letter';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Letters that were written at visits: sick notes, certificates of good health, referrals, follow-ups and summaries.' },
  form: { purpose: 'Fill in what is needed. The text is written from the template when the letter is signed.' },
  fields: {
    number: 'Number',
    status: 'Status',
    kind: 'Kind of letter',
    language: 'Language of the letter',
    first_day: 'From',
    days: 'Number of days',
    rest: 'Needs',
    purpose: 'Purpose',
    referred_to: 'Referred to',
    reason: 'Reason for the referral',
    diagnosis: 'Diagnosis',
    with_diagnosis: 'Print the diagnosis',
    control_day: 'Day of the follow-up',
    text: 'Summary',
    author: 'Written by',
    author_id: 'Account',
    signed_by: 'Signed by',
    signed_at: 'Signed',
    cancel_reason: 'Reason for the cancellation',
    paper: 'What is printed',
    entity: 'Client',
    visit: 'Visit',
    patient: 'Patient',
  },
  choices: {
    status: { draft: 'Draft', signed: 'Signed', cancelled: 'Cancelled' },
    kind: { sakit: 'Sick note', sehat: 'Good health', rujukan: 'Referral', kontrol: 'Follow-up', resume: 'Medical summary' },
    language: { id: 'Indonesian', en: 'English' },
    rest: { istirahat: 'Rest', tugas_ringan: 'Light duty' },
  },
  help: {
    days: '14 days at most.',
    with_diagnosis: 'Employers read a sick note: it says the diagnosis only where you choose so.',
    purpose: 'For example: an application for work.',
    referred_to: 'The doctor or the health facility that the letter is for.',
  },
  commands: {
    sign: {
      label: 'Sign',
      purpose: 'The letter gets its number, and what it says cannot be changed any more.',
      done: 'The letter was signed.',
      did: 'Signed the letter {{name}}',
    },
    cancel: {
      label: 'Cancel the letter',
      purpose: 'The letter is no longer valid. Its number stays used.',
      done: 'The letter was cancelled.',
      did: 'Cancelled the letter {{name}}',
      input: { reason: 'Reason' },
    },
  },
} satisfies WordsOf<typeof letter>;
