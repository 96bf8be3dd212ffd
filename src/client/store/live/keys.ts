/** The keys of lists that live updates use. */

/** The list that a page's grid shows. */
export const LIST_KEY = 'grid';

/** The same page of the same list as it is now, next to the one that is on screen. */
export const newsKey = 'grid news';

/** The same after a change of one's own, of which nothing is said. */
export const OWN_KEY = 'grid own';

/** A list of records that a person chooses from: such as `picker:item.tags`. @param number of the page, each of which is a list of its own */
export const choicesKey = (choice: string, number = 1) => `picker:${choice}${number === 1 ? '' : `:${number}`}`;

/** What a person is choosing from must not change while they choose: live updates leave it out. */
export const isChoice = (key: string): boolean => key.startsWith('picker:');
