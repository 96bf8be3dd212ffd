/** What a rule's filter compares of records that changed, as they are now and as they were before: also of deleted ones. Rule: LIV-2. */
import { sql } from 'kysely';
import { transaction } from '../db/database';
import { ownedColumn } from './lists/ruleConditions';
import type { ServerResource } from './serverResource';
import type { Store } from './store';
import { uuids } from './uuids';

type Compared = Readonly<Record<string, unknown>>;

/** `now`, `before`: values by the names of a filter; relations as ids. `before` only where one of them was another. */
export type ChangedRecord = {
  readonly id: string;
  readonly version: number;
  readonly isGone: boolean;
  readonly now: Compared;
  readonly before?: Compared;
};

type Found = { readonly id: string; readonly version: number; readonly is_gone: boolean; readonly compared: Compared };

/**
 * Reads changed records, no matter whose they are: the caller decides who hears of which.
 * @param names what the filters of those who watch compare
 * @param at when the records were written (ISO 8601); null where it is not known, then nothing is known of what was before
 */
export const changedRecords = (
  { database }: Store,
  server: ServerResource,
  ids: readonly string[],
  { names, at }: { readonly names: readonly string[]; readonly at: string | null },
): Promise<ChangedRecord[]> =>
  transaction(
    database,
    async (trx) => {
      const compared = names.map((name) => sql`${name}::text, ${sql.ref(`t.${ownedColumn(server, name)}`)}`);
      const { rows } = await sql<Found>`select t.id, t.version, t.deleted_at is not null as is_gone,
        ${compared.length ? sql`jsonb_build_object(${sql.join(compared)})` : sql`'{}'::jsonb`} as compared
        from ${sql.table(server.table)} as t where t.id = any(${uuids(ids)})`.execute(trx);
      const others = names.filter((name) => name !== 'id');
      const { rows: lines } =
        others.length && at !== null
          ? await sql<{ id: string; before: Compared }>`select record_id as id, before from audit
            where resource = ${server.resource.name} and record_id = any(${uuids(ids)}) and at = ${at}::timestamptz
              and before ?| ${others}::text[]`.execute(trx)
          : { rows: [] };
      const before = new Map(lines.map((line) => [line.id, line.before]));
      return rows.map(({ id, version, is_gone: isGone, compared: now }) => {
        const old = before.get(id);
        return { id, version, isGone, now, ...(old && { before: { ...now, ...old } }) };
      });
    },
    { scope: 'all', readOnly: true },
  );
