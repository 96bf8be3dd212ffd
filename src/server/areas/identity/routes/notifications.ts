/** All one's notifications read at once. One alone is read by a change of it. */
import { sendNothing } from '#server/http/jsonapi';
import { readAll } from '#server/repository/notify';
import type { Store } from '#server/repository/store';
import { write } from '#server/repository/write';
import type { Handlers } from '#server/routes/endpoints';
import { actOf } from '#server/routes/routeSteps';

export const notifications = ({ store }: { store: Store }): Handlers<'readNotifications'> => ({
  readNotifications: async ({ request, reply, actor }) => {
    await write(actOf(request, store), { user: actor.id }, (work) => readAll(work, actor.id));
    return sendNothing(reply);
  },
});
