/** Words of outpatient rooms, in English. */
import type id from './words.id';

export default {
  list: { purpose: 'Where doctors see patients, and the letters that queue numbers begin with.' },
  form: { purpose: 'Queue numbers that were given already stay as they are.' },
  fields: { code: 'Queue code', name: 'Name', room: 'Room', status: 'Status', entity: 'Client', service: 'Examination service' },
  choices: { status: { active: 'Active', inactive: 'Inactive' } },
  help: {
    service: 'What is charged for each examination here, from its beginning.',
    code: 'One to three letters before the queue number, such as A of A-012.',
    room: 'Where patients go when they are called, such as Room 2.',
  },
} satisfies typeof id;
