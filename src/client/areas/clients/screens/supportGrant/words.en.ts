/** Words of support access, in English. */
import type id from './words.id';

export default {
  list: {
    purpose: 'Who of the support team may read the clinic’s data, what for, and until when.',
    add: 'Grant support access',
    empty: 'The support team was never granted access',
  },
  form: {
    add: 'Grant support access',
    edit: 'Support access',
    purpose:
      'The support team can only read, and change nothing. Everyone at the clinic sees that the access runs, and an owner can end it at any time.',
    save: 'Grant access',
  },
  fields: {
    reason: 'Reason',
    hours: 'Duration (hours)',
    status: 'Status',
    ends_at: 'Ends at',
    ended_at: 'Ended',
    readers: 'Used by',
    entity: 'Client',
    granter: 'Granted by',
  },
  help: { reason: 'What the support team needs to look at.', hours: 'At most 72 hours.' },
  choices: { status: { running: 'Running', ended: 'Ended' } },
  commands: {
    enter: {
      label: 'Read the clinic’s data',
      purpose: 'You open the data of this clinic, for reading only. Everyone at the clinic sees your name, and the audit records it.',
      done: 'You are reading the data of this clinic.',
      did: 'Started to read a clinic’s data with support access {{name}}',
    },
    end: {
      label: 'End the access',
      purpose: 'From now on the support team can no longer read the data of this clinic.',
      done: 'The support access was ended.',
      did: 'Ended support access {{name}}',
    },
    expire: {
      label: 'Mark as ended',
      purpose: 'The hours of the access are over.',
      done: 'The support access has ended.',
      did: 'Recorded that support access {{name}} is over',
    },
  },
} satisfies typeof id;
