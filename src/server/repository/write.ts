/** One write is one transaction: the rows, a line in the audit for each, and the totals; or nothing at all. */
import { sql } from 'kysely';
import type { Actor, Verdict } from '#shared/access';
import type { Problem } from '#shared/errors';
import type { Language } from '#shared/locale';
import { Refusal } from '../refusal';
import { transaction } from '../db/database';
import { enterAudit, type AuditLine } from './audit';
import { sparingDemoAccounts } from './demoAccounts';
import { scopeOf } from './scope';
import type { ServerResource, Step } from './serverResource';
import type { Store } from './store';
import { enterChanges } from './totals';

/** The actor of a write, and the IP address. */
export type Act = {
  readonly store: Store;
  readonly actor: Actor;
  readonly session: Buffer | null;
  readonly ip: string;
  readonly requestId: string;
  /** The person's language, as the browser states it. */
  readonly language: Language;
};

/** A running write: the changes of totals that are stored at its end. */
export type Work = Step & {
  readonly act: Act;
  readonly lines: AuditLine[];
  readonly changes: Map<string, number>;
};

/** Notes that a resource changed; `delta` is how many live rows more. */
export const noteChange = ({ changes }: Work, { resource }: ServerResource, delta: number): void => {
  changes.set(resource.name, (changes.get(resource.name) ?? 0) + delta);
};

const UNIQUE_VIOLATION = '23505';

/** Two requests may pass the same check at once: a unique index then stops the second, and this finds the field. */
const takenProblem = (error: unknown, { resource, table }: ServerResource): Problem | undefined => {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  if (code !== UNIQUE_VIOLATION) return undefined;
  if (constraint === `${table}_pkey` || constraint === 'deletions_pkey') return { code: 'id.taken', pointer: '/data/id' };
  const name = Object.keys(resource.attributes).find((one) => constraint === `${table}_${one}_unique`);
  return name === undefined ? undefined : { code: 'taken', pointer: `/data/attributes/${name}` };
};

/**
 * Runs `work` as one write on a resource; it may run again when the database asks for it.
 * @param verdict the rule's answer, which says whose rows may be seen
 * @throws Refusal
 */
export const write = async <T>(act: Act, server: ServerResource, verdict: Verdict, work: (work: Work) => Promise<T>): Promise<T> => {
  const scope = scopeOf(act.actor, verdict);
  const { store, actor, session } = act;
  try {
    return await transaction(
      store.database,
      async (trx) => {
        const own: Work = { act, trx, actor, session, now: store.clock(), lines: [], changes: new Map() };
        const result = await sparingDemoAccounts(trx, store.demoEmails, () => work(own));
        await enterChanges(trx, own.changes, await enterAudit(own));
        return result;
      },
      scope && { scope },
    );
  } catch (error) {
    const problem = takenProblem(error, server);
    throw problem ? new Refusal([problem]) : error;
  }
};

/** A join of values for `any(…)`, typed. */
export const uuids = (ids: readonly string[]) => sql`${ids}::uuid[]`;
