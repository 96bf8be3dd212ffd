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
} satisfies typeof id;
