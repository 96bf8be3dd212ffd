/** Words of permissions, in English. */
import type id from './words.id';

export default {
  list: { purpose: 'Every single thing that a role can be allowed.' },
  form: { purpose: 'Give it a label that people understand, and choose the roles that hold it.' },
  fields: {
    name: 'Name',
    label: 'Label',
    description: 'Description',
    resource: 'Data',
    action: 'Action',
    system: 'Built-in',
    roles: 'Roles that hold it',
    roles_count: 'Roles',
  },
  help: {
    name: 'What the system checks, like “export invoices”. Must differ from other permissions.',
    label: 'What people read, like “Export invoices”.',
    resource: 'The data that it guards, like invoices.',
    action: 'What it allows, like export.',
  },
} satisfies typeof id;
