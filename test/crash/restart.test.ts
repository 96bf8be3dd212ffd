/** The embedded database is killed under load while the program lives on: the program starts it again, and nothing acknowledged is lost. @long */
import { until } from '../build/until';
import { startEmbedded, type Embedded } from './embedded';
import { killPostmaster } from './program';
import { playRounds } from './rounds';

// Six starts of a database, on a machine that may be busy.
jest.setTimeout(900_000);

const ROUNDS = 6;
const SEED = 20_261_122;

let embedded: Embedded;
beforeAll(async () => void (embedded = await startEmbedded()));
afterAll(() => embedded.close());

/** Whether another postmaster than this one serves the program. */
const isBack = async (before: number): Promise<boolean> => {
  const now = embedded.postmasterId();
  return now !== undefined && now !== before && (await fetch(`${embedded.program.url}/readyz`)).status === 200;
};

test(`given ${ROUNDS} ends of the postmaster in a writeLoad of writes, then the program starts it again each time, and nothing is lost or done by half`, async () => {
  let killed = 0;
  const outcome = await playRounds(
    {
      url: () => embedded.program.url,
      databaseUrl: embedded.databaseUrl,
      end: (round) => {
        killed = embedded.postmasterId()!;
        killPostmaster(killed, { backends: round % 2 === 0 });
      },
      start: () => until(() => isBack(killed)),
    },
    ROUNDS,
    SEED,
  );
  console.log(`restarted: ${outcome.rounds} ends, ${outcome.acknowledged} acknowledged writes, ${outcome.open} under way`);
  expect(outcome.faults).toEqual([]);
  expect(embedded.program.said()).toContain('The database is back');
});
