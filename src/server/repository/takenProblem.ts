/** What the database refuses because it must be unique, as a problem of the field that it is about. */
import type { Problem } from '#shared/errors';
import { resources } from '#shared/areas/resources';
import { pointerTo } from '#shared/validate';
import { columnOf, type ServerResource, type Find } from './serverResource';

const UNIQUE_VIOLATION = '23505';

/** The attribute or relation that is stored in a column. */
const fieldIn = (server: ServerResource, column: string): string | undefined =>
  Object.keys(server.resource.attributes).find((name) => columnOf(server, name) === column) ??
  Object.entries(server.relations).find(([, stored]) => stored.by === 'column' && stored.column === column)?.[0];

/**
 * Where a unique index of a resource's table points to: the id for its key and for the index over all clients, else the field whose column stands in its name.
 * @param index as the migrations name it: `tags_pkey`, `tags_name_unique`
 */
export const uniqueProblem = (server: ServerResource, index: string): Problem | undefined => {
  if (index === `${server.table}_pkey` || index === `${server.table}_id_unique`) return { code: 'id.taken', pointer: '/data/id' };
  const column = index.startsWith(`${server.table}_`) ? /^_(\w+)_unique$/.exec(index.slice(server.table.length))?.[1] : undefined;
  const name = column === undefined ? undefined : fieldIn(server, column);
  return name === undefined ? undefined : { code: 'taken', pointer: pointerTo(server.resource, name) };
};

/**
 * Two requests may pass the same check at once: a unique index then stops the second, and this finds the field, in whichever resource's table.
 * @returns undefined for any other error
 */
export const takenProblem = (error: unknown, find: Find): Problem | undefined => {
  const { code, constraint, table } = (error ?? {}) as { code?: string; constraint?: string; table?: string };
  if (code !== UNIQUE_VIOLATION || constraint === undefined) return undefined;
  if (constraint === 'deletions_pkey') return { code: 'id.taken', pointer: '/data/id' };
  const server = Object.values(resources)
    .map(({ type }) => find(type))
    .find((one) => one.table === table);
  return server && uniqueProblem(server, constraint);
};
