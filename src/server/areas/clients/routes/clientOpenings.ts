/** Somebody of ours makes a client together with its subscription. Rule: SUB-30. */
import { hasScope, type Actor, type Permission } from '#shared/access';
import { idempotencyKeyOf } from '#server/http/conditions';
import { sendDocument } from '#server/http/jsonapi';
import { Refusal } from '#server/refusal';
import { answeredOnce, type Answer } from '#server/repository/idempotency';
import type { Store } from '#server/repository/store';
import { write } from '#server/repository/write';
import type { Handlers } from '#server/routes/endpoints';
import { actOf } from '#server/routes/routeSteps';
import { openClient, type OpeningValues } from '../subscriptions/openClient';

/** What the save does next to adding a client and a subscription, each for who may do it by itself, too. */
const permissionsFor = ({ owner_email: email }: OpeningValues): readonly Permission[] => [
  'activate clientsubsheader',
  ...(email ? (['create memberships'] as const) : []),
];

/** @throws Refusal `access.denied` */
const mayOpen = (actor: Actor, values: OpeningValues): void => {
  const missing = permissionsFor(values).find((one) => !hasScope(actor, one));
  if (missing) throw new Refusal([{ code: 'access.denied', meta: { permission: missing } }]);
};

export const clientOpenings = ({ store }: { store: Store }): Handlers<'openClient'> => ({
  openClient: async ({ request, reply, actor, values }) => {
    mayOpen(actor, values);
    const answerOf = (entity: string): Answer => ({ status: 201, headers: {}, document: { meta: { entity } } });
    const { status, headers, document } = await write(actOf(request, store), true, (work) =>
      answeredOnce<{ id: string }>(
        work,
        idempotencyKeyOf(request),
        async () => {
          const id = await openClient(work, values);
          return { stored: { id }, answer: answerOf(id) };
        },
        async ({ id }) => answerOf(id),
      ),
    );
    return sendDocument(reply.headers(headers), status, document);
  },
});
