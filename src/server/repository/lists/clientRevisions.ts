/** Totals and revisions that are kept for each client, and the resources that have them. Decision 96. */
import { sql, type RawBuilder } from 'kysely';
import type { Where } from '#shared/access';
import type { Resource } from '#shared/kit/resource';
import { resources } from '#shared/areas/resources';
import type { Find, ServerResource } from '../serverResource';
import { revisionSql } from './revisions';

const declared: Readonly<Record<string, Resource>> = resources;

/** Whether every row belongs to one client, and row-level security shows a client no other one's. */
export const isOfClients = ({ tenant, relations, withoutClientTotals }: ServerResource): boolean =>
  tenant && relations['entity']?.by === 'column' && !withoutClientTotals;

/** The client whose rows are all that a rule lets somebody see; undefined where there may be others. */
export const clientOf = (server: ServerResource, { entity }: Where): string | undefined =>
  isOfClients(server) && typeof entity === 'string' ? entity : undefined;

/** Names of resources that an answer depends on: those whose every row belongs to a client, and the others. */
export type Dependencies = { readonly ofClients: readonly string[]; readonly others: readonly string[] };

/** The names by whose rows they have. */
export const dependenciesOf = (find: Find, names: readonly string[]): Dependencies => {
  const isOwn = (name: string) => isOfClients(find(declared[name]!.type));
  return { ofClients: names.filter(isOwn), others: names.filter((name) => !isOwn(name)) };
};

/** The revision of what one client sees of these resources: a change of another client's rows leaves it as it is. */
export const clientRevisionSql = ({ ofClients, others }: Dependencies, client: RawBuilder<unknown>): RawBuilder<string> =>
  sql`(select ${revisionSql(others)} || ' / ' || coalesce(string_agg(resource || ':' || revision, ' ' order by resource), '')
    from client_totals where entity_id = ${client} and resource = any(${ofClients}::text[]))`;

/** The revision of all clients' rows or, where a client is named, of what that one sees. */
export const dependencySql = (dependencies: Dependencies, client: string | undefined): RawBuilder<string> =>
  client === undefined
    ? revisionSql([...dependencies.ofClients, ...dependencies.others])
    : clientRevisionSql(dependencies, sql`${client}::uuid`);
