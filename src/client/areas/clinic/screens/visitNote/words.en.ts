/** Words of visit notes, in English. */
import type { visitNote } from '#shared/areas/clinic/resources/visitNote';
import type { WordsOf } from '#client/kit/words';

export default {
  fields: {
    author: 'Author',
    author_id: 'Account',
    subjective: 'Subjective',
    objective: 'Objective',
    assessment: 'Assessment',
    plan: 'Plan',
    status: 'Status',
    signed_at: 'Signed',
    reason: 'Reason',
    entity: 'Client',
    visit: 'Visit',
    patient: 'Patient',
    previous: 'Takes the place of',
    source: 'Copied from',
  },
  choices: { status: { draft: 'Draft', signed: 'Signed', amended: 'Amended', discarded: 'Discarded' } },
  commands: {
    sign: {
      label: 'Sign',
      purpose: 'The note cannot be changed any more, only amended.',
      done: 'The note was signed.',
      did: 'Signed the note by {{name}}',
    },
    amend: {
      label: 'Amend',
      purpose: 'A new note is made from this one. The old one stays readable, and counts until the new one is signed.',
      done: 'The amendment has begun.',
      did: 'Began an amendment of the note by {{name}}',
      input: { reason: 'Reason' },
    },
    discard: {
      label: 'Discard the draft',
      purpose: 'This draft is not shown any more.',
      done: 'The draft was discarded.',
      did: 'Discarded the draft of a note by {{name}}',
    },
    supersede: {
      label: 'Replace',
      purpose: 'Another note takes its place.',
      done: 'The note was replaced.',
      did: 'Replaced the note by {{name}} with its amendment',
    },
  },
} satisfies WordsOf<typeof visitNote>;
