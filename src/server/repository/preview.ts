/** What a write would do: it is done in a transaction that is taken back, so a preview cannot differ from the write itself. Rule: CMD-5. */
import { sql } from 'kysely';
import { allows, type Verdict } from '#shared/access';
import type { Problem } from '#shared/errors';
import { maskedValues } from '#shared/kit/masks';
import type { Resource } from '#shared/kit/resource';
import { resources, type ResourceName } from '#shared/areas/resources';
import { ahead } from '../db/pipelining';
import { readNamed } from './readNamed';
import type { ServerResource } from './serverResource';
import { write } from './write';
import type { Act, AuditLine, WriteContext } from './writeContext';

/** One line that the audit would have: what would become of a record. */
export type PreviewedChange = Pick<AuditLine, 'action' | 'resource' | 'label' | 'before' | 'after'> & { readonly id: string };

/** What would be done: the record's next state and values, and every change that the person may see. Numbers that are given only once are provisional. */
export type Preview = {
  /** The version that the record has now: the preview is out of date when it changes. */
  readonly version: number;
  readonly from: string;
  readonly to: string;
  readonly changes: readonly PreviewedChange[];
  /** Rupiah by name, as the command told them. */
  readonly amounts: Readonly<Record<string, number>>;
  /** What the command wants to be known before it is done. */
  readonly warnings: readonly Problem[];
};

/** Milliseconds for which a preview waits for a lock, and for which one of its statements runs: what it locks, others wait for. */
const LOCK_TIMEOUT = 1_000;
const STATEMENT_TIMEOUT = 2_000;

/** For a transaction that is taken back: it gives up soon, so that nobody waits for long for what it holds. */
export const giveUpSoon = async ({ trx }: Pick<WriteContext, 'trx'>): Promise<void> => {
  await sql`${ahead} select set_config('lock_timeout', ${String(LOCK_TIMEOUT)}, true),
    set_config('statement_timeout', ${String(STATEMENT_TIMEOUT)}, true)`.execute(trx);
};

/** Ends the transaction without an effect, and carries what it would have done. */
class TakenBack extends Error {
  constructor(readonly preview: Preview) {
    super('A preview is taken back.');
  }
}

const maskedIn = ({ attributes }: Resource, values: AuditLine['before']): AuditLine['before'] => values && maskedValues(attributes, values);

/** The lines of records that the person may get, with their values; personal ones masked (PRV-6). */
const seenLines = async (work: WriteContext): Promise<PreviewedChange[]> => {
  const seen: PreviewedChange[] = [];
  for (const { action, resource: name, recordId, label, before, after } of work.lines) {
    const resource: Resource = resources[name as ResourceName];
    const { access } = resource;
    const verdict = access.get?.(work.actor) ?? false;
    if (verdict === false) continue;
    const record = verdict === true ? {} : await readNamed(work, name as ResourceName, recordId, undefined);
    if (verdict !== true && !(record && allows(access.get, work.actor, record as object))) continue;
    seen.push({ action, resource: name, id: recordId, label, before: maskedIn(resource, before), after: maskedIn(resource, after) });
  }
  return seen;
};

const versionNow = async ({ trx }: WriteContext, { table }: ServerResource, id: string): Promise<number> => {
  const { rows } = await sql<{ version: number }>`select version from ${sql.table(table)} where id = ${id}`.execute(trx);
  return rows[0]?.version ?? 0;
};

/**
 * Runs `run` and takes it back.
 * @returns what it would have done to the record and to others
 * @throws Refusal as the command itself
 */
export const previewed = async (
  act: Act,
  verdict: Verdict,
  server: ServerResource,
  id: string,
  run: (work: WriteContext) => Promise<unknown>,
): Promise<Preview> => {
  try {
    await write(act, verdict, async (work) => {
      await giveUpSoon(work);
      await run(work);
      // What the database checks only at the end is checked now.
      await sql`set constraints all immediate`.execute(work.trx);
      const own = work.lines.find(({ recordId, action }) => recordId === id && action === 'command')!;
      throw new TakenBack({
        version: (await versionNow(work, server, id)) - 1,
        from: own.fromState!,
        to: own.toState!,
        changes: await seenLines(work),
        amounts: { ...work.amounts },
        warnings: [...work.warnings, ...work.asked],
      });
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.preview;
    throw error;
  }
  throw new Error('A preview was kept.');
};
