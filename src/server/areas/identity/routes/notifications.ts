/** All one's notifications read at once, and what one wants to be told (NTF-3). One alone is read by a change of it. */
import { chosenKinds, isMailed } from '#shared/areas/identity/domain/notificationKinds';
import { sendDocument, sendNothing } from '#server/http/jsonapi';
import { readAll } from '#server/repository/notify';
import { Refusal } from '#server/refusal';
import type { Store } from '#server/repository/store';
import { write } from '#server/repository/write';
import type { Handlers } from '#server/routes/endpoints';
import { actOf } from '#server/routes/routeSteps';
import { keepChoice, turnedOffBy } from '../sql/notificationChoices';

const refuse = (field: 'kind' | 'way'): never => {
  throw new Refusal([{ code: 'not_an_option', pointer: `/data/attributes/${field}` }]);
};

type Names = 'readNotifications' | 'listNotificationChoices' | 'saveNotificationChoice';

export const notifications = ({ store }: { store: Store }): Handlers<Names> => ({
  listNotificationChoices: async ({ reply, actor }) => {
    const off = await turnedOffBy(store.database.kysely, actor.id);
    return sendDocument(reply, 200, { meta: { off } });
  },

  saveNotificationChoice: async ({ request, reply, actor, values: { kind, way, on } }) => {
    const chosen = chosenKinds.find((one) => one === kind) ?? refuse('kind');
    if (way === 'mail' && !isMailed(chosen)) refuse('way');
    await write(actOf(request, store), { user: actor.id }, ({ trx }) => keepChoice(trx, actor.id, { kind: chosen, way, on: on ?? true }));
    return sendNothing(reply);
  },

  readNotifications: async ({ request, reply, actor }) => {
    await write(actOf(request, store), { user: actor.id }, (work) => readAll(work, actor.id));
    return sendNothing(reply);
  },
});
