/** What a resource's own calls can't say of notifications: all of them are read. */
import { notification } from '#shared/resources/notification';
import { read, type Http } from './http';
import type { Outcome } from './serviceResults';

export type NotificationsService = { readonly readAll: (nothing: null, signal: AbortSignal) => Promise<Outcome<null>> };

export const notificationsService = (http: Http): NotificationsService => ({
  readAll: async (_, signal) => read(await http({ method: 'POST', path: `${notification.path}/read` }, signal), () => null),
});
