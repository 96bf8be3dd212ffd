/** Words of practice schedules, in English. */
import type id from './words.id';

export default {
  list: { purpose: 'Days and times at which doctors see patients. Appointments are made from these.' },
  form: { purpose: 'The schedules of one doctor must not overlap. Appointments that exist stay as they are.' },
  fields: {
    name: 'Schedule',
    weekdays: 'Days',
    start: 'Start',
    end: 'End',
    minutes: 'Minutes per appointment',
    parallel: 'Patients per time',
    quota: 'Quota per day',
    valid_from: 'Valid from',
    valid_to: 'Valid until',
    entity: 'Client',
    doctor: 'Doctor',
    poly: 'Outpatient room',
  },
  choices: {
    weekdays: {
      senin: 'Monday',
      selasa: 'Tuesday',
      rabu: 'Wednesday',
      kamis: 'Thursday',
      jumat: 'Friday',
      sabtu: 'Saturday',
      minggu: 'Sunday',
    },
  },
  help: {
    parallel: 'How many patients can be booked for the same time. Usually one.',
    quota: 'Leave it empty if all times may be booked.',
    valid_from: 'Leave it empty if it is valid already.',
    valid_to: 'Leave it empty if it has no end.',
  },
} satisfies typeof id;
