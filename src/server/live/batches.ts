/** What was announced by any server, as this one works on it: in batches, with the changes of one session together. Rule: LIV-3. */
import type { Announcement } from '../repository/announce';
import type { Change } from './recipients';

/** Changes of these may change what a person may do. */
const RIGHTS: ReadonlySet<string> = new Set(['user', 'role', 'permission', 'membership', 'supportGrant', 'entity']);

/** Whether it says that records changed. */
export const isChanges = (one: Announcement): one is Extract<Announcement, { kind: 'changes' }> => one.kind === 'changes';

/** Changes of one session together, each resource once. */
export const gathered = (announcements: readonly Announcement[]): ReadonlyMap<string | null, readonly Change[]> => {
  const bySession = new Map<string | null, Map<string, Change>>();
  for (const { by, at, changed } of announcements.filter(isChanges)) {
    const changes = bySession.get(by) ?? new Map<string, Change>();
    bySession.set(by, changes);
    for (const [name, ids] of changed) {
      const known = changes.get(`${name} ${at}`);
      const all = ids && (known?.ids !== null ? [...(known?.ids ?? []), ...ids] : null);
      changes.set(`${name} ${at}`, { name, ids: all, at });
    }
  }
  return new Map([...bySession].map(([by, changes]) => [by, [...changes.values()]]));
};

/** The resources that changed. */
export const changedNames = (announcements: readonly Announcement[]): readonly string[] =>
  announcements.filter(isChanges).flatMap(({ changed }) => changed.map(([name]) => name));

/** Whether what a person may do has to be looked at again: rights or sessions changed. */
export const mayChangeRights = (announcements: readonly Announcement[]): boolean =>
  changedNames(announcements).some((name) => RIGHTS.has(name)) || announcements.some(({ kind }) => kind === 'sessions');

/**
 * Works on one batch after the other; what comes meanwhile is the next batch.
 * @param handle never rejects
 */
export const inBatches = (handle: (batch: readonly Announcement[]) => Promise<void>) => {
  let waiting: Announcement[] = [];
  let working: Promise<void> | undefined;
  const work = async (): Promise<void> => {
    while (waiting.length) {
      const batch = waiting;
      waiting = [];
      await handle(batch);
    }
    working = undefined;
  };
  return {
    add: (announcements: readonly Announcement[]): void => {
      waiting.push(...announcements);
      if (waiting.length) working ??= work();
    },
    /** Resolves when nothing waits. */
    settled: async (): Promise<void> => working,
  };
};
