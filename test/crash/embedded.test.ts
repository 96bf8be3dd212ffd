/** Nothing that was acknowledged is lost when the program and its embedded database are killed in the midst of writing. @long */
import { startEmbedded, type Embedded } from './embedded';
import { killPostmaster } from './program';
import { LONGEST, playRounds, ROUNDS } from './rounds';

jest.setTimeout(LONGEST);

const SEED = 20_260_305;

let embedded: Embedded;
beforeAll(async () => void (embedded = await startEmbedded()));
afterAll(() => embedded.close());

/** Everything at once; every fourth time the backends find out by themselves, every fifth time the database stays. */
function end(round: number): Promise<void> {
  const gone = embedded.program.kill();
  if (round % 5 !== 0) killPostmaster(embedded.postmasterId()!, { backends: round % 4 !== 0 });
  return gone;
}

test(`given ${ROUNDS} sudden ends in a writeLoad of writes, when it starts again, then all that was acknowledged is there, and nothing by half`, async () => {
  let gone: Promise<void> | undefined;
  const outcome = await playRounds(
    {
      url: () => embedded.program.url,
      databaseUrl: embedded.databaseUrl,
      end: (round) => void (gone = end(round)),
      start: async () => {
        await gone;
        embedded.program = await embedded.start();
      },
    },
    ROUNDS,
    SEED,
  );
  console.log(`embedded: ${outcome.rounds} ends, ${outcome.acknowledged} acknowledged writes, ${outcome.open} under way`);
  expect(outcome.faults).toEqual([]);
});
