/** People's addresses: the one they have, the one they wait for, and whether somebody else has it. */
import { sql } from 'kysely';
import type { Runner } from './store';

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
export const personOf = async (on: Runner, id: string): Promise<Addressee | undefined> => {
  const { rows } = await sql<Addressee>`${addressee} and id = ${id}`.execute(on);
  return rows[0];
};

/** The same, locked until the transaction ends: two who change one address follow one another. */
export const lockedPerson = async (on: Runner, id: string): Promise<Addressee | undefined> => {
  const { rows } = await sql<Addressee>`${addressee} and id = ${id} for update`.execute(on);
  return rows[0];
};

/** The person with this address, locked. */
export const lockedPersonAt = async (on: Runner, email: string): Promise<Addressee | undefined> => {
  const { rows } = await sql<Addressee>`${addressee} and lower(email) = lower(${email}) for update`.execute(on);
  return rows[0];
};

/** Whether another account has this address. */
export const isAddressTaken = async (on: Runner, email: string, exceptId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from users where lower(email) = lower(${email}) and deleted_at is null and id <> ${exceptId}`.execute(
    on,
  );
  return rows.length > 0;
};
