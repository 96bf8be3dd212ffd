/** Plays the intents of a log against a freshly started app: what the log says of the calls has to hold there, too. */
import { REHYDRATE } from 'redux-persist';
import { REDACTED } from '#client/services/redaction';
import { auth } from '#client/store/session/auth';
import type { Logged } from './actions';
import type { Ask } from './answers';
import { lackingIn } from './missingRows';
import { PASSWORD, startLiveApp } from './liveApp';
import type { Log } from './log';
import { replay, type Replayed } from './replay';

/** The log keeps no password; the first accounts of a fresh app have this one. */
const withPassword = (action: Logged): Logged =>
  auth.actions.login.match(action) && action.payload.password === REDACTED
    ? { ...action, payload: { ...action.payload, password: PASSWORD } }
    : action;

const isRemembered = ({ type, payload }: Logged): boolean => type === REHYDRATE && Boolean((payload as { token?: unknown }).token);

const askOf =
  (url: string): Ask =>
  async (path, { signal: _, ...init }) => {
    const answer = await fetch(url + path, init);
    return { status: answer.status, body: await answer.text() };
  };

/**
 * @returns how the events and their calls differ; rows, ids and times of one database are not held against another
 * @throws Error when the log doesn't begin with signing in, or needs rows that a fresh app lacks
 */
export async function playLive(log: Log): Promise<Replayed> {
  if (log.start || log.actions.some(isRemembered)) {
    throw new Error('This session begins with someone signed in. Only one that begins with signing in can be played against a fresh app.');
  }
  const app = await startLiveApp();
  try {
    const replayed = await replay({ ...log, actions: log.actions.map(withPassword) }, askOf(app.url));
    // One sentence in place of everything that follows from a row that is not there.
    const lacking = replayed.differences.length ? lackingIn(log.actions, replayed.actions) : undefined;
    if (lacking) throw new Error(lacking);
    return replayed;
  } finally {
    await app.stop();
  }
}
