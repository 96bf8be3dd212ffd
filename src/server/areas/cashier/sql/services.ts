/** What a service costs today, and whether it was used. Rules: SVC-1, SVC-4, SVC-8. */
import { sql, type RawBuilder } from 'kysely';
import type { Problem } from '#shared/errors';
import { rowClientDay } from '#server/repository/clientTime';
import type { Work } from '#server/repository/work';
import { uuids } from '#server/repository/uuids';

/** The payer of a client's general tariffs: its oldest one of the kind `umum`. @param of the client's id, in SQL */
const generalPayerOf = (of: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(select p.id from payers as p where p.entity_id = ${of} and p.kind = 'umum' and p.deleted_at is null
    order by p.created_at, p.id limit 1)`;

/** The tariffs of the service in the row `t` that are valid today at its clinic. */
const today = sql`tariffs as g where g.entity_id = t.entity_id and g.service_id = t.id and g.deleted_at is null
  and ${rowClientDay} between g.valid_from and coalesce(g.valid_to, 'infinity')`;
const isGeneral = sql`g.class = 'semua' and g.payer_id = ${generalPayerOf(sql`t.entity_id`)}`;

/** A value of the general tariff `g` of today, of the service in the row `t`; null where it has none. */
const generalToday = (value: RawBuilder<unknown>): RawBuilder<unknown> => sql`(select ${value} from ${today} and ${isGeneral})`;

export const generalPriceToday = generalToday(sql`g.price`);
export const generalSinceToday = generalToday(sql`g.valid_from`);

/** A value that is only written, and made into a tariff. */
export const neverRead = sql`null::bigint`;

/** How many other tariffs of the service in the row `t` are valid today. */
export const otherTariffsToday = sql<number>`(select count(*)::int from ${today} and (${isGeneral}) is not true)`;

/** Undefined where the client has no payer of the kind `umum`. */
export const generalPayer = async ({ trx }: Pick<Work, 'trx'>, client: string): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string | null }>`select ${generalPayerOf(sql`${client}::uuid`)} as id`.execute(trx);
  return rows[0]?.id ?? undefined;
};

type Use = { readonly id: string; readonly kinds: number; readonly charges: number; readonly polies: number };

/**
 * Which of these services are used: as a kind of treatment, by a poly, or in a charge. Such a one is not deleted (SVC-4).
 * @returns the problem that says by how many, by the service's id
 */
export const usedServices = async ({ trx }: Pick<Work, 'trx'>, ids: readonly string[]): Promise<ReadonlyMap<string, Problem>> => {
  const { rows } = await sql<Use>`select * from (select s.id,
      (select count(*)::int from treatment_templates as k where k.entity_id = s.entity_id and k.service_id = s.id and k.deleted_at is null) as kinds,
      (select count(*)::int from visit_charges as c where c.entity_id = s.entity_id and c.service_id = s.id) as charges,
      (select count(*)::int from polies as r where r.entity_id = s.entity_id and r.service_id = s.id and r.deleted_at is null) as polies
    from services as s where s.id = any(${uuids(ids)})) as used where kinds + charges + polies > 0`.execute(trx);
  return new Map(rows.map(({ id, ...uses }) => [id, { code: 'service.used', meta: uses }]));
};
