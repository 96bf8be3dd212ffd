/** Which tenants' rows a transaction may see (row-level security), and whether this must be set at all. Rule: PRV-3. */
import type { Actor, Verdict } from '#shared/access';
import { transaction, type Scope } from '../db/database';
import type { Find, ServerResource } from './serverResource';
import type { Tree } from './records';
import type { Queryable } from './runner';
import type { Store } from './store';

/** Everyone's rows only for who may see them all by the rule; else one's own entity's, and what one wrote without one (TKT-14). */
export const scopeOf = (actor: Actor | null, verdict: Verdict): Scope | undefined => {
  if (verdict === true) return 'all';
  return actor ? { entityId: actor.entityId, personId: actor.id } : undefined;
};

/** Whether reading this, with what is included, touches a table under row-level security. */
const touchesTenants = (find: Find, server: ServerResource, tree: Tree): boolean =>
  server.tenant ||
  server.notedByClients === true ||
  Object.values(server.resource.relations).some(({ type }) => find(type).tenant) ||
  Object.entries(tree).some(([name, deeper]) => touchesTenants(find, find(server.resource.relations[name]!.type), deeper));

/** Reads with the scope of the rule's answer; in a transaction only where a tenant's rows may be met. */
export const reading = <T>(
  store: Store,
  actor: Actor | null,
  verdict: Verdict,
  server: ServerResource,
  tree: Tree,
  work: (runner: Queryable) => Promise<T>,
): Promise<T> => {
  if (!touchesTenants(store.find, server, tree)) return work(store.database.kysely);
  const scope = scopeOf(actor, verdict);
  return transaction(store.database, work, { readOnly: true, ...(scope && { scope }) });
};
