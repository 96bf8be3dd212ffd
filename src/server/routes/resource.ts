/** The routes of every declared resource, one for each verb that its declaration opens: read, authorise, act, present. Rules: APP-12, PRV-4. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUuid } from '#shared/kit/values';
import { expectedVersions, idempotencyKeyOf } from '../http/conditions';
import { examineDocument } from '../http/document';
import { sendNothing } from '../http/jsonapi';
import type { InListQueue } from '../http/listQueue';
import { addressOf } from '../http/presenter';
import { Refusal } from '../refusal';
import { createRecord } from '../repository/create';
import { answeredOnce, type Answer } from '../repository/idempotency';
import { newId } from '../repository/ids';
import { currentRow, validateRecord } from '../repository/validateRecord';
import { readWritten, readOne, type Found } from '../repository/read';
import { noteReading } from '../repository/readings';
import type { ServerResource } from '../repository/serverResource';
import type { Store } from '../repository/store';
import { withoutEchoes } from './echoes';
import { updateRecord } from '../repository/update';
import { write } from '../repository/write';
import { bulkCommandRoutes } from './bulkCommands';
import { commandRoutes } from './commands';
import { deletionAddress, destroyOne } from './deletions';
import { historyRoute } from './history';
import { listRoutes } from './lists';
import { actOf, authorise, idOf, missing, recordDocument, sendRecord, disclosureTo, wishOf, writtenDocument } from './routeSteps';
import { withinVerdict } from './withinVerdict';

const whereOf = (verdict: ReturnType<typeof authorise>) => (verdict === true ? {} : verdict);

function getRoute(app: FastifyInstance, store: Store, server: ServerResource): void {
  app.get(`${server.resource.path}/:id`, async (request, reply) => {
    const verdict = authorise(server.resource, 'get', request.actor);
    const wish = wishOf(request, server.resource);
    const found = await readOne(store, request.actor, server, idOf(request), wish, verdict);
    const [record] = found.records;
    if (!record) return missing('resource.missing');
    const document = recordDocument(server, wish, found, { disclosure: disclosureTo(request.actor, record) });
    noteReading(store, request.actor, found.records, request.log);
    return sendRecord(request, reply, { status: 200, headers: {}, document });
  });
}

function addRoute(app: FastifyInstance, store: Store, server: ServerResource): void {
  const { resource } = server;
  app.post(resource.path, async (request, reply) => {
    const verdict = authorise(resource, 'add', request.actor);
    const wish = wishOf(request, resource);
    const { id = newId(), ...given } = withinVerdict(resource, verdict, examineDocument(resource, request.body));
    const judgement = await validateRecord(server, given, 'add', store.clock());
    const once = idempotencyKeyOf(request);
    const answerOf = (made: string, found: Found): Answer => ({
      status: 201,
      headers: { location: addressOf(resource.type, made) },
      document: writtenDocument(server, wish, found, made, request.actor),
    });
    const answer = await write(actOf(request, store), verdict, (work) =>
      answeredOnce(
        work,
        once,
        async () => ({ stored: { id }, answer: answerOf(id, await createRecord(work, server, id, judgement, wish)) }),
        async (stored) => answerOf(stored.id, await readWritten(store, work.trx, work.actor, server, stored.id, wish)),
      ),
    );
    return sendRecord(request, reply, answer);
  });
}

function updateRoute(app: FastifyInstance, store: Store, server: ServerResource): void {
  const { resource } = server;
  app.patch(`${resource.path}/:id`, async (request, reply) => {
    const verdict = authorise(resource, 'update', request.actor);
    const where = whereOf(verdict);
    const wish = wishOf(request, resource);
    const id = idOf(request);
    const examined = examineDocument(resource, request.body, id);
    const expected = expectedVersions(request, resource, examined.version);
    const given = await withoutEchoes(store, server, { id, where }, examined);
    const { values, problems } = await validateRecord(server, given, 'update', store.clock(), {
      current: () => currentRow(store, server, id, where),
      isSelf: id === request.actor?.id,
    });
    const found = await write(actOf(request, store), verdict, async (work) => {
      await updateRecord(work, server, id, values, { where, expected, problems });
      return readWritten(store, work.trx, work.actor, server, id, wish);
    });
    return sendRecord(request, reply, { status: 200, headers: {}, document: writtenDocument(server, wish, found, id, request.actor) });
  });
}

/** The record that takes the place of the deleted one. @throws Refusal `query.invalid` */
const replacementIn = ({ query }: FastifyRequest): string | undefined => {
  const { instead } = query as { instead?: unknown };
  if (instead === undefined || isUuid(instead)) return instead;
  throw new Refusal([{ code: 'query.invalid', parameter: 'instead' }]);
};

function destroyRoute(app: FastifyInstance, store: Store, server: ServerResource): void {
  const { resource } = server;
  app.delete(`${resource.path}/:id`, async (request, reply) => {
    const verdict = authorise(resource, 'destroy', request.actor);
    wishOf(request, resource, resource.replaceable && ['instead']);
    const id = idOf(request);
    const instead = resource.replaceable && replacementIn(request);
    const key = idempotencyKeyOf(request)?.key;
    const deletionId = isUuid(key) ? key : newId();
    await write(actOf(request, store), verdict, (work) =>
      destroyOne(work, server, id, deletionId, { where: whereOf(verdict), expected: expectedVersions(request, resource), instead }),
    );
    return sendNothing(reply, { location: deletionAddress(resource, deletionId) });
  });
}

const routes = { list: listRoutes, get: getRoute, add: addRoute, update: updateRoute, destroy: destroyRoute };

/** Adds the routes that a resource's declaration opens; the other methods are answered 405. */
export function resourceRoutes(app: FastifyInstance, store: Store, server: ServerResource, inListTurn: InListQueue): void {
  for (const verb of Object.keys(server.resource.access) as (keyof typeof routes)[]) routes[verb](app, store, server, inListTurn);
  historyRoute(app, store, server);
  commandRoutes(app, store, server);
  bulkCommandRoutes(app, store, server);
}
