/** Words of the style guide's page of cards, in English. */
import type id from '../id/galleryCards';

export default {
  purpose: 'A card groups what belongs together. Hairlines rather than boxes in boxes; one level of shadow.',
  contents: {
    stats: 'Stats card',
    header: 'Page header',
    section: 'Section card',
    empty: 'Empty state',
    error: 'Failed to load',
    skeleton: 'Skeleton',
  },
  why: {
    stats: 'One number at a glance, with its latest news and its course. Where it leads somewhere, the whole card is the door.',
    header: 'Every page opens with its name, one line on its use, and one main action. On a phone the action moves to a bar at the foot.',
    section: 'For parts that are saved on their own, as on the profile page.',
    empty: 'A place with nothing in it says what will stand there, and offers the one action that fills it.',
    error: 'What failed to load says what happened and offers another try. A lost connection is nobody’s mistake, so it is not red.',
    skeleton: 'Holds the place of what is being loaded, so that nothing jumps when it arrives.',
  },
  stats: {
    items: 'Items',
    users: 'Users',
    news: '11 new this week',
    fewNews: '2 new this week',
    up: '22% more',
    down: '18% fewer',
    less: 'Going down',
    door: 'As a door',
    open: 'See all items',
    none: 'Nothing new yet',
    longLabel: 'Active users in every clinic, hospital and private practice',
    longNews: 'Counted from the first clinic that joined until today',
  },
  header: {
    title: 'Items',
    purpose: 'Medicines, treatments and examinations that the clinic offers.',
    add: 'Add item',
    withBadge: 'With a status',
    active: 'Active',
    longTitle: 'Klinik Pratama Rawat Inap Bhakti Husada Cabang Kabupaten Kepulauan Siau Tagulandang Biaro',
    longPurpose: 'A long name wraps and is never cut off, as people need to know exactly which record they are working in.',
  },
  section: {
    title: 'Two-step sign-in',
    purpose: 'A password alone can be stolen; the code on your phone can’t.',
    on: 'On',
    text: 'On since 3 May 2026. 8 recovery codes are left.',
  },
  empty: {
    first: 'Nothing yet',
    title: 'No items yet',
    message: 'The items that you add will stand here.',
    noMatch: 'Nothing matches',
    noMatchTitle: 'Nothing matches',
    noMatchMessage: 'Try other words, or clear the filters.',
  },
} satisfies typeof id;
