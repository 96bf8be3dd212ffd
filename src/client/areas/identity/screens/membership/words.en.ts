/** Words of memberships, in English. */
import type id from './words.id';

export default {
  list: {
    purpose: 'Who works at the clinic, in which role, and who is still invited.',
    add: 'Invite someone',
    empty: 'Nobody works at the clinic yet',
  },
  form: {
    add: 'Invite someone',
    edit: 'Person at the clinic',
    purpose: 'The invitation is sent by e-mail and is valid for 7 days. A role counts at this clinic only.',
    save: 'Send invitation',
  },
  fields: {
    email: 'E-mail',
    name: 'Name',
    status: 'Status',
    invited_at: 'Invited',
    accepted_at: 'Joined',
    ended_at: 'Ended',
    entity: 'Client',
    role: 'Role',
    user: 'User',
    inviter: 'Invited by',
  },
  choices: { status: { invited: 'Invited', active: 'Active', ended: 'Ended' } },
  help: {
    email: 'Only the owner of this address can accept the invitation.',
    role: 'For the front desk choose Cashier, who also registers patients.',
  },
  commands: {
    resend: {
      label: 'Send the invitation again',
      purpose: 'A new mail is sent; the link of the mail before no longer works.',
      done: 'The invitation for {{name}} was sent again.',
      did: 'Sent the invitation to {{name}} again',
    },
    changeRole: {
      label: 'Change the role',
      purpose: 'The new role counts at once, at this clinic only.',
      done: 'The role of {{name}} was changed.',
      did: 'Changed the role of member {{name}}',
      input: { role: 'Role' },
    },
    end: {
      label: 'End access',
      purpose: 'Their access to this clinic ends at once. What they recorded stays.',
      done: 'The access of {{name}} was ended.',
      did: 'Ended the access of member {{name}}',
    },
  },
} satisfies typeof id;
