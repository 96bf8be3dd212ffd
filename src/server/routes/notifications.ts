/** All one's notifications read at once. One alone is read by a change of it. */
import { sendNothing } from '../http/jsonapi';
import { readAll } from '../repository/notify';
import type { Store } from '../repository/store';
import { write } from '../repository/write';
import type { Handlers } from './endpoints';
import { actOf } from './routeSteps';

export const notifications = ({ store }: { store: Store }): Handlers<'readNotifications'> => ({
  readNotifications: async ({ request, reply, actor }) => {
    await write(actOf(request, store), { user: actor.id }, (work) => readAll(work, actor.id));
    return sendNothing(reply);
  },
});
