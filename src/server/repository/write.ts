/** One write is one transaction: the rows, a line in the audit for each, and the totals; or nothing at all. */
import type { Transaction } from 'kysely';
import type { Verdict } from '#shared/access';
import { transaction } from '../db/database';
import type { Schema } from '../db/schema';
import { Refusal } from '../refusal';
import { announcementsOf } from './announce';
import { takenFile } from './attachedFiles';
import { writeAuditLines } from './audit';
import { sparingDemoAccounts } from './demoAccounts';
import { settleWarnings } from './confirmation';
import { scopeOf } from './tenantScope';
import { takenProblem } from './takenProblem';
import { addChanges, clientChanges } from './lists/totals';
import type { Work } from './work';
import { readNamed } from './readNamed';
import { addNamed, addedToNamed, destroyNamed, moveNamed, runNamed, updateNamed } from './workVerbs';
import type { Act, HookContext, WriteContext } from './writeContext';

type Shared = Pick<
  WriteContext,
  | 'act'
  | 'actor'
  | 'language'
  | 'site'
  | 'gateways'
  | 'now'
  | 'session'
  | 'lines'
  | 'changes'
  | 'touched'
  | 'amounts'
  | 'warnings'
  | 'asked'
> & {
  readonly trx: Transaction<Schema>;
};

/** One view of a transaction: what is written through it is linked to `cause`. */
const contextOf = (shared: Shared, cause: string | null): HookContext => {
  let hasAsked = false;
  const { act, actor, language, site, gateways, session, now, lines, changes, touched, amounts, warnings, asked } = shared;
  // Named one by one: a spread next to a getter makes an object that is slow to make, and each change makes three of them.
  const work: HookContext = {
    act,
    actor,
    language,
    site,
    gateways,
    session,
    now,
    lines,
    changes,
    touched,
    amounts,
    warnings,
    asked,
    get trx() {
      hasAsked = true;
      return shared.trx;
    },
    cause,
    hasAsked: () => hasAsked,
    causedBy: (lineId) => contextOf(shared, lineId),
    add: (resource, values) => addNamed(work, resource, values),
    update: (resource, id, values) => updateNamed(work, resource, id, values),
    destroy: (resource, ids) => destroyNamed(work, resource, ids),
    addedTo: (resource, id, since) => addedToNamed(work, resource, id, since),
    move: (resource, from, to, only) => moveNamed(work, resource, from, to, only),
    takeFile: (uploaded, field, pointer) => takenFile(work, uploaded, field, pointer),
    reportAmounts: (amounts) => void Object.assign(shared.amounts, amounts),
    warn: (warning) => void shared.warnings.push(warning),
    confirm: (warning) => void shared.asked.push(warning),
    run: (resource, command, id, input) => runNamed(work, resource, command, id, input ?? {}),
    read: ((resource, which, fields) => readNamed(work, resource, which, fields)) as Work['read'],
  };
  return work;
};

/**
 * Runs `run` as a unit of work in a transaction that is already there, and enters its audit lines and totals.
 * @throws Refusal, also for what the database refuses because it must be unique
 */
export const unitOfWork = async <T>(trx: Transaction<Schema>, act: Act, now: Date, run: (work: WriteContext) => Promise<T>): Promise<T> => {
  const { actor, session, store } = act;
  const work = contextOf(
    {
      act,
      trx,
      actor,
      language: act.language,
      site: act.store.site,
      gateways: act.store.gateways,
      session,
      now,
      lines: [],
      changes: new Map(),
      touched: new Map(),
      amounts: {},
      warnings: [],
      asked: [],
    },
    null,
  );
  try {
    const result = await sparingDemoAccounts(trx, store.demoEmails, () => run(work));
    settleWarnings(work);
    const lastLine = await writeAuditLines(work);
    const announcements = announcementsOf(work.changes.keys(), { by: session, at: now.toISOString(), touched: work.touched });
    await addChanges(trx, work.changes, { further: lastLine, announcements, ofClients: clientChanges(store.find, work.touched) });
    return result;
  } catch (error) {
    const problem = takenProblem(error, store.find);
    throw problem ? new Refusal([problem]) : error;
  }
};

/**
 * Runs `run` as one write; it may run again when the database asks for it.
 * @param verdict the rule's answer, which says whose rows may be seen
 * @throws Refusal
 */
export const write = <T>(act: Act, verdict: Verdict, run: (work: WriteContext) => Promise<T>): Promise<T> => {
  const scope = scopeOf(act.actor, verdict);
  const { database, clock } = act.store;
  return transaction(database, (trx) => unitOfWork(trx, act, clock(), run), scope && { scope });
};
