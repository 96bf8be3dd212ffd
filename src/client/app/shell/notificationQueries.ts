/** The queries for notifications and their list keys: the number of unread ones, and the newest page by page. */
import { firstPage, type Query } from '#shared/jsonapi';
import type { Notification } from '#shared/areas/identity/resources/notification';
import { modules as identity } from '../../areas/identity';

const { notification } = identity;

/** How many are unread is asked again after so many milliseconds, while the page can be seen. */
export const askEvery = 60_000;

/** Only the number of the unread ones is wanted. */
export const unreadKey = 'unread';
export const unreadQuery: Query = { ...firstPage, page: { number: 1, size: 1 }, filter: { read: ['false'] } };

/** One page of those that the panel shows, a list of its own. */
export const pageKey = (number: number): string => `panel:${number}`;
export const pageQuery = (number: number): Query => ({ ...firstPage, page: { number, size: 30 } });

/** One is read now; what is watched is asked for again, the number of unread ones among it. */
export const markRead = ({ id, version }: Notification) =>
  notification.actions.update({ id, version, read_at: new Date().toISOString() }, { refresh: true });
