/** Refuses what the subscription of the person's client does not allow, before any route of a resource acts. Rules: SUB-11, SUB-19. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '#shared/access';
import { canUse, limitsSince, type NoUse, type UseAction } from '#shared/areas/clients/domain/canUse';
import type { Feature } from '#shared/domain/features';
import { API_ROOT } from '#shared/jsonapi';
import { clientInstant } from '#shared/areas/clients/domain/ownSubscription';
import type { Resource } from '#shared/kit/resource';
import { resources } from '#shared/areas/resources';
import { isForExport } from '#server/http/listQueue';
import { Refusal } from '#server/refusal';
import { ownSubscription } from '../sql/ownSubscription';
import type { Store } from '#server/repository/store';

const featured = Object.values<Resource>(resources).filter(({ feature }) => feature !== undefined);

/** The resource with a feature whose record or list an address is about, also by its uploads and its links to files. */
const featuredAt = (url: string): Resource | undefined => {
  const path = url.slice(API_ROOT.length).replace(/^\/(uploads|file-links)(?=\/)/, '');
  return featured.find(({ path: base }) => path === base || path.startsWith(`${base}/`));
};

/** A list that is read for an export says so: after the end of a subscription that is all that is left. */
const actionOf = (request: FastifyRequest, { path }: Resource): UseAction => {
  const {
    method,
    routeOptions: { url = '' },
  } = request;
  if (method === 'GET' || method === 'HEAD') return isForExport(request) ? 'export' : 'read';
  return method === 'POST' && url === API_ROOT + path ? 'create' : 'edit';
};

/** Refusals whose sentence names the days in which an owner may export. */
const namesDays: ReadonlySet<NoUse> = new Set(['ended', 'export_over']);

/**
 * Somebody who works for no client is not asked: the rules of the resource decide about them.
 * @throws Refusal `feature.…` with the reason
 */
export const refuseUnusable = async ({ database, clock }: Store, actor: Actor, feature: Feature, action: UseAction): Promise<void> => {
  if (actor.entityId === null) return;
  const now = clock();
  const own = await ownSubscription(database, { userId: actor.id, entityId: actor.entityId }, now);
  const answer = canUse(own, feature, action, clientInstant(own, now));
  if (answer.allowed) return;
  const days = namesDays.has(answer.reason) && { days: limitsSince(own, own.status_since).export_within };
  throw new Refusal([{ code: `feature.${answer.reason}`, meta: { feature, ...days } }]);
};

/** One hook for every route of the API, so that a new way to a resource is closed as well. */
export function checkFeatures(api: FastifyInstance, store: Store): void {
  api.addHook('preHandler', async (request) => {
    const { actor, is404, routeOptions } = request;
    const resource = actor && !is404 ? featuredAt(routeOptions.url ?? '') : undefined;
    if (resource) await refuseUnusable(store, actor!, resource.feature!, actionOf(request, resource));
  });
}
