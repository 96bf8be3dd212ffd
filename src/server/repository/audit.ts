/** The audit: who changed what, when, from where, before and after. Lines are added with the change itself, and never touched again. Rule: PRV-1. */
import { sql, type RawBuilder } from 'kysely';
import { isFileInfo } from '#shared/domain/file';
import type { Field } from '#shared/kit/fields';
import { auditable } from '#shared/kit/masks';
import { isClientAudited, type Resource } from '#shared/kit/resource';
import { resources, type ResourceName } from '#shared/areas/resources';
import { idOfActor } from './actors';
import { namedLines } from './auditNames';
import { newId } from './ids';
import type { Values } from './serverResource';
import type { Queryable } from './runner';
import { shardOf } from './lists/totals';
import type { Action, AuditAction, AuditLine, WriteContext } from './writeContext';

/** What happened without a record's values changing: to a person's account, or to everything at once. */
export type EventAction = Exclude<Action, AuditAction>;

export type AuditEvent = {
  readonly action: EventAction;
  /** Null where nobody has proved who they are. */
  readonly actorId: string | null;
  /** Looked up by the id by default. */
  readonly actorName?: string | null | undefined;
  /** Name of the resource of the record that it is about, as `user`. */
  readonly resource: string;
  readonly recordId: string | null;
  /** The client whose own records it is about. */
  readonly entityId?: string | null;
  /** What the record is called; a user's name is looked up by default. */
  readonly recordLabel?: string | null | undefined;
  readonly ip: string | null;
  readonly requestId: string | null;
  /** Further details; never a secret, and nothing typed by a person whose identity is not proven. */
  readonly after?: Readonly<Record<string, string | number | boolean | null>> | undefined;
  /** The instant by the app's clock; by the database's by default. */
  readonly now?: Date | undefined;
};

/** Stands for a secret and for what only some may read: that it changed, but not its value. */
const HIDDEN = '***';

const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
};

/** An attribute as the audit keeps it: a secret hidden, an number of the state masked, files by their names. */
const auditableAttribute = ({ mode, kind, shownTo }: Field, value: unknown): unknown => {
  if (mode === 'w' || shownTo) return HIDDEN;
  if (kind === 'files' && Array.isArray(value))
    return value
      .filter(isFileInfo)
      .map(({ name }) => name)
      .join(', ');
  return kind === 'file' && isFileInfo(value) ? value.name : plain(auditable({ kind }, value));
};

/** Values as the audit keeps them: relations as ids, and nothing that isn't declared. */
export const auditValues = ({ attributes, relations }: Resource, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
      if (Object.hasOwn(attributes, name)) return [[name, auditableAttribute(attributes[name]!, value)]];
      return Object.hasOwn(relations, name) ? [[name, plain(value)]] : [];
    }),
  );

/** What a record with these values is called; null when it has no name. One of a few values, as `active`, is no name, nor is its author's. */
export const recordLabel = ({ label, attributes }: Pick<Resource, 'label' | 'attributes'>, values: Values): string | null => {
  const name = attributes[label]?.kind === 'oneOf' || label === 'author_name' ? undefined : values[label];
  return typeof name === 'string' && name !== '' ? name : null;
};

/** The audit's own totals and revision counters. */
const BOOK = 'audit';

const MOST_AT_ONCE = 1_000;

/** The client of a line `l`, where it is about a record of a client's own (PRV-21). */
const clientOf = ({ act }: WriteContext, lines: readonly AuditLine[]): RawBuilder<unknown> => {
  const servers = [...new Set(lines.map(({ resource }) => resource))]
    .map((name) => act.store.find(resources[name as ResourceName].type))
    .filter(({ resource }) => isClientAudited(resource));
  if (!servers.length) return sql`null::uuid`;
  const cases = servers.map(
    ({ resource, table }) => sql`when ${resource.name} then (select t.entity_id from ${sql.table(table)} as t where t.id = l."recordId")`,
  );
  return sql`(case l.resource ${sql.join(cases, sql` `)} end)`;
};

const entering = (work: WriteContext, lines: readonly AuditLine[]): RawBuilder<unknown> => {
  const { act, now } = work;
  const actorId = idOfActor(act.actor);
  return sql`insert into audit (id, at, actor_id, actor_name, action, resource, record_id, record_label, before, after, ip, request_id, cause_id,
      command, from_state, to_state, input, entity_id)
    select l.id, ${now.toISOString()}::timestamptz, ${actorId}::uuid, (select name from users where id = ${actorId}),
      l.action, l.resource, l."recordId", l.label, l.before, l.after, ${act.ip}, ${act.requestId}, l."causeId",
      l.command, l."fromState", l."toState", l.input, ${clientOf(work, lines)}
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as l (id uuid, action text, resource text, "recordId" uuid, label text, before jsonb, after jsonb, "causeId" uuid,
        command text, "fromState" text, "toState" text, input jsonb)`;
};

/**
 * Enters the lines of a write but for the last of them, which it answers as a statement to be run together with the totals,
 * and notes how many. The actor's name is stored next to the id, so that it outlives the account.
 */
export const writeAuditLines = async (work: WriteContext): Promise<RawBuilder<unknown> | undefined> => {
  const { trx, changes } = work;
  if (!work.lines.length) return undefined;
  const lines = await namedLines(work);
  changes.set(BOOK, lines.length);
  let from = 0;
  for (; from + MOST_AT_ONCE < lines.length; from += MOST_AT_ONCE)
    await entering(work, lines.slice(from, from + MOST_AT_ONCE)).execute(trx);
  return entering(work, lines.slice(from));
};

const userName = (id: string | null) => sql`(select name from users where id = ${id})`;
const roleName = (id: string | null) => sql`(select name from roles where id = ${id})`;

/** What an event is about is called as it is called now; of other resources the event says it itself. */
const nameIn = (resource: string, id: string | null) => {
  if (resource === 'user') return userName(id);
  return resource === 'role' ? roleName(id) : sql`null`;
};

/**
 * Enters what happened without a record changing. One statement: inside a transaction it stands and falls with it,
 * outside of one it is stored at once.
 */
export const writeAuditEvent = async (trx: Queryable, event: AuditEvent): Promise<void> => {
  const { action, actorId, actorName, resource, recordId, recordLabel, entityId = null, ip, requestId, after, now } = event;
  const who = actorName === undefined ? userName(actorId) : sql`${actorName}`;
  const what = recordLabel === undefined ? nameIn(resource, recordId) : sql`${recordLabel}`;
  const at = now ? sql`${now.toISOString()}` : sql`now()`;
  await sql`with line as (
      insert into audit (id, at, actor_id, actor_name, action, resource, record_id, record_label, before, after, ip, request_id, entity_id)
      values (${newId()}, ${at}, ${actorId}, ${who}, ${action}, ${resource}, ${recordId}, ${what}, null,
        ${after ? JSON.stringify(after) : null}::jsonb, ${ip}, ${requestId}, ${entityId}::uuid)
    )
    insert into totals as t (resource, shard, live, revision) values (${BOOK}, ${shardOf(trx)}::int, 1, 1)
    on conflict (resource, shard) do update set live = t.live + 1, revision = t.revision + 1`.execute(trx);
};
