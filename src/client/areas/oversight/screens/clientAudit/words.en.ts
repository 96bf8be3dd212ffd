/** Words of a clinic's own audit, in English. */
import audit from '../../words/en/audit';
import type id from './words.id';

export default {
  fields: {
    action: 'Action',
    resource: 'Kind of record',
    record_id: 'Record ID',
    record_label: 'Record',
    actor_name: 'Person',
    by: 'Side',
    before: 'Before',
    after: 'After',
    command: 'Command',
    from_state: 'State before',
    to_state: 'State after',
    input: 'Input of the command',
    withheld: 'Not to be seen',
    cause_id: 'ID of the line that caused it',
    follows: 'Follows from another line',
    entity: 'Client',
  },
  choices: {
    action: audit.action,
    by: { client: 'Clinic', provider: 'Our team', clock: 'Automatic' },
  },
  own: { purpose: 'Who changed what at the clinic, and when. Nobody can change or delete these lines.' },
} satisfies typeof id;
