/** `two-step:reset [--yes]`: turns two-step sign-in off after the key of its secrets was lost. */
import type { Config } from '../config';
import type { Closers } from '../db/prepare';
import { migrate } from '../db/migrate';
import { holdsNadi } from '../db/reset';
import { inspectStoredSecrets } from '../db/encryptStoredSecrets';
import { ToolError } from '../db/toolError';
import { refuseInUse } from '../db/transfer/databaseInUse';
import { systemAct } from '../repository/actors';
import { writeAuditEvent } from '../repository/audit';
import { notify } from '../repository/notify';
import { endSessions } from '../repository/people';
import { forgetSecretKey, turnOff } from '../areas/identity';
import type { Store } from '../repository/store';
import { write } from '../repository/write';
import { findSecrets, keySourceOf } from '../secretKeys';
import { storeOf } from '../storeOf';
import { openAsOwner, operator } from './settings';
import { counted, type Terminal } from './terminal';

const WORD = 'reset';

async function confirm({ words, isTty, ask, write }: Terminal, people: number, source: string): Promise<boolean> {
  if (words.includes('--yes')) return true;
  if (!isTty) throw new ToolError('There is nobody to ask. If you mean it: npm run two-step:reset -- --yes');
  write(
    `This turns two-step sign-in off for ${counted(people)} people whose secret cannot be read with the key in ${source}, and signs them out.\n` +
      'Until they set it up again, their password alone lets them in. If the right key still exists somewhere, put it back instead.\n',
  );
  return (await ask(`Type the word ${WORD} to go on: `)).trim() === WORD;
}

/** In one transaction: two-step off, sessions ended, a line in the audit and a notice for each; and the next start enters its own key. */
const reset = (store: Store, people: readonly string[]): Promise<void> =>
  write(systemAct(store), true, async (work) => {
    for (const id of people) {
      await turnOff(work.trx, id);
      await writeAuditEvent(work.trx, { action: 'two_step_off', ...operator, resource: 'user', recordId: id });
      await notify(work, 'two_step_off', {}, { people: [id] });
    }
    await endSessions(work, people);
    await forgetSecretKey(work.trx);
  });

export async function runTwoStepReset(config: Config, terminal: Terminal, closers: Closers): Promise<void> {
  const odd = terminal.words.find((word) => word !== '--yes');
  if (odd) throw new ToolError(`two-step:reset knows no ${odd}; only --yes, which asks nothing.`);
  const database = await openAsOwner(config, closers, () => {});
  if (!(await holdsNadi(database))) throw new ToolError('There is no Nadi in this database. Check DATABASE_URL or DATA_DIR.');
  await refuseInUse(database, !config.databaseUrl);
  await migrate(database);
  const { lost } = await inspectStoredSecrets(database, findSecrets(config, { make: false }));
  if (!(await confirm(terminal, lost.length, keySourceOf(config)))) return terminal.write('Nothing was changed.\n');
  await reset(storeOf(config, database), lost);
  terminal.write(`Two-step sign-in is off for ${counted(lost.length)} people. The next start uses the key in ${keySourceOf(config)}.\n`);
}
