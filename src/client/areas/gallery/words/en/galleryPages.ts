/** Words of the style guide's whole pages, in English. */
import type id from '../id/galleryPages';

export default {
  timeline: 'What happened, one thing after the other, the newest on top. Colours and icons mean what they mean elsewhere.',
  user: 'A user in one card: who they are, what their role is, and what they did last.',
  alternative: 'The same parts, set densely with a panel beside them: for those who sit before a monitor all day.',
  contents: {
    timeline: { sample: 'Sample timeline', own: 'Your activity' },
    user: { card: 'User card', portrait: 'Portrait', activity: 'Your activity' },
    alternative: { dense: 'Dense dashboard' },
  },
  why: {
    sample: 'For histories: tickets, invoices, changes of data. One sentence for each event; the exact moment shows on hover and focus.',
    own: 'Real data: what you did last by the audit trail.',
    card: 'Your own data, only read. It is changed on the profile page.',
    portrait: 'Without a picture the initials show; titles before a name are left out.',
    dense:
      'Four numbers on top, a dense table in the middle, how things stand and the latest news beside. On a narrow screen the panel moves below.',
  },
  event: {
    paid: 'Invoice INV-2026-0046 was paid',
    mailed: 'A reminder was sent to RSIA Kenanga',
    late: 'Invoice INV-2026-0044 is overdue',
    lateText: 'Three days past its due date. A second reminder goes out tomorrow morning.',
    deleted: 'A draft invoice was deleted',
    edited: 'The address of Klinik Anggrek was changed',
    added: 'New client: Praktik dr. Sekar',
  },
  status: { active: 'Active', inactive: 'Inactive' },
  edit: 'Edit profile',
  fact: { joined: 'Joined', seen: 'Last seen', verified: 'E-mail verified', twoStep: 'Two-step sign-in' },
  yes: 'On',
  no: 'Not yet',
  portrait: { name: 'Two words', title: 'With a title', one: 'One word' },
  all: 'All statuses',
  invoices: 'Invoices',
  print: 'Print',
  panel: 'Side panel',
  share: 'How invoices stand',
  latest: 'Latest news',
  clients: 'Clients',
  thisMonth: 'This month',
} satisfies typeof id;
