/**
 * The ledger of a clinic's money: entries are added and never changed, and those of one event add up to 0. Accounts:
 * `kas` (money of a shift, by method), `pendapatan` (income, below zero where money comes in), `uang_muka` (deposits, which the clinic
 * owes), `selisih` (differences that were counted), `brankas` (safe and bank). Rules: CSH-2, CSH-3, CSH-6, RPT-2.
 */
import { sql, type RawBuilder } from 'kysely';
import { components, type ComponentAmounts } from '#shared/areas/cashier/domain/tariffs';
import type { CountedMethod, Counts } from '#shared/areas/cashier/domain/payments';
import { countedMethods } from '#shared/areas/cashier/domain/payments';
import type { Day, Instant } from '#shared/domain/calendarDays';
import { newId } from '#server/repository/ids';
import type { Work } from '#server/repository/work';

export type Account = 'kas' | 'pendapatan' | 'uang_muka' | 'selisih' | 'brankas';

export type LedgerEntry = {
  readonly account: Account;
  /** Rupiah; what the clinic gets is above zero in `kas` and `brankas`, and below zero in the account that it comes from. */
  readonly amount: number;
  readonly method?: CountedMethod;
  readonly charge?: string;
  /** Of income: what it is made of. */
  readonly of?: ComponentAmounts;
  /** Of another shift than the event's. */
  readonly shift?: string;
};

export type LedgerEvent = {
  readonly entity: string;
  readonly day: Day;
  readonly event: 'pembayaran' | 'uang_muka' | 'pengembalian' | 'buka_sif' | 'tutup_sif';
  readonly shift: string;
  readonly payment?: string;
  readonly bill?: string;
  readonly entries: readonly LedgerEntry[];
};

/** The rows of an event, with those of 0 rupiah left out. @throws Error where its entries do not add up to 0 */
const rowsOf = (one: LedgerEvent, at: Instant): RawBuilder<unknown>[] => {
  const sum = one.entries.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new Error(`The entries of ${one.event} add up to ${sum} and not to 0.`);
  const entries = one.entries.filter(({ amount }) => amount !== 0);
  return entries.map(({ account, amount, method, charge, of, shift = one.shift }) => {
    const parts = components.map((component) => sql`${of?.[component] ?? 0}::bigint`);
    return sql`(${newId()}::uuid, ${one.entity}::uuid, ${at}::timestamptz, ${one.day}::date, ${one.event}, ${account}, ${method ?? null},
      ${amount}::bigint, ${sql.join(parts)}, ${shift}::uuid, ${one.payment ?? null}::uuid, ${one.bill ?? null}::uuid, ${charge ?? null}::uuid)`;
  });
};

/** Enters events with their times in one statement; 17 parameters for each entry. */
export const enterAll = async (trx: Work['trx'], events: readonly (LedgerEvent & { readonly at: Instant })[]): Promise<void> => {
  const rows = events.flatMap((one) => rowsOf(one, one.at));
  if (!rows.length) return;
  await sql`insert into clinic_ledger (id, entity_id, at, day, event, account, method, amount, ${sql.join(components.map((name) => sql.ref(name)))},
    shift_id, payment_id, bill_id, charge_id) values ${sql.join(rows)}`.execute(trx);
};

/** Enters what happens now. */
export const enter = ({ trx, now }: Pick<Work, 'trx' | 'now'>, one: LedgerEvent): Promise<void> =>
  enterAll(trx, [{ ...one, at: now.toISOString() }]);

/** What a shift should have by method. */
export const expectedOf = async ({ trx }: Pick<Work, 'trx'>, shift: string): Promise<Counts> => {
  const { rows } = await sql<{ method: CountedMethod; amount: number }>`select method, sum(amount)::bigint as amount from clinic_ledger
    where shift_id = ${shift} and account = 'kas' group by method`.execute(trx);
  const found = new Map(rows.map(({ method, amount }) => [method, Number(amount)]));
  return Object.fromEntries(countedMethods.map((one) => [one, found.get(one) ?? 0])) as Counts;
};

/** Rupiah that the clinic holds for a patient. */
export const depositOf = async ({ trx }: Pick<Work, 'trx'>, patient: string): Promise<number> => {
  const { rows } = await sql<{ amount: number }>`select coalesce(-sum(l.amount), 0)::bigint as amount from clinic_ledger as l
    join patient_payments as p on p.entity_id = l.entity_id and p.id = l.payment_id
    where p.patient_id = ${patient} and l.account = 'uang_muka'`.execute(trx);
  return Number(rows[0]!.amount);
};
