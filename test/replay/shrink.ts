/** Reduces a log that fails to the fewest intents that still fail in the same way, by delta debugging (Zeller, ddmin). */
import { isEvent, rootOf, type Logged } from './actions';
import type { Difference } from './compare';
import type { Log } from './log';
import { replay } from './replay';

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

/** What makes a failure the same one: the same event of the same request, or the same wrong value in the same place. */
const symptomOf = (difference: Difference): string => {
  if (difference.kind === 'state') return JSON.stringify(difference.changes.map(({ path, came }) => [path, came])[0]);
  const { type, meta } = difference.event;
  const where = difference.kind === 'changed' ? difference.changes[0]!.path : '';
  return JSON.stringify([difference.kind, type, meta?.request, where]);
};

const partOf = ({ start, actions, end }: Log, deeds: readonly Deed[]): Log => {
  const kept = new Set(deeds.flat());
  return { start, actions: actions.filter((_, place) => kept.has(place)), end };
};

/** Whether a part of the log still fails so: of a state, only the place that was wrong from the first. */
const failing = (log: Log, first: Difference) => async (deeds: readonly Deed[]) => {
  const { differences } = await replay(partOf(log, deeds));
  if (first.kind !== 'state') return differences.some((one) => symptomOf(one) === symptomOf(first));
  const wrong = differences.find(({ kind }) => kind === 'state') as typeof first | undefined;
  return (
    wrong?.changes.some(
      ({ path, came }) => path === first.changes[0]!.path && JSON.stringify(came) === JSON.stringify(first.changes[0]!.came),
    ) ?? false
  );
};

const chunksOf = (deeds: readonly Deed[], count: number): Deed[][] => {
  const size = Math.ceil(deeds.length / count);
  return Array.from({ length: count }, (_, index) => deeds.slice(index * size, (index + 1) * size)).filter(({ length }) => length > 0);
};

/** @returns the shortest log found that fails as the whole does, or undefined when the whole doesn't fail */
export async function shrink(log: Log): Promise<Log | undefined> {
  const [first] = (await replay(log)).differences;
  if (!first) return undefined;
  const fails = failing(log, first);
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
  return partOf(log, deeds);
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
