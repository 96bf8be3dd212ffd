/** Deletions as resources: delete many records at once, and undo that by deleting the deletion. */
import type { FastifyInstance } from 'fastify';
import type { Actor, Where } from '#shared/access';
import type { Problem } from '#shared/errors';
import { withDates } from '../repository/lists/relativeFilters';
import { API_ROOT } from '#shared/jsonapi';
import { readQuery } from '#shared/readQuery';
import type { Resource } from '#shared/kit/resource';
import { isUuid } from '#shared/kit/values';
import { limits } from '#shared/limits';
import { resourceOfType } from '#shared/areas/resources';
import { idempotencyKeyOf } from '../http/conditions';
import { readPlainDocument } from '../http/document';
import { Refusal } from '../refusal';
import { sendDocument, sendNothing } from '../http/jsonapi';
import { allRows, searchableRelations, type ListLimits } from '../repository/lists/conditions';
import { destroyRecords, type Deletion, type Target } from '../repository/destroy';
import { answeredOnce, type Answer } from '../repository/idempotency';
import { newId } from '../repository/ids';
import { lockRights } from '../repository/people';
import { lockedDeletion, restoreRecords, wasDeletedBy } from '../repository/restore';
import type { ServerResource } from '../repository/serverResource';
import type { Store } from '../repository/store';
import { lockedRecord, type ExpectedVersions } from '../repository/update';
import { write } from '../repository/write';
import type { WriteContext } from '../repository/writeContext';
import { actOf, authorise, idOf, missing } from './routeSteps';

const TYPE = 'deletions';

/** Where a deletion is undone. */
export const deletionAddress = ({ path }: Resource, id: string): string => `${API_ROOT}${path}/${TYPE}/${id}`;

/**
 * Deletes one record. Repeated with the same deletion id it changes nothing.
 * @throws Refusal `resource.missing`, `version.stale`, and what the resource's own rule refuses
 */
export const destroyOne = async (
  work: WriteContext,
  server: ServerResource,
  id: string,
  deletionId: string,
  { where, expected, instead }: { where: Where; expected: ExpectedVersions; instead?: string | undefined },
): Promise<void> => {
  if (await wasDeletedBy(work, server, id, deletionId)) return;
  await lockRights(work, server);
  await lockedRecord(work, server, id, where, expected);
  if (instead !== undefined) await server.replace?.(work, id, instead);
  const { refused } = await destroyRecords(work, server, deletionId, { ids: [id], narrowing: { ...allRows, where } });
  const problem = refused.get(id);
  if (problem) throw new Refusal([problem]);
};

const refuse = (pointer: string, code: 'required' | 'invalid_type' | 'invalid_id' | 'too_many', max?: number): never => {
  throw new Refusal([{ code, pointer, ...(max && { meta: { max } }) }]);
};

const idsFrom = (ids: unknown): string[] => {
  const pointer = '/data/attributes/ids';
  if (!Array.isArray(ids)) return refuse(pointer, 'invalid_type');
  if (ids.length > limits.deletion) return refuse(pointer, 'too_many', limits.deletion);
  return ids.every(isUuid) ? [...new Set<string>(ids)] : refuse(pointer, 'invalid_id');
};

/** What the access rules allow for a deletion: which rows, and which relations a search may use. */
type Rule = Pick<ListLimits, 'where' | 'seen'>;

/** The filter of a list's query string; its page and order say nothing about which records. */
const narrowingFrom = async (store: Store, actor: Actor | null, resource: Resource, query: unknown, rule: Rule): Promise<ListLimits> => {
  const pointer = '/data/attributes/query';
  if (typeof query !== 'string') return refuse(pointer, 'invalid_type');
  const read = readQuery(query, resource, resourceOfType);
  if ('problems' in read) throw new Refusal(read.problems.map(({ code, meta }) => ({ code, pointer, ...(meta && { meta }) })));
  const filter = await withDates(store, actor, resource, read.reading.filter);
  return { q: read.reading.q, filter, ...rule };
};

/** Which records a document means: those it names, or all that its query finds. */
const targetOf = async (
  store: Store,
  actor: Actor | null,
  resource: Resource,
  { ids, query }: Readonly<Record<string, unknown>>,
  rule: Rule,
): Promise<Target> => {
  const narrowing = () => narrowingFrom(store, actor, resource, query, rule);
  if (ids === undefined && query === undefined) return refuse('/data/attributes/ids', 'required');
  if (ids === undefined) return { narrowing: await narrowing() };
  return { ids: idsFrom(ids), narrowing: query === undefined ? { ...allRows, ...rule } : await narrowing() };
};

type Refused = { readonly id: string; readonly code: Problem['code']; readonly meta?: Problem['meta'] };
type KeptDeletion = { readonly id: string; readonly count: number; readonly refused: readonly Refused[] };

const keptOf = ({ id, count, refused }: Deletion): KeptDeletion => ({
  id,
  count,
  refused: [...refused].map(([record, { code, meta }]) => ({ id: record, code, ...(meta && { meta }) })),
});

const deletionAnswer = (resource: Resource, { id, count, refused }: KeptDeletion): Answer => {
  const self = deletionAddress(resource, id);
  const document = { data: { type: TYPE, id, attributes: { count, refused }, links: { self } } };
  return { status: 201, headers: { location: self }, document };
};

/** Restoring is allowed to anyone who made the deletion, and to anyone who may delete every record of this resource. */
const mayUndo = (resource: Resource, actor: Actor, { actor_id }: { actor_id: string | null }): boolean =>
  actor_id === actor.id || resource.access.destroy?.(actor) === true;

/** POST /{type}/deletions and DELETE /{type}/deletions/{id}, for a resource whose records can be deleted. */
export function deletionRoutes(app: FastifyInstance, store: Store, server: ServerResource): void {
  const { resource } = server;
  if (!resource.access.destroy) return;

  app.post(`${resource.path}/${TYPE}`, async (request, reply) => {
    const verdict = authorise(resource, 'destroy', request.actor);
    const { id: given, attributes } = readPlainDocument(TYPE, request.body);
    const id = given ?? newId();
    const target = await targetOf(store, request.actor, resource, attributes, {
      where: verdict === true ? {} : verdict,
      seen: searchableRelations(request.actor, server, store.find),
    });
    const once = idempotencyKeyOf(request, given);
    const { status, document, headers } = await write(actOf(request, store), verdict, (work) =>
      answeredOnce(
        work,
        once,
        async () => {
          const stored = keptOf(await destroyRecords(work, server, id, target));
          return { stored, answer: deletionAnswer(resource, stored) };
        },
        async (stored) => deletionAnswer(resource, stored),
      ),
    );
    return sendDocument(reply, status, document, headers);
  });

  app.delete(`${resource.path}/${TYPE}/:id`, async (request, reply) => {
    const verdict = authorise(resource, 'destroy', request.actor);
    const id = idOf(request);
    await write(actOf(request, store), verdict, async (work) => {
      const deletion = (await lockedDeletion(work, server, id)) ?? missing('resource.missing');
      if (!mayUndo(resource, work.actor, deletion)) missing('resource.missing');
      await restoreRecords(work, server, deletion);
    });
    return sendNothing(reply);
  });
}
