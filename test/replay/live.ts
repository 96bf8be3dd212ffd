/** Plays the intents of a log against a freshly started app: what the log says of the calls has to hold there, too. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { sitDown } from '../journeys/person';
import { lackingIn } from './missingRows';
import { startLiveApp } from './liveApp';
import { liveNetwork, type Fault } from './liveNetwork';
import { signedInAt } from './liveStart';
import type { Log } from './log';
import { replay, type Replayed } from './replay';

/** What other people did, done again in the same app at the same places. */
function othersOf({ others = [] }: Log, url: string, send: ReturnType<typeof liveNetwork>['fetch']) {
  if (!others.length) return { before: async () => undefined, close: async () => undefined };
  const person = sitDown(url, { send });
  return {
    before: async (index: number) => {
      await person.ready;
      for (const { before, action } of others) if (before === index) await person.act(action as UnknownAction);
    },
    close: person.close,
  };
}

/**
 * @param fault what is wrong with the app: for tests
 * @returns how the events and their calls differ; times and counters of one database are not held against another
 * @throws Error when the log needs accounts or rows that a fresh app lacks
 */
export async function playLive(log: Log, fault?: Fault): Promise<Replayed> {
  const app = await startLiveApp(log.began);
  const { ask, fetch, isFound, inLog, learnRows } = liveNetwork(app.url, fault, signedInAt(log));
  const others = othersOf(log, app.url, fetch);
  try {
    await learnRows(log.start);
    const replayed = await replay(log, { ask, isFound, inLog, before: others.before });
    // One sentence in place of everything that follows from a row that is not there.
    const lacking = replayed.differences.length ? lackingIn(log, replayed.actions, isFound) : undefined;
    if (lacking) throw new Error(lacking);
    return replayed;
  } finally {
    await others.close();
    await app.stop();
  }
}
