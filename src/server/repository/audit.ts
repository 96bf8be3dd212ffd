/** The audit: who changed what, when, from where, before and after. Lines are added with the change itself, and never touched again. */
import { sql } from 'kysely';
import type { Resource } from '#shared/kit/resource';
import { newId } from './ids';
import type { Values } from './serverResource';
import type { Work } from './write';

export type AuditAction = 'add' | 'update' | 'destroy' | 'restore';

export type AuditLine = {
  readonly action: AuditAction;
  readonly resource: string;
  readonly recordId: string;
  readonly before: Values | null;
  readonly after: Values | null;
};

/** Says that a secret changed, and not to what. */
const HIDDEN = '***';

const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
};

/** Values as the audit keeps them: relations as ids, secrets hidden. */
export const auditable = ({ attributes }: Resource, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Object.hasOwn(attributes, name) && attributes[name]!.mode === 'w' ? HIDDEN : plain(value),
    ]),
  );

const MOST_AT_ONCE = 1_000;

/** Enters the lines of a write. The actor's name is kept beside the id, so that it outlives the account. */
export const enterAudit = async ({ trx, act, now, lines }: Work): Promise<void> => {
  for (let from = 0; from < lines.length; from += MOST_AT_ONCE) {
    const rows = lines.slice(from, from + MOST_AT_ONCE).map((line) => ({ id: newId(), ...line }));
    await sql`insert into audit (id, at, actor_id, actor_name, action, resource, record_id, before, after, ip, request_id)
      select l.id, ${now.toISOString()}, ${act.actor.id}, (select name from users where id = ${act.actor.id}),
        l.action, l.resource, l."recordId", l.before, l.after, ${act.ip}, ${act.requestId}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as l (id uuid, action text, resource text, "recordId" uuid, before jsonb, after jsonb)`.execute(trx);
  }
};
