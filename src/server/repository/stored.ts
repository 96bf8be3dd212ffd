/** What only the stored rows can tell of values: whether a unique one is free, and whether what they lead to exists. */
import { sql } from 'kysely';
import type { Problem } from '#shared/errors';
import type { Ref } from '#shared/kit/resource';
import { pointerTo } from '#shared/validate';
import { Refusal } from '../http/errors';
import { conditionsOf, everything } from './conditions';
import { columnOf, type ServerResource, type Values } from './serverResource';
import { uuids, type Work } from './write';

const isTaken = async ({ trx }: Work, server: ServerResource, name: string, value: string, except: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from ${sql.table(server.table)}
    where lower(${sql.ref(columnOf(server, name)!)}) = lower(${value}) and deleted_at is null and id <> ${except} limit 1`.execute(trx);
  return rows.length > 0;
};

/** The ids a value leads to: of one reference, of several, of none. */
export const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value : value ? [value] : []).map((ref: Ref) => ref.id);

/**
 * The ids that aren't there for this actor. Those that are stay locked against deletion until the transaction ends,
 * so that nothing can be attached to what someone else deletes at this moment.
 */
const missingOf = async ({ trx, actor, act }: Work, other: ServerResource, ids: readonly string[]): Promise<string[]> => {
  const verdict = other.resource.access.get?.(actor) ?? false;
  if (verdict === false) return [...ids];
  const where = verdict === true ? {} : verdict;
  const { rows } = await sql<{ id: string }>`select t.id from ${sql.table(other.table)} as t
    where t.id = any(${uuids(ids)}) and ${conditionsOf(other, { ...everything, where }, act.store.find)} order by t.id for share`.execute(
    trx,
  );
  const there = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !there.has(id));
};

/**
 * @param known problems that the values had by themselves; theirs are not among `values`
 * @throws Refusal with them, every value that is taken and every relation that leads nowhere
 */
export const checkStored = async (
  work: Work,
  server: ServerResource,
  id: string,
  values: Values,
  known: readonly Problem[] = [],
): Promise<void> => {
  const { resource } = server;
  const problems = [...known];
  for (const [name, { unique }] of Object.entries(resource.attributes)) {
    const value = values[name];
    if (unique && typeof value === 'string' && (await isTaken(work, server, name, value, id)))
      problems.push({ code: 'taken', pointer: pointerTo(resource, name) });
  }
  for (const [name, { type }] of Object.entries(resource.relations)) {
    const ids = idsIn(values[name]);
    if (ids.length && (await missingOf(work, work.act.store.find(type), ids)).length)
      problems.push({ code: 'relation_missing', pointer: pointerTo(resource, name) });
  }
  if (problems.length) throw new Refusal(problems);
};
