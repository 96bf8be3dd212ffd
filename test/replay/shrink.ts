/** Reduces a log that fails to the fewest intents that still fail in the same way, by delta debugging (Zeller, ddmin). */
import { isEvent, rootOf, type Logged } from './actions';
import { changesOf, corrected, lessOf, type Change, type Difference } from './compare';
import type { Log } from './log';
import { possibleIn } from './possible';
import { replay, type Replayed } from './replay';

/** Something a person did, and all that became of it: places in the log. */
type Deed = number[];

const deedsOf = (actions: readonly Logged[]): Deed[] => {
  const deeds: Deed[] = [];
  const of = new Map<string, Deed>();
  for (const [place, action] of actions.entries()) {
    const root = rootOf(action) ?? '';
    const cause = isEvent(action) ? (of.get(root) ?? deeds.at(-1)) : undefined;
    if (cause) cause.push(place);
    else {
      const deed = [place];
      deeds.push(deed);
      of.set(root, deed);
    }
  }
  return deeds;
};

/** The same wrong value in the same place. */
const placeOf = ({ path, came }: Change): string => JSON.stringify([path, came]);

const wrongPlaces = ({ differences }: Replayed): Change[] => differences.flatMap((one) => (one.kind === 'state' ? one.changes : []));

/** What makes a failure the same one: the same event of the same request, or the same wrong value in the same place. */
const symptomOf = (difference: Difference): string => {
  if (difference.kind === 'state') return placeOf(difference.changes[0]!);
  if (difference.kind === 'calls') return JSON.stringify(difference.unexpected[0] ?? difference);
  const { type, meta } = difference.event;
  const where = 'changes' in difference ? difference.changes[0]!.path : '';
  return JSON.stringify([difference.kind, type, meta?.request, where]);
};

const partOf = (log: Log, deeds: readonly Deed[]): Log => {
  const kept = new Set(deeds.flat());
  return { ...log, times: undefined, by: undefined, others: undefined, actions: log.actions.filter((_, place) => kept.has(place)) };
};

type Played = { readonly log: Log; readonly replayed: Replayed };

/** Whether only the caller differs: who signs in, or changes the client, is left out. */
const isOfCaller = (one: Extract<Difference, { readonly event: Logged }>): boolean =>
  one.kind === 'request' && one.changes.every(({ path }) => path.startsWith('caller.'));

/** The event as it comes of the steps that are left: called by whoever is there now. */
const withCaller = (event: Logged, changes: readonly Change[]): Logged => {
  const { exchange, ...meta } = event.meta!;
  const came = Object.fromEntries(changes.map(({ path, came: value }) => [path.slice('caller.'.length), value]));
  const caller = { ...exchange!.sent!.caller!, ...came };
  return { ...event, meta: { ...meta, exchange: { ...exchange!, sent: { ...exchange!.sent, caller } } } };
};

/**
 * A part of the log, less the events that only came of the steps that were left out (such as the refreshing of a list that nobody opened).
 * @returns undefined where its events differ in another way than the whole session's
 */
async function playPart(whole: Played, deeds: readonly Deed[]): Promise<Played | undefined> {
  const known = new Set(whole.replayed.differences.map(symptomOf));
  let { log } = await possibleIn(partOf(whole.log, deeds));
  while (true) {
    const replayed = await replay(log);
    const others = replayed.differences.flatMap((one) => ('event' in one && !known.has(symptomOf(one)) ? one : []));
    if (!others.length) return { log, replayed };
    if (others.some((one) => one.kind !== 'missing' && !isOfCaller(one))) return undefined;
    const gone = new Set(others.flatMap((one) => (one.kind === 'missing' ? one.event : [])));
    const called = new Map(others.flatMap((one) => ('changes' in one ? [[one.event, withCaller(one.event, one.changes)] as const] : [])));
    log = { ...log, actions: log.actions.filter((action) => !gone.has(action)).map((action) => called.get(action) ?? action) };
  }
}

/** Whether a part of the session still fails as the whole does first: of a state, only the place that was wrong from the first. */
const failing = (whole: Played, first: Difference) => async (deeds: readonly Deed[]) => {
  const part = await playPart(whole, deeds);
  if (!part) return false;
  if (first.kind !== 'state') return part.replayed.differences.some((one) => symptomOf(one) === symptomOf(first));
  return wrongPlaces(part.replayed).some((change) => placeOf(change) === placeOf(first.changes[0]!));
};

/** The calls that should have no answer in the least log: those that have none, less those that are too many. */
function unansweredOf(log: Log, now: Replayed, { differences }: Replayed): Log['unanswered'] {
  const calls = differences.find((one) => one.kind === 'calls');
  // A missing call is not found in any smaller log, so this is the whole one.
  if (differences[0]!.kind === 'calls' && !calls?.unexpected.length) return log.unanswered;
  return log.unanswered && lessOf(now.unanswered, calls?.unexpected ?? []);
}

/**
 * The least log as a session of its own. The whole session's end is not this one's: fewer steps reach another state.
 * So it ends where its actions take the slices, whatever the sagas do today, but with the right value wherever the slices
 * themselves were wrong in the same way at the end of the whole session.
 */
async function asSession({ log, replayed: now }: Played, whole: Played): Promise<Log> {
  const unanswered = unansweredOf(log, now, whole.replayed);
  if (!log.end) return { ...log, unanswered };
  const wrong = new Set(changesOf(log.end, (await possibleIn(whole.log)).reached).map(placeOf));
  const { reached } = await possibleIn(log);
  return { ...log, unanswered, end: corrected(log.end, reached, (change) => wrong.has(placeOf(change))) as object };
}

const chunksOf = (deeds: readonly Deed[], count: number): Deed[][] => {
  const size = Math.ceil(deeds.length / count);
  return Array.from({ length: count }, (_, index) => deeds.slice(index * size, (index + 1) * size)).filter(({ length }) => length > 0);
};

/**
 * @returns the shortest log found that fails as the whole does, or undefined when the whole doesn't fail.
 * Replayed, it differs only by the fault, and not at all once the fault is mended.
 */
export async function shrink(log: Log): Promise<Log | undefined> {
  const whole: Played = { log, replayed: await replay(log) };
  const [first] = whole.replayed.differences;
  if (!first) return undefined;
  const fails = failing(whole, first);
  let deeds = deedsOf(log.actions);
  for (let count = 2; deeds.length > 1;) {
    const chunks = chunksOf(deeds, Math.min(count, deeds.length));
    const smaller = await firstOf(reductionsOf(chunks), fails);
    if (smaller) {
      count = smaller.length === chunks[0]!.length ? 2 : Math.max(count - 1, 2);
      deeds = smaller;
    } else if (count >= deeds.length) break;
    else count = Math.min(count * 2, deeds.length);
  }
  return asSession((await playPart(whole, deeds)) ?? whole, whole);
}

/** Each chunk alone, then all but each chunk. */
const reductionsOf = (chunks: readonly Deed[][]): Deed[][] => [
  ...chunks,
  ...(chunks.length > 2 ? chunks.map((left) => chunks.filter((one) => one !== left).flat()) : []),
];

const firstOf = async <T>(candidates: readonly T[], holds: (candidate: T) => Promise<boolean>): Promise<T | undefined> => {
  for (const candidate of candidates) if (await holds(candidate)) return candidate;
  return undefined;
};
