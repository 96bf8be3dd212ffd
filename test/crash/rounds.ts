/** Round after round: a storm of writes, a sudden end in the midst of it, a new start, and the books compared. */
import { chanceOf, type Chance } from '#server/db/demo/random';
import { readBooks } from './databaseState';
import { signIn, totalOf, type Caller } from './api';
import { send, writeLoad, type Known, type Write } from './writeLoad';

/** What a round ends, and how it comes back. */
export interface Victim {
  /** Where the program listens now. */
  url(): string;
  /** The database's address as its owner. */
  databaseUrl(): string;
  /** Ends it at once; `round` lets the kinds of end take turns. */
  end(round: number): void;
  /** Resolves when it serves again. */
  start(): Promise<void>;
}

export interface Outcome {
  rounds: number;
  acknowledged: number;
  /** Writes that were under way at an end; each was sent again afterwards. */
  open: number;
  /** What should not have been, one sentence each. */
  faults: string[];
}

const CONNECTIONS = 16;

/** Eight meet every kind of end, in the gate; `npm run crash` plays a hundred. */
export const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 8);

/** How long so many rounds may take, in milliseconds, on a machine that may be busy. */
export const LONGEST = 60_000 + ROUNDS * 10_000;

/** Sends again what was not answered; then it must be done, once. */
async function repeat(caller: Caller, open: Write[], known: Map<string, Known>, faults: string[]): Promise<void> {
  await Promise.all(
    open.map(async (write) => {
      const status = await send(caller, write);
      if (status < 300) known.set(write.id, write);
      else faults.push(`${write.method} ${write.type} sent again: ${status}`);
    }),
  );
}

async function compare(
  databaseUrl: string,
  caller: Caller,
  known: ReadonlyMap<string, Known>,
  open: readonly Write[] = [],
): Promise<string[]> {
  const books = await readBooks(databaseUrl, known, new Set(open.map(({ id }) => id)));
  const faults = (['lost', 'halfMade', 'wrongTotals'] as const).flatMap((kind) =>
    books[kind].length ? [`${kind}: ${books[kind].join(', ')}`] : [],
  );
  for (const type of ['tags', 'categories']) {
    const total = await totalOf(caller, type);
    if (total !== books.live[type]) faults.push(`${type}: ${total} by the program, ${books.live[type]} by counting`);
  }
  return faults;
}

interface Played {
  victim: Victim;
  token: string;
  chance: Chance;
  known: Map<string, Known>;
}

async function playRound(
  { victim, token, chance, known }: Played,
  round: number,
): Promise<Pick<Outcome, 'acknowledged' | 'open' | 'faults'>> {
  const until = 10 + chance.below(70);
  const end = (): void => victim.end(round);
  const { acknowledged, open, refused } = await writeLoad({
    caller: { url: victim.url(), token },
    chance,
    connections: CONNECTIONS,
    until,
    end,
  });
  for (const write of acknowledged) known.set(write.id, write);
  await victim.start();
  // The sign-in, too, was acknowledged once.
  const caller = { url: victim.url(), token };
  const faults = [...refused, ...(await compare(victim.databaseUrl(), caller, known, open))];
  await repeat(caller, open, known, faults);
  return { acknowledged: acknowledged.length, open: open.length, faults: faults.map((fault) => `round ${round}: ${fault}`) };
}

/** @param seed decides what is written and when the ends come; the order of answers stays the machine's */
export async function playRounds(victim: Victim, rounds: number, seed: number): Promise<Outcome> {
  const outcome: Outcome = { rounds: 0, acknowledged: 0, open: 0, faults: [] };
  const played: Played = { victim, token: await signIn(victim.url()), chance: chanceOf(seed), known: new Map() };
  for (let round = 1; round <= rounds; round++) {
    const { acknowledged, open, faults } = await playRound(played, round);
    outcome.rounds = round;
    outcome.acknowledged += acknowledged;
    outcome.open += open;
    outcome.faults.push(...faults);
  }
  outcome.faults.push(...(await compare(victim.databaseUrl(), { url: victim.url(), token: played.token }, played.known)));
  return outcome;
}
