/** Words of leaves, in English. */
import type id from './words.id';

export default {
  list: { purpose: 'Days on which team members do not work. Nobody can be booked with them on these days.' },
  form: { purpose: 'Appointments on the days of the leave are shown before it is saved.' },
  fields: {
    name: 'Leave',
    first_day: 'First day',
    last_day: 'Last day',
    reason: 'Reason',
    entity: 'Client',
    member: 'Team member',
  },
} satisfies typeof id;
