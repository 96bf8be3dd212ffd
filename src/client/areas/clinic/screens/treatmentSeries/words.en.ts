/** Words of series of sessions, in English. */
import type { treatmentSeries } from '#shared/areas/clinic/resources/treatmentSeries';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Series of sessions that were agreed with a patient, such as six of physiotherapy.' },
  form: { purpose: 'How it is charged is chosen once and does not change.' },
  fields: {
    number: 'Number',
    status: 'Status',
    total: 'Sessions',
    done: 'Done',
    charge_by: 'Charged',
    cancel_reason: 'Reason for the cancellation',
    entity: 'Client',
    patient: 'Patient',
    template: 'Treatment',
  },
  choices: {
    status: { berjalan: 'Open', batal: 'Cancelled' },
    charge_by: { paket: 'As a package', sesi: 'By session' },
  },
  help: { charge_by: 'A package is charged once; by session, each one when it is done.' },
  commands: {
    cancel: {
      label: 'Cancel the series',
      purpose: 'Sessions that are not done yet cannot be used any more. Those that are done are charged by session.',
      done: 'The series was cancelled.',
      did: 'Cancelled the treatment series {{name}}',
      input: { reason: 'Reason' },
    },
  },
} satisfies WordsOf<typeof treatmentSeries>;
