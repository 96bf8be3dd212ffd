/** Our bank accounts: as documents name one, and the one that a bank statement is of. Rules: INV-16, INV-20. */
import { sql } from 'kysely';
import type { ReceivingAccount } from '#shared/areas/billing/bankStatements';
import type { BankAccount } from '#shared/site';
import { accountDigits } from '#shared/areas/billing/domain/statementAccount';
import type { Queryable } from '#server/repository/runner';
import type { Store } from '#server/repository/store';

/** Whether clients are told of any account to pay into. Rule: INV-22. */
export const hasAccountInUse = async (runner: Queryable): Promise<boolean> => {
  const { rows } = await sql`select from bank_accounts where status = 'active' and deleted_at is null limit 1`.execute(runner);
  return rows.length > 0;
};

/** An account, also one that is no longer in use; null where there is none. */
export const printedAccount = async ({ database }: Pick<Store, 'database'>, id: string): Promise<BankAccount | null> => {
  const { rows } = await sql<BankAccount>`select bank, number, holder from bank_accounts where id = ${id}`.execute(database.kysely);
  return rows[0] ?? null;
};

/**
 * The account in use that has this number, however its digits are grouped.
 * @returns undefined where there is none, or several whose numbers differ only in their grouping
 */
export const accountNumbered = async (runner: Queryable, number: string): Promise<ReceivingAccount | undefined> => {
  const { rows } = await sql<ReceivingAccount>`select id, bank, number from bank_accounts
    where regexp_replace(number, '[^0-9]', '', 'g') = ${accountDigits(number)} and status = 'active' and deleted_at is null`.execute(
    runner,
  );
  return rows.length === 1 ? rows[0] : undefined;
};
