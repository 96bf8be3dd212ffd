/** What the rules of tariffs ask the database. Rules: SVC-1, SVC-9. */
import { sql } from 'kysely';
import type { PriceQuestion } from '#shared/areas/cashier/domain/tariffs';
import type { Day } from '#shared/domain/calendarDays';
import type { Work } from '#server/repository/work';

type On = Pick<Work, 'trx'>;

/** A tariff that was found, with what a charge tells about it. */
export type FoundTariff = {
  readonly id: string;
  readonly class: string;
  readonly facility: number;
  readonly professional: number;
  readonly consumables: number;
  readonly administration: number;
  readonly valid_from: Day;
  /** The payer whose tariff it is: another one than was asked for, where that has none. */
  readonly payer: string;
};

/**
 * The tariff of a service for a payer, a class and a day: the same rows as `tariffFor` finds (SVC-1). A clinic's oldest payer of the kind
 * `umum` has the general tariffs.
 * @returns undefined where there is none (SVC-10)
 */
export const tariffOf = async (
  { trx }: On,
  { service, payer, class: asked, day }: PriceQuestion & { readonly service: string },
): Promise<FoundTariff | undefined> => {
  const { rows } = await sql<FoundTariff>`
    select t.id, t.class, t.facility, t.professional, t.consumables, t.administration, t.valid_from::text, p.name as payer
    from tariffs as t join payers as p on p.entity_id = t.entity_id and p.id = t.payer_id
    where t.service_id = ${service} and t.deleted_at is null and t.class in (${asked}, 'semua')
      and ${day}::date between t.valid_from and coalesce(t.valid_to, 'infinity')
      and (t.payer_id = ${payer} or t.payer_id = (select g.id from payers as g
        where g.entity_id = t.entity_id and g.kind = 'umum' and g.deleted_at is null order by g.created_at, g.id limit 1))
    order by (t.payer_id = ${payer}) desc, (t.class = ${asked}) desc limit 1`.execute(trx);
  return rows[0];
};

/** A tariff whose days overlap those of another one of the same service, payer and class. `valid_to`: null while it has no last day. */
export type Overlapping = { readonly id: string; readonly valid_from: Day; readonly valid_to: Day | null };

/** The tariffs of a service, payer and class that are valid on any of these days; others who change them wait until the transaction ends. */
export const overlapping = async (
  { trx }: On,
  one: {
    readonly service: string;
    readonly payer: string;
    readonly class: string;
    readonly valid_from: Day;
    readonly valid_to: Day | null;
    readonly except: string | null;
  },
): Promise<readonly Overlapping[]> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('tariffs ' || ${one.service}::text, 0))`.execute(trx);
  const { rows } = await sql<Overlapping>`select id, valid_from::text, valid_to::text from tariffs
    where service_id = ${one.service} and payer_id = ${one.payer} and class = ${one.class} and deleted_at is null
      and id is distinct from ${one.except}::uuid
      and daterange(valid_from, valid_to, '[]') && daterange(${one.valid_from}::date, ${one.valid_to}::date, '[]')
    order by valid_from`.execute(trx);
  return rows;
};
