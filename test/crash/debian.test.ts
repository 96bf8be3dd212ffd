/** Nothing that was acknowledged is lost when the program, Debian's PostgreSQL, or both are killed in the midst of writing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDebian, type Debian } from './debian';
import { startProgram, type Program } from './program';
import { LONGEST, playRounds, ROUNDS } from './rounds';

jest.setTimeout(LONGEST);

const SEED = 20_260_817;

/** Who is killed, in turns. Where the program lives on, it must find the database again by itself. */
const turns = [
  { program: true, database: false },
  { program: false, database: true },
  { program: true, database: true },
] as const;

let dataDir: string;
let debian: Debian;
let program: Program;
const start = () => startProgram(dataDir, { DATABASE_URL: debian.url });
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'nadi-crash-'));
  debian = await startDebian();
  program = await start();
});
afterAll(async () => {
  await program.leave();
  await debian.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test(`given ${ROUNDS} sudden ends in a writeLoad of writes, when all serves again, then all that was acknowledged is there, and nothing by half`, async () => {
  let turn: (typeof turns)[number];
  let gone: Promise<void> | undefined;
  const outcome = await playRounds(
    {
      url: () => program.url,
      databaseUrl: () => debian.url,
      end: (round) => {
        turn = turns[round % turns.length]!;
        if (turn.database) debian.crash();
        gone = turn.program ? program.kill() : undefined;
      },
      start: async () => {
        await gone;
        if (turn.database) await debian.restarted();
        if (turn.program) program = await start();
      },
    },
    ROUNDS,
    SEED,
  );

  console.log(`Debian's PostgreSQL: ${outcome.rounds} ends, ${outcome.acknowledged} acknowledged writes, ${outcome.open} under way`);
  expect(outcome.faults).toEqual([]);
});
