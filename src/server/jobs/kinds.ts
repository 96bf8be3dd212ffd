/** The kinds of jobs there are, each with what it is told. A kind without a handler doesn't compile. */
import type { Transaction } from 'kysely';
import type { Language } from '#shared/locale';
import type { PasswordPage } from '#shared/signIn';
import type { Schema } from '../db/schema';

export type Payloads = {
  /** Sends the mail with this id. */
  mail: { readonly mail: string };
  /** Looks for the account of an address, and mails it a link to a new password: here, so that the answer doesn't wait for it. */
  forgotten: { readonly email: string; readonly page: PasswordPage; readonly language: Language };
  /** Tells the owner of this address, should there be one, that the account is locked. */
  locked: { readonly email: string; readonly language: Language };
  /** Tells the owner of this address that somebody tried to register with it. */
  registeredAgain: { readonly email: string; readonly language: Language };
  /** Removes what has expired, every hour. */
  sweep: Readonly<Record<string, never>>;
};

export type Kind = keyof Payloads;

/** One job under way, in a transaction that sees every tenant's rows. `attempt` counts from 1; after the `last` the job is given up. */
export type Turn = { readonly trx: Transaction<Schema>; readonly now: Date; readonly attempt: number; readonly last: boolean };

export type Handler<K extends Kind> = {
  /**
   * Does the job, inside the transaction that also takes it off the list; it may be done again when the process ends just then.
   * Answers with the instant to do it again, or nothing when it is done. What it throws is tried again later.
   */
  readonly run: (turn: Turn, payload: Payloads[K]) => Promise<Date | undefined>;
  /** What to record about a failure, after the writes of `run` were rolled back. */
  readonly failed?: (turn: Turn, payload: Payloads[K], error: unknown) => Promise<void>;
};

export type Handlers = { readonly [K in Kind]: Handler<K> };
