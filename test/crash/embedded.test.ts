/** Nothing that was acknowledged is lost when the program and its embedded database are killed in the midst of writing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf, readPostmaster } from '#server/db/embedded/postmaster';
import { killPostmaster, startProgram, type Program } from './program';
import { LONGEST, playRounds, ROUNDS } from './rounds';

jest.setTimeout(LONGEST);

const SEED = 20_260_305;

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

const postmaster = () => readPostmaster(join(dataDir, 'postgres'))!;

/** Everything at once; every fourth time the backends find out by themselves, every fifth time the database stays. */
function end(round: number): Promise<void> {
  const gone = program.kill();
  if (round % 5 !== 0) killPostmaster(postmaster().pid, { backends: round % 4 !== 0 });
  return gone;
}

test(`given ${ROUNDS} sudden ends in a storm of writes, when it starts again, then all that was acknowledged is there, and nothing by half`, async () => {
  let gone: Promise<void> | undefined;
  const outcome = await playRounds(
    {
      url: () => program.url,
      databaseUrl: () => addressOf(postmaster().socket, 'nadi'),
      end: (round) => void (gone = end(round)),
      start: async () => {
        await gone;
        program = await startProgram(dataDir);
      },
    },
    ROUNDS,
    SEED,
  );
  console.log(`embedded: ${outcome.rounds} ends, ${outcome.acknowledged} acknowledged writes, ${outcome.open} under way`);
  expect(outcome.faults).toEqual([]);
});
