/** What the audit calls a record without a name of its own, as the draft of an invoice: by its client, what it belongs to, and its period. Rule: PRV-1. */
import { sql } from 'kysely';
import { resources, type ResourceName } from '#shared/areas/resources';
import { columnOf, type ServerResource } from './serverResource';
import { uuids } from './uuids';
import type { AuditLine, WriteContext } from './writeContext';

/** The relations that tell such records apart, in the order in which they are named. */
const telling = ['ticket', 'entity', 'invoice', 'module'];

/** The name of a row `t`, as SQL; undefined where nothing tells its rows apart. */
const nameOf = (server: ServerResource, { act }: WriteContext) => {
  const named = telling.flatMap((name) => {
    const stored = server.relations[name];
    if (stored?.by !== 'column') return [];
    const other = act.store.find(server.resource.relations[name]!.type);
    return [
      sql`(select ${sql.ref(`o.${columnOf(other, other.resource.label)!}`)} from ${sql.table(other.table)} as o where o.id = ${sql.ref(`t.${stored.column}`)})`,
    ];
  });
  const days = Object.entries(server.resource.attributes).flatMap(([name, { kind }]) => {
    const column = kind === 'period' ? columnOf(server, name) : undefined;
    return column === undefined ? [] : [sql`replace(${sql.ref(`t.${column}`)}, '/', ' – ')`];
  });
  return named.length ? sql<string>`nullif(concat_ws(', ', ${sql.join([...named, ...days])}), '')` : undefined;
};

/** The lines, those of changes without a name with the one that follows from what their records belong to: one statement for each resource. */
export const namedLines = async (work: WriteContext): Promise<readonly AuditLine[]> => {
  const nameless = work.lines.filter(({ label }) => label === null);
  const names = new Map<string, string | null>();
  for (const resource of new Set(nameless.map((one) => one.resource))) {
    const server = work.act.store.find(resources[resource as ResourceName].type);
    const name = nameOf(server, work);
    if (!name) continue;
    const ids = nameless.flatMap((one) => (one.resource === resource ? [one.recordId] : []));
    const { rows } = await sql<{ id: string; name: string | null }>`select t.id, ${name} as name
      from ${sql.table(server.table)} as t where t.id = any(${uuids(ids)})`.execute(work.trx);
    for (const row of rows) names.set(row.id, row.name);
  }
  return work.lines.map((line) => (line.label === null ? { ...line, label: names.get(line.recordId) ?? null } : line));
};
