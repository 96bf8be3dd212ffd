/** Words about what one may and may not, in English. */
import type id from '../id/access';

export default {
  why: {
    title: 'Why is this not allowed?',
    permission: 'The permission it takes',
    roles: 'Roles that have it',
    noRoles: 'No role has it yet.',
    ask: 'Ask',
    noAsk: 'Contact whoever runs your Nadi.',
    failed: 'The reason could not be loaded.',
  },
  viewAs: {
    banner: 'You are viewing Nadi as the role {{role}}. Reading only: nothing can be changed.',
    end: 'Done',
    start: 'View as this role',
    started: 'You are now viewing as {{role}}.',
    ended: 'You are yourself again.',
  },
  client: {
    sandbox: 'Sandbox client. Its clock shows {{time}}, and its mails are not sent.',
    support: 'The Nadi support team may read the data of this clinic until {{until}} ({{left}}). Nobody has used this yet.',
    supportUsed: 'The Nadi support team may read the data of this clinic until {{until}} ({{left}}). Used by {{readers}}.',
    reading: 'You are reading the data of this clinic for its support until {{until}} ({{left}}). Nothing can be changed.',
    details: 'See the access',
    leave: 'Leave',
  },
} satisfies typeof id;
