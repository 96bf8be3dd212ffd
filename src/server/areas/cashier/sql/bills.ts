/** What the rules of charges, bills and payments ask the database. Rules: CSH-1, CSH-4, CSH-5. */
import { sql } from 'kysely';
import type { BillLine } from '#shared/areas/cashier/domain/charges';
import { components } from '#shared/areas/cashier/domain/tariffs';
import type { Work } from '#server/repository/work';

type On = Pick<Work, 'trx'>;

/** The lines of a bill in their order, each with how much of it is paid, in rupiah. */
export const billLines = async ({ trx }: On, bill: string): Promise<readonly BillLine[]> => {
  const { rows } = await sql<BillLine>`select c.id as charge, c.total, ${sql.join(components.map((one) => sql.ref(`c.${one}`)))},
      coalesce((select -sum(l.amount) from clinic_ledger as l
        where l.entity_id = c.entity_id and l.charge_id = c.id and l.account = 'pendapatan'), 0)::bigint as covered
    from visit_charges as c where c.bill_id = ${bill} and c.deleted_at is null order by c.created_at, c.id`.execute(trx);
  return rows.map((row) => ({ ...row, covered: Number(row.covered) }));
};

/** Charges of a visit for a payer that are on no bill: their ids, their sum in rupiah, and how many wait for the approval of a discount. */
export type OpenCharges = { readonly ids: readonly string[]; readonly total: number; readonly waiting: number };

export const openCharges = async ({ trx }: On, visit: string, payer: string): Promise<OpenCharges> => {
  const { rows } = await sql<{ id: string; total: number; waits: boolean }>`select id, total, discount_wanted is not null as waits
    from visit_charges where visit_id = ${visit} and payer_id = ${payer} and status = 'terbuka' and deleted_at is null
    order by created_at, id`.execute(trx);
  return {
    ids: rows.map(({ id }) => id),
    total: rows.reduce((sum, { total }) => sum + Number(total), 0),
    waiting: rows.filter(({ waits }) => waits).length,
  };
};

/** The live charge of a source; undefined where it was not charged, or only voided ones are there. */
export const chargeOfSource = async (
  { trx }: On,
  { source, id }: { readonly source: string; readonly id: string },
): Promise<{ readonly id: string; readonly status: string; readonly bill: string | null } | undefined> => {
  const { rows } = await sql<{ id: string; status: string; bill: string | null }>`select c.id, c.status, b.number as bill
    from visit_charges as c left join patient_bills as b on b.entity_id = c.entity_id and b.id = c.bill_id
    where c.source = ${source} and c.source_id = ${id} and c.status <> 'batal'
      and c.deleted_at is null`.execute(trx);
  return rows[0];
};

/** Live charges that have taken over a part of this one, and the live charges of a visit. */
export const sharesOf = async ({ trx }: On, charge: string): Promise<readonly { readonly id: string; readonly status: string }[]> => {
  const { rows } = await sql<{ id: string; status: string }>`select id, status from visit_charges
    where source = 'share' and source_id = ${charge} and status <> 'batal' and deleted_at is null`.execute(trx);
  return rows;
};

export const chargesOfVisit = async (
  { trx }: On,
  visit: string,
): Promise<readonly { readonly id: string; readonly status: string; readonly source: string }[]> => {
  const { rows } = await sql<{ id: string; status: string; source: string }>`select id, status, source from visit_charges
    where visit_id = ${visit} and status <> 'batal' and deleted_at is null order by created_at, id`.execute(trx);
  return rows;
};

/** The signed-in person's open shift; undefined where they have none. */
export const openShift = async ({ trx, actor }: Pick<Work, 'trx' | 'actor'>, client: string): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`select id from cash_shifts
    where entity_id = ${client} and cashier_id = ${actor.id} and status = 'buka' and deleted_at is null`.execute(trx);
  return rows[0]?.id;
};

/** How many bills that patients pay themselves were made on these days and are not paid: bills of a shift that is being closed. */
export const unpaidSince = async ({ trx }: On, client: string, since: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from patient_bills as b
    join payers as p on p.entity_id = b.entity_id and p.id = b.payer_id
    where b.entity_id = ${client} and b.status = 'terbuka' and b.rest > 0 and p.kind = 'umum' and b.created_at >= ${since}::timestamptz
      and b.deleted_at is null`.execute(trx);
  return rows[0]!.count;
};
