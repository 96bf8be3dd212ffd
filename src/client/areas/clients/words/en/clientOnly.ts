/** What somebody reads who opens a page for people of a clinic and belongs to none, in English. */
import type id from '../id/clientOnly';
import type { Translated } from '#client/locales/translated';

export default {
  begin: {
    title: 'You do not belong to a clinic yet',
    message:
      'Start a clinic of your own, or accept an invitation: ask the owner of a clinic to invite your e-mail address, and open the link.',
    start: 'Start a clinic',
    prices: 'See the prices',
    ask: 'Ask us',
  },
  choose: {
    title: 'No workplace is chosen',
    message: 'You belong to a clinic. Choose a workplace in the top bar to open this page.',
  },
  staff: {
    title: 'This page belongs to clinics',
    message:
      'Only people of the clinic open what is here. To help them, ask for support access in their ticket: an owner of the clinic gives it for some hours, and you read the data from the list of support access.',
    go: 'To support access',
    clients: 'To the clients',
  },
} satisfies Translated<typeof id>;
