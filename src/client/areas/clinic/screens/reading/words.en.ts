/** Words of who opened or exported which record, in English. */
import type id from './words.id';

export default {
  fields: {
    resource: 'Kind of record',
    record_id: 'Record ID',
    record_label: 'Record',
    person_id: 'Person ID',
    person_name: 'Name',
    role: 'Role',
    opened: 'Times opened',
    exported: 'Times exported',
    first_at: 'First',
    last_at: 'Last',
    entity: 'Client',
  },
  own: {
    title: 'Who opened or exported it',
    purpose: 'One line for each person and hour. Only the owner of the clinic sees it.',
    support: 'Support team',
  },
} satisfies typeof id;
