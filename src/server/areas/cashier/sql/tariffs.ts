/** What the rules of tariffs ask the database. Rules: SVC-1, SVC-9. */
import { sql } from 'kysely';
import type { StoredTariff } from '#shared/areas/cashier/domain/tariffChange';
import type { Called } from '#shared/areas/cashier/domain/tariffImport';
import type { PriceQuestion } from '#shared/areas/cashier/domain/tariffs';
import { dayOf, type Day } from '#shared/domain/calendarDays';
import { clientTime } from '#server/repository/clientTime';
import { uuids } from '#server/repository/uuids';
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
  readonly valid_to: Day | null;
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
    select t.id, t.class, t.facility, t.professional, t.consumables, t.administration, t.valid_from::text, t.valid_to::text,
      p.name as payer
    from tariffs as t join payers as p on p.entity_id = t.entity_id and p.id = t.payer_id
    where t.service_id = ${service} and t.deleted_at is null and t.class in (${asked}, 'semua')
      and ${day}::date between t.valid_from and coalesce(t.valid_to, 'infinity')
      and (t.payer_id = ${payer} or t.payer_id = (select g.id from payers as g
        where g.entity_id = t.entity_id and g.kind = 'umum' and g.deleted_at is null order by g.created_at, g.id limit 1))
    order by (t.payer_id = ${payer}) desc, (t.class = ${asked}) desc limit 1`.execute(trx);
  return rows[0];
};

/** Today at the client, by its clock and zone. */
export const dayAt = async (work: Pick<Work, 'trx' | 'now'>, client: string): Promise<Day> => {
  const { now, zone } = await clientTime(work, client);
  return dayOf(now, zone);
};

/** Numbers come as texts from the database where they may be larger than 32 bits. */
const amounts = sql`t.price::float8 as price, t.facility::float8 as facility, t.professional::float8 as professional,
  t.consumables::float8 as consumables, t.administration::float8 as administration`;

const stored = sql`t.id, t.version, t.service_id as service, t.payer_id as payer, t.class, ${amounts}, t.valid_from::text, t.valid_to::text`;

/** Those who change one tariff of the client wait until the transaction ends; who changes many of them waits for all these. */
const lockOne = async ({ trx }: On, client: string, service: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended('tariffs of ' || ${client}::text, 0)),
    pg_advisory_xact_lock(hashtextextended('tariffs ' || ${service}::text, 0))`.execute(trx);
};

/** Nobody else changes a tariff of the client until the transaction ends. */
export const lockTariffs = async ({ trx }: On, client: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('tariffs of ' || ${client}::text, 0))`.execute(trx);
};

type Place = { readonly client: string; readonly service: string; readonly payer: string; readonly class: string };

/** All tariffs of a service, payer and class, the earliest first; others who change tariffs of the service wait until the transaction ends. */
export const tariffsAt = async (on: On, { client, service, payer, class: of }: Place): Promise<readonly StoredTariff[]> => {
  await lockOne(on, client, service);
  const { rows } = await sql<StoredTariff>`select ${stored} from tariffs as t
    where t.entity_id = ${client} and t.service_id = ${service} and t.payer_id = ${payer} and t.class = ${of} and t.deleted_at is null
    order by t.valid_from`.execute(on.trx);
  return rows;
};

/** The tariffs of a client for these payers; for all of them without any. */
export const tariffsOf = async ({ trx }: On, client: string, payers?: readonly string[]): Promise<readonly StoredTariff[]> => {
  const ofPayers = payers ? sql`and t.payer_id = any(${uuids(payers)})` : sql``;
  const { rows } = await sql<StoredTariff>`select ${stored} from tariffs as t
    where t.entity_id = ${client} and t.deleted_at is null ${ofPayers} order by t.class, t.valid_from, t.id`.execute(trx);
  return rows;
};

/** A service as a change of many tariffs and an import tell it. */
export type ServiceNames = Called & { readonly name_en: string | null };

/** The services of a client: those that are named or have one of the categories; all active ones where neither is given. */
export const chosenServices = async (
  { trx }: On,
  client: string,
  { ids, categories }: { readonly ids: readonly string[]; readonly categories: readonly string[] },
): Promise<readonly ServiceNames[]> => {
  const isAny = !ids.length && !categories.length;
  const { rows } = await sql<ServiceNames>`select s.id, s.code, s.name, s.name_en from services as s
    where s.entity_id = ${client} and s.deleted_at is null
      and (s.id = any(${uuids(ids)}) or s.status = 'active' and (${isAny} or s.category = any(${[...categories]}::text[])))
    order by s.code, s.id`.execute(trx);
  return rows;
};

/** Every service or payer of a client by its code and name, also those that are not active. */
export const calledOf = async ({ trx }: On, table: 'services' | 'payers', client: string): Promise<readonly Called[]> => {
  const { rows } =
    await sql<Called>`select id, code, name from ${sql.table(table)} where entity_id = ${client} and deleted_at is null`.execute(trx);
  return rows;
};

/** A tariff by its id with its days, locked against others who change it. */
export const lockedValidity = async (
  { trx }: On,
  ids: readonly string[],
): Promise<readonly (StoredTariff & { readonly client: string })[]> => {
  const { rows } = await sql<StoredTariff & { client: string }>`select ${stored}, t.entity_id as client from tariffs as t
    where t.id = any(${uuids(ids)}) order by t.id for update`.execute(trx);
  return rows;
};

/** Whether anything was charged by a tariff. */
export const isCharged = async ({ trx }: On, tariff: string): Promise<boolean> => {
  const { rows } = await sql`select from visit_charges where tariff_id = ${tariff} limit 1`.execute(trx);
  return rows.length > 0;
};
