/** Words of users, in English. */
import type id from './words.id';

export default {
  list: { purpose: 'Everyone who can sign in, and the roles that they hold.' },
  form: { purpose: 'Who this person is, and what they may do.' },
  fields: {
    profile_image: 'Photo',
    name: 'Name',
    email: 'E-mail',
    roles: 'Roles',
    entity: 'Client',
    status: 'Status',
    password: 'Password',
    last_seen_at: 'Last seen',
    two_step: 'Two-step',
    email_verified_at: 'E-mail verified',
    pending_email: 'New e-mail, not verified yet',
  },
  help: {
    email: 'Used to sign in. Must differ from other users.',
    roles: 'The permissions of all roles add up, and decide which menus and pages are open.',
    entity: 'The clinic, hospital or doctor this person works for. Leave empty for those who run Nadi.',
    status: 'An inactive user is signed out of every device at once and cannot sign in.',
    password: 'At least 10 characters, without the name or e-mail.',
  },
  choices: { status: { active: 'Active', inactive: 'Inactive' } },
} satisfies typeof id;
