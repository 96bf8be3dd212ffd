/** Words of roles, in English. */
import type id from './words.id';

export default {
  list: { purpose: 'The sets of permissions that users hold.' },
  form: { purpose: 'Tick what those who hold this role may do.' },
  fields: {
    name: 'Name',
    description: 'Description',
    scope: 'Scope',
    entity: 'Client',
    system: 'Built-in',
    two_step_required: 'Require two-step sign-in',
    permissions: 'Permissions',
    users_count: 'Users',
    permissions_count: 'Permissions',
  },
  choices: { scope: { platform: 'The whole platform', entity: 'One client' } },
  help: {
    scope: 'A role of clients is given by membership and counts at that client only. It cannot be changed later.',
    entity: 'Leave it empty if every client may use it.',
    name: 'Must differ from other roles.',
    description: 'A sentence or two on who holds it.',
    two_step_required: 'Whoever holds this role must turn on two-step sign-in in their profile before anything else.',
  },
} satisfies typeof id;
