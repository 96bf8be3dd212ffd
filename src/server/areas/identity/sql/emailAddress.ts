/** People's addresses: the one they have, the one they wait for, and whether somebody else has it. */
import { sql } from 'kysely';
import type { Queryable } from '#server/repository/runner';

/** A live, active account as its mails see it. Times are ISO 8601 in UTC. */
export type Addressee = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly pending_email: string | null;
  readonly email_verified_at: string | null;
};

const addressee = sql`select id, name, email, pending_email, email_verified_at from users where status = 'active' and deleted_at is null`;

/** The person with this id, unless the account is closed. */
export const personOf = async (on: Queryable, id: string): Promise<Addressee | undefined> => {
  const { rows } = await sql<Addressee>`${addressee} and id = ${id}`.execute(on);
  return rows[0];
};

/** The same, locked until the transaction ends: two who change one address follow one another. */
export const lockedPerson = async (on: Queryable, id: string): Promise<Addressee | undefined> => {
  const { rows } = await sql<Addressee>`${addressee} and id = ${id} for update`.execute(on);
  return rows[0];
};

/** The person with this address, locked. */
export const lockedPersonAt = async (on: Queryable, email: string): Promise<Addressee | undefined> => {
  const { rows } = await sql<Addressee>`${addressee} and lower(email) = lower(${email}) for update`.execute(on);
  return rows[0];
};

/** Whether another account has this address. */
export const isAddressTaken = async (on: Queryable, email: string, exceptId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from users where lower(email) = lower(${email}) and deleted_at is null and id <> ${exceptId}`.execute(
    on,
  );
  return rows.length > 0;
};

/** An account whose owner is proving that it is theirs; `password_hash` is null until a password is set. */
export type Account = {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string | null;
  readonly two_step: boolean;
  readonly active: boolean;
};

/** The account with this id or address, also one that is not active. */
export const accountWith = async (on: Queryable, column: 'id' | 'email', value: string): Promise<Account | undefined> => {
  const is = column === 'id' ? sql`id = ${value}` : sql`lower(email) = ${value.toLowerCase()}`;
  const { rows } = await sql<Account>`select id, email, password_hash, two_step, status = 'active' as active
    from users where ${is} and deleted_at is null`.execute(on);
  return rows[0];
};
