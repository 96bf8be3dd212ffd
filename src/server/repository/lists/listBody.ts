/** The body of a list's answer: the cached one while nothing that it depends on has changed. */
import type { Actor, Verdict } from '#shared/access';
import { dayOf } from '#shared/domain/calendarDays';
import type { Resource } from '#shared/kit/resource';
import type { Reading } from '#shared/readQuery';
import { resources } from '#shared/areas/resources';
import { dependenciesOf, dependencySql, clientOf, type Dependencies } from './clientRevisions';
import { searchableRelations } from './conditions';
import { hashOf } from './listCache';
import { stateNow } from './revisions';
import { treeFor } from '../read';
import type { Tree } from '../records';
import { timeOf } from './relativeFilters';
import { dependsOn, type SeenRelations } from './relatedMatches';
import type { Queryable } from '../runner';
import type { Find, ServerResource } from '../serverResource';
import type { Store } from '../store';

const declared: Readonly<Record<string, Resource>> = resources;

/** The resources a list answers records of: its own, and those along the include's paths. */
const answered = (find: Find, server: ServerResource, tree: Tree): ServerResource[] => [
  server,
  ...Object.entries(tree).flatMap(([name, deeper]) => answered(find, find(server.resource.relations[name]!.type), deeper)),
];

/** Names of the resources whose revisions change whenever the answer would; undefined if revisions do not cover every change. */
const dependenciesFor = (
  find: Find,
  server: ServerResource,
  servers: readonly ServerResource[],
  reading: Reading,
): Dependencies | undefined => {
  const names = new Set<string>(dependsOn(server, reading, find));
  for (const { resource, relations, changesWith } of servers) {
    if (!changesWith) return undefined;
    // A link through another table ends with the record that it leads to, and one may be sorted by.
    const linked = Object.keys(relations).filter(
      (name) => relations[name]!.by !== 'column' || reading.sort.some((one) => one.includes(`${name}.`)),
    );
    for (const name of [resource.name, ...changesWith, ...linked.map((one) => find(resource.relations[one]!.type).resource.name)])
      names.add(name);
  }
  return dependenciesOf(find, [...names].sort());
};

/** Everything that decides an answer next to the rows: the request with the days that its words mean, and what the rules let this actor see. */
const keyOf = (
  { url, actor, verdict, reading }: Asking,
  servers: readonly ServerResource[],
  { seen, day }: { readonly seen: SeenRelations; readonly day: string | undefined },
): string => {
  // Numbers among the attributes count records of other resources, as far as the actor may get those.
  const names = servers.flatMap(({ resource, changesWith = [] }) => [resource.name, ...changesWith]);
  const got = names.map((name) => declared[name]?.access.get?.(actor) ?? false);
  const shown = servers.flatMap(({ resource }) =>
    Object.values(resource.attributes).flatMap(({ shownTo }) => (shownTo ? [shownTo(actor)] : [])),
  );
  return hashOf(JSON.stringify([url, reading.filter, verdict, got, shown, seen, day]));
};

/** Today at the client of the person who asks, where an answer changes with the day; undefined where it does not. */
const dayFor = async (store: Store, actor: Actor | null, servers: readonly ServerResource[]): Promise<string | undefined> => {
  if (!servers.some(({ changesDaily }) => changesDaily)) return undefined;
  const { now, zone } = await timeOf(store, actor);
  return dayOf(now, zone);
};

/** The revision of the resources that an answer depends on. `all`: of all rows; `own`: of the rows of the actor's client. */
export type Revisions = { readonly all: string; readonly own: string };

type Asking = {
  readonly url: string;
  readonly actor: Actor | null;
  readonly verdict: Verdict;
  readonly reading: Reading;
  /** The state of the revision counters of this address, where it was read together with the actor. */
  readonly revision: Revisions | null;
};

/**
 * The present revision of what the answer depends on. Where the rule limits a person to one client, row-level security hides the rows of
 * all other clients, also in related records: only changes of this client count then.
 */
const revisionFor = async (
  runner: Queryable,
  server: ServerResource,
  dependencies: Dependencies,
  { actor, verdict, revision }: Asking,
): Promise<string> => {
  const client = typeof verdict === 'boolean' ? undefined : clientOf(server, verdict);
  const isOwn = client !== undefined && client === actor?.entityId;
  return revision?.[isOwn ? 'own' : 'all'] ?? stateNow(runner, dependencySql(dependencies, isOwn ? client : undefined));
};

/**
 * The body of a list: the one from before if nothing has changed since, on whichever server, else what `make` makes.
 * @param asking the request's address as it came, who asks, the rule's answer, what the address says, and the revision counters' revision
 */
export const listBody = async (store: Store, server: ServerResource, asking: Asking, make: () => Promise<Buffer>): Promise<Buffer> => {
  const { find, database, lists } = store;
  const { url, actor, reading } = asking;
  // Who reads personal values in full depends on more than what the key names.
  if (reading.whole) return make();
  const servers = answered(find, server, treeFor(server, reading));
  const asked = lists.dependenciesOf(url);
  const dependencies = asked ?? dependenciesFor(find, server, servers, reading);
  if (dependencies && !asked) lists.noteAsked(url, dependencies);
  if (!dependencies || !asked) return make();
  // Only a search and an order look into related records: other lists are the same for people who may get different ones of those.
  const looks = reading.q !== '' || reading.sort.some((one) => one.includes('.'));
  const seen = looks ? searchableRelations(actor, server, find) : {};
  const key = keyOf(asking, servers, { seen, day: await dayFor(store, actor, servers) });
  // Read before the rows: what changes while they are read makes the answer out of date, never one that looks fresh.
  const state = await revisionFor(database.kysely, server, dependencies, asking);
  const known = lists.get(key, state);
  if (known) return known;
  const body = await make();
  lists.set(key, { revision: state, body });
  return body;
};
