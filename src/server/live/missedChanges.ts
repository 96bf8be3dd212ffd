/** Finds changes of which no notification came, by the revision counters: where a pooler or another engine passes none on. Rule: LIV-3. */
import type { Queryable } from '../repository/runner';
import { revisionsNow } from '../repository/liveStreams';

/** Counters that change without a notification, and at almost every request. */
const UNHEARD: ReadonlySet<string> = new Set(['audit']);

export const missedChanges = (on: Queryable) => {
  let known: ReadonlyMap<string, string> | undefined;
  let heard = new Set<string>();
  let doubted = new Set<string>();
  return {
    /** Notes resources whose change was heard of. */
    heard: (names: readonly string[]): void => names.forEach((name) => heard.add(name)),
    /**
     * The resources that changed unheard since the last two calls: a notification may come later than the counter is read.
     * @returns names
     */
    find: async (): Promise<string[]> => {
      const now = await revisionsNow(on);
      const changed = known ? [...now].filter(([name, revision]) => known!.get(name) !== revision && !UNHEARD.has(name)) : [];
      const missed = [...doubted].filter((name) => !heard.has(name));
      doubted = new Set(changed.map(([name]) => name).filter((name) => !heard.has(name)));
      heard = new Set();
      known = now;
      return missed;
    },
    forget: (): void => {
      known = undefined;
      heard = new Set();
      doubted = new Set();
    },
  };
};
