/** Deleting: softly, many at once in one transaction, so that it can be undone as a whole. */
import { sql } from 'kysely';
import type { Problem } from '#shared/errors';
import { legalIn } from '#shared/kit/commands';
import { idOfActor } from './actors';
import { auditValues, recordLabel } from './audit';
import { conditionsOf, type ListLimits } from './lists/conditions';
import { newId } from './ids';
import { matchesOf } from './lists/relatedMatches';
import { lockRights } from './people';
import { keptUntil, trashOf } from './retention';
import { rowsOf } from './lists/rows';
import { NAMED } from './seenRecords';
import { keptFields, type Row, type ServerResource, type Values } from './serverResource';
import { uuids } from './uuids';
import { hooksOf, noteChange, noteLine, type WriteContext } from './writeContext';

/** The deleted records, and those that could not be deleted. */
export type Deletion = { readonly id: string; readonly count: number; readonly refused: ReadonlyMap<string, Problem> };

/** Which records: those named, or all that a list would show. */
export type Target = { readonly ids?: readonly string[]; readonly narrowing: ListLimits };

/** The live rows that are meant, locked one after another in the keys' order so that two deletions can't wait for each other. */
const lockedIds = async ({ trx, act }: WriteContext, server: ServerResource, { ids, narrowing }: Target): Promise<string[]> => {
  const matches = await matchesOf(act.store.find, trx, server, narrowing);
  const named = ids ? sql`t.id = any(${uuids(ids)}) and` : sql``;
  const { rows } = await sql<{ id: string }>`select t.id from ${sql.table(server.table)} as t
    where ${named} ${conditionsOf(server, narrowing, act.store.find, matches)} order by t.id for update`.execute(trx);
  return rows.map(({ id }) => id);
};

const valuesBefore = (server: ServerResource, row: Row): Values => {
  const attributes = keptFields(server).filter((name) => row[name] !== undefined);
  const relations = Object.entries(server.relations).flatMap(([name, stored]) =>
    stored.by === 'column' ? [[name, row[stored.column]] as const] : [],
  );
  return { ...Object.fromEntries(attributes.map((name) => [name, row[name]])), ...Object.fromEntries(relations) };
};

const AT_ONCE = 1_000;

type Gone = { readonly row: Row; readonly lineId: string };

/**
 * Writes audit lines with each row's values before the deletion, in batches.
 * @returns the rows with their audit lines, for a hook that follows; none where there is no such hook
 */
const noteRows = async (work: WriteContext, server: ServerResource, ids: readonly string[]): Promise<Gone[]> => {
  const gone: Gone[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await rowsOf(work.act.store.find, work.trx, server, ids.slice(from, from + AT_ONCE), {}, keptFields(server));
    for (const row of rows) {
      const lineId = newId();
      noteLine(work, server, {
        id: lineId,
        action: 'destroy',
        recordId: row.id,
        label: recordLabel(server.resource, row),
        before: auditValues(server.resource, valuesBefore(server, row)),
        after: null,
      });
      if (server.hooks.after?.destroy) gone.push({ row, lineId });
    }
  }
  return gone;
};

const namesOf = ({ lines }: WriteContext, ids: readonly string[]): string | null =>
  ids
    .slice(0, NAMED)
    .flatMap((id) => lines.find(({ recordId }) => recordId === id)?.label ?? [])
    .join(', ') || null;

/** Notes the deletion itself, with which it is undone. */
const noteDeletion = async (work: WriteContext, server: ServerResource, id: string, target: Target, going: readonly string[]) => {
  const { trx, actor, now } = work;
  const { q, filter } = target.narrowing;
  const asked = target.ids ? null : JSON.stringify({ q, filter });
  await sql`insert into deletions (id, resource, actor_id, created_at, expires_at, count, label, filter)
    values (${id}, ${server.resource.name}, ${idOfActor(actor)}, ${now.toISOString()}, ${keptUntil(work.act.store, now)}, ${going.length},
      ${namesOf(work, going)}, ${asked}::jsonb)`.execute(trx);
  if (!going.length) return;
  noteChange(work, server, -1, going);
  noteChange(work, trashOf(work.act.store), 1, [id]);
};

/** Those of the records whose state forbids that they are deleted by hand (CMD-4). */
const closedByState = async (
  { trx }: WriteContext,
  { resource, table }: ServerResource,
  ids: readonly string[],
): Promise<[string, Problem][]> => {
  const { states } = resource;
  if (!states || !ids.length) return [];
  const { rows } = await sql<{ id: string; state: string }>`select id, ${sql.ref(states.field)} as state from ${sql.table(table)}
    where id = any(${uuids(ids)}) and not (${sql.ref(states.field)} = any(${states.destroy}))`.execute(trx);
  return rows.map(({ id, state }) => [id, { code: 'state.closed', meta: { state, legal: legalIn(resource, state).join(', ') } }]);
};

/**
 * Deletes the records that may be deleted and reports the others. Named ids that do not exist are reported as `resource.missing`.
 * @param id the deletion's own id, with which it is undone
 */
export const destroyRecords = async (work: WriteContext, server: ServerResource, id: string, target: Target): Promise<Deletion> => {
  const { trx, now } = work;
  const { before, after } = server.hooks;
  await lockRights(work, server);
  const found = await lockedIds(work, server, target);
  const there = new Set(found);
  const missing = (target.ids ?? []).filter((one) => !there.has(one)).map((one): [string, Problem] => [one, { code: 'resource.missing' }]);
  const closed = await closedByState(work, server, found);
  const refused = new Map([...missing, ...closed, ...((await before?.destroy?.(work, found)) ?? [])]);
  const going = found.filter((one) => !refused.has(one));
  const gone = await noteRows(work, server, going);
  await sql`update ${sql.table(server.table)} set deleted_at = ${now.toISOString()}, deletion_id = ${id}
    where id = any(${uuids(going)})`.execute(trx);
  await noteDeletion(work, server, id, target, going);
  for (const { row, lineId } of gone) await after?.destroy?.(hooksOf(work, server, lineId), row);
  return { id, count: going.length, refused };
};
