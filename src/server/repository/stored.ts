/** What only the stored rows can tell of values: whether a unique one is free, and whether what they lead to exists. */
import { sql } from 'kysely';
import type { Problem } from '#shared/errors';
import type { Ref } from '#shared/kit/resource';
import { pointerTo } from '#shared/validate';
import { kept } from '../db/kept';
import { Refusal } from '../http/errors';
import { conditionsOf, everything } from './conditions';
import { columnOf, type ServerResource, type Values } from './serverResource';
import { uuids, type Work } from './write';

const isTaken = async ({ trx }: Work, server: ServerResource, name: string, value: string, except: string): Promise<boolean> => {
  const { rows } = await sql`${kept} select 1 from ${sql.table(server.table)}
    where lower(${sql.ref(columnOf(server, name)!)}) = lower(${value}) and deleted_at is null and id <> ${except} limit 1`.execute(trx);
  return rows.length > 0;
};

/** The ids a value leads to: of one reference, of several, of none. */
export const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value : value ? [value] : []).map((ref: Ref) => ref.id);

/** A relation's name and the ids that a value leads to through it. */
type Leads = readonly [name: string, ids: readonly string[]];

/**
 * Names of the relations that lead to something that isn't there for this actor. What is there stays locked against deletion
 * until the transaction ends, so that nothing can be attached to what someone else deletes at this moment. One statement:
 * each further one would cost a write more than its work.
 */
const leadingNowhere = async ({ trx, actor, act: { store } }: Work, server: ServerResource, leads: readonly Leads[]): Promise<Set<string>> => {
  const verdicts = leads.map(([name, ids]) => {
    const other = store.find(server.resource.relations[name]!.type);
    return { name, ids, other, verdict: other.resource.access.get?.(actor) ?? false };
  });
  const open = verdicts.filter(({ verdict }) => verdict !== false);
  const there = new Set<string>();
  if (open.length) {
    const locks = open.map(({ ids, other, verdict }, at) => {
      const where = conditionsOf(other, { ...everything, where: verdict === true || verdict === false ? {} : verdict }, store.find);
      return sql`${sql.ref(`to_${at}`)} as (select t.id from ${sql.table(other.table)} as t where t.id = any(${uuids(ids)}) and ${where} order by t.id for share)`;
    });
    const found = open.map(({ name }, at) => sql`select ${sql.lit(name)} as name, id from ${sql.ref(`to_${at}`)}`);
    const { rows } = await sql<{ name: string; id: string }>`${kept} with ${sql.join(locks)} ${sql.join(found, sql` union all `)}`.execute(trx);
    for (const { name, id } of rows) there.add(`${name} ${id}`);
  }
  return new Set(leads.filter(([name, ids]) => ids.some((id) => !there.has(`${name} ${id}`))).map(([name]) => name));
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
  const leads = Object.keys(resource.relations).map((name): Leads => [name, idsIn(values[name])]);
  const nowhere = await leadingNowhere(work, server, leads.filter(([, ids]) => ids.length));
  for (const name of nowhere) problems.push({ code: 'relation_missing', pointer: pointerTo(resource, name) });
  if (problems.length) throw new Refusal(problems);
};
