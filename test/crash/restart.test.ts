/** The embedded database is killed under load while the program lives on: it starts again within seconds, and nothing acknowledged is lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf, readPostmaster } from '#server/db/embedded/postmaster';
import { until } from '../build/until';
import { killPostmaster, startProgram, type Program } from './program';
import { playRounds } from './rounds';

// Six starts of a database, on a machine that may be busy.
jest.setTimeout(300_000);

const ROUNDS = 6;
const SEED = 20_261_122;
const MOST_SECONDS = 30;

let dataDir: string;
let program: Program;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'nadi-crash-'));
  program = await startProgram(dataDir);
});
afterAll(async () => {
  await program.leave();
  rmSync(dataDir, { recursive: true, force: true });
});

const postmaster = () => readPostmaster(join(dataDir, 'postgres'));
/** Whether another postmaster than this one serves the program. */
const isBack = async (before: number): Promise<boolean> => {
  const now = postmaster()?.pid;
  return now !== undefined && now !== before && (await fetch(`${program.url}/readyz`)).status === 200;
};

test(`given ${ROUNDS} ends of the postmaster in a storm of writes, then the program starts it again each time, and nothing is lost or done by half`, async () => {
  let killed = 0;
  let pid = 0;
  const took: number[] = [];
  const outcome = await playRounds(
    {
      url: () => program.url,
      databaseUrl: () => addressOf(postmaster()!.socket, 'nadi'),
      end: (round) => {
        ({ pid } = postmaster()!);
        killed = Date.now();
        killPostmaster(pid, { backends: round % 2 === 0 });
      },
      start: async () => {
        await until(() => isBack(pid));
        took.push((Date.now() - killed) / 1_000);
      },
    },
    ROUNDS,
    SEED,
  );
  console.log(
    `restarted: ${outcome.rounds} ends, ${outcome.acknowledged} acknowledged writes, ${outcome.open} under way; ready after ${took.map((one) => one.toFixed(1)).join(', ')} s`,
  );
  expect(outcome.faults).toEqual([]);
  expect(Math.max(...took)).toBeLessThan(MOST_SECONDS);
  expect(program.said()).toContain('The database is back');
});
