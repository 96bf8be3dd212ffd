/** What a resource's own calls can't say of notifications: all of them are read. */
import { endpoints } from '#shared/endpoints/index';
import { asks } from '#client/services/endpointCalls';
import type { Http } from '#client/services/http';

export const notificationsService = (http: Http) => ({ readAll: asks(http)(endpoints.readNotifications) });
