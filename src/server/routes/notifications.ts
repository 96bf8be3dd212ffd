/** All one's notifications read at once. One alone is read by a change of it. */
import type { FastifyInstance } from 'fastify';
import { notification } from '#shared/resources/notification';
import { own, signedIn } from '../http/actor';
import { sendNothing } from '../http/jsonapi';
import { refuseQuery } from '../http/query';
import { readAll } from '../repository/notify';
import type { Store } from '../repository/store';
import { write } from '../repository/write';
import { actOf } from './routeSteps';

/** POST /notifications/read, without a body. */
export function notificationRoutes(app: FastifyInstance, { store }: { store: Store }): void {
  app.post(`${notification.path}/read`, own, async (request, reply) => {
    const { actor } = signedIn(request);
    refuseQuery(request);
    await write(actOf(request, store), { user: actor.id }, (work) => readAll(work, actor.id));
    return sendNothing(reply);
  });
}
