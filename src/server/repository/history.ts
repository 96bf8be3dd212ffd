/** What became of a record, from the audit, and what its resource tells in addition to it. Rules: SUB-12, INV-17, PRV-6. */
import { sql, type RawBuilder } from 'kysely';
import { changeEvents, MOST_ENTRIES, type HistoryEntry } from '#shared/domain/history';
import { inputOf } from '#shared/kit/commands';
import { maskedValues } from '#shared/kit/masks';
import { transaction, type Database, type Scope } from '../db/database';
import { idOfActor } from './actors';
import type { ServerResource } from './serverResource';
import type { Actor } from '#shared/access';

/** Whose history is read. `entityId`: the client whose record it is; null for a record of ours. */
export type HistoryOf = { readonly id: string; readonly entityId: string | null };

/**
 * What a resource tells of its records in addition to their changes and commands. An entry of `more` has the columns id, at, event, from_state,
 * to_state, amount, text, people, actor_id and actor_name, in this order.
 */
export type HistorySource = {
  /** Expressions over the audit's line `l` of the resource: an amount of rupiah, and words in addition to the reason. */
  readonly amount?: RawBuilder<unknown>;
  readonly text?: RawBuilder<unknown>;
  readonly more?: (of: HistoryOf) => readonly RawBuilder<unknown>[];
};

/** Who reads it, and what they are told: the changes in addition to the commands, personal values in full, the names of our own people. */
export type HistoryReader = {
  readonly actor: Actor | null;
  readonly scope: Scope | undefined;
  readonly changes: boolean;
  readonly whole: boolean;
  readonly names: boolean;
};

type HistoryRow = Omit<HistoryEntry, 'fields' | 'text'> & {
  readonly input: { readonly reason?: unknown } | null;
  readonly fields: readonly string[] | null;
  readonly text: string | null;
};

const ownLines = ({ resource, history = {} }: ServerResource, { id }: HistoryOf, changes: boolean) => {
  const actions = ['command', ...(changes ? changeEvents : [])];
  return sql`select l.id, l.at, coalesce(l.command, l.action) as event, l.from_state, l.to_state, ${history.amount ?? sql`null`}::bigint as amount,
      ${history.text ?? sql`null`}::text as text, null::int as people, l.actor_id, l.actor_name, l.input,
      case when l.action = 'update' then (select array_agg(k.name) from jsonb_object_keys(l.after) as k (name)) end as fields
    from audit as l where l.resource = ${resource.name} and l.record_id = ${id} and l.action = any(${actions}::text[])`;
};

const moreLines = ({ history }: ServerResource, of: HistoryOf) =>
  (history?.more?.(of) ?? []).map((lines) => sql`select m.*, null::jsonb as input, null::text[] as fields from (${lines}) as m`);

/** Anyone who works for the client is of it; a line without an actor is the clock's. */
const byOf = ({ entityId }: HistoryOf) => sql`case when entry.actor_id is null then 'clock'
  when exists (select from memberships as m where m.user_id = entry.actor_id and m.entity_id = ${entityId}) then 'client' else 'provider' end`;

/** Why, as this person may read it. */
const reasonOf = ({ resource }: ServerResource, { event, input }: HistoryRow, whole: boolean): string | null => {
  if (typeof input?.reason !== 'string') return null;
  const { reason } = whole || !resource.commands[event] ? input : maskedValues(inputOf(resource, event).attributes, input);
  return reason as string;
};

/** The declared names among these, without what is only written and what this resource hides. */
const fieldsOf = ({ resource: { attributes, relations }, hidden }: ServerResource, names: readonly string[] | null): readonly string[] =>
  (names ?? []).filter((name) => {
    const field = attributes[name] ?? relations[name];
    return field !== undefined && field.mode !== 'w' && !hidden?.attributes.includes(name);
  });

/** @returns the newest first */
export const historyOf = (
  database: Pick<Database, 'kysely'>,
  server: ServerResource,
  of: HistoryOf,
  { actor, scope, changes, whole, names }: HistoryReader,
): Promise<readonly HistoryEntry[]> =>
  transaction(
    database,
    async (trx) => {
      const lines = sql.join([ownLines(server, of, changes), ...moreLines(server, of)], sql` union all `);
      const { rows } = await sql<HistoryRow>`
        select who.id, who.at, who.event, who.from_state as "from", who.to_state as "to", who.fields, who.amount::float8 as amount, who.text, who.people, who.input, who.by,
          case when who.by = 'client' or who.actor_id = ${actor && idOfActor(actor)} or ${names}::boolean then who.actor_name end as name
        from (select entry.*, ${byOf(of)} as by from (${lines}) as entry) as who
        order by who.at desc, who.id desc limit ${MOST_ENTRIES}`.execute(trx);
      return rows.map(({ input, fields, ...entry }) => ({
        ...entry,
        fields: fieldsOf(server, fields),
        text: reasonOf(server, { ...entry, input, fields }, whole) ?? entry.text,
      }));
    },
    { readOnly: true, ...(scope && { scope }) },
  );
