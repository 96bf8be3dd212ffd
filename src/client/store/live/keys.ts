/** The keys of lists that live updates use. */

/** The list that a page's grid shows. */
export const LIST_KEY = 'grid';

/** The same page of the same list as it is now, next to the one that is on screen. */
export const newsKey = 'grid news';

/** The same after a change of one's own, of which nothing is said. */
export const OWN_KEY = 'grid own';
