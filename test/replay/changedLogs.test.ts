/** @jest-environment node */
/** Every journey, with its log changed in one place: each of eight kinds of changes is noticed, and the place is named. */
import './withoutChecks';
import { readdirSync, readFileSync } from 'node:fs';
import { sessionClosed } from '#client/storeKit/sessionEvents';
import { isEvent, type Logged } from './actions';
import type { Difference } from './compare';
import { readLog, type Log } from './log';
import { replay } from './replay';

const names = readdirSync('test/journeys').flatMap((file) => /^(.*)\.json$/.exec(file)?.[1] ?? []);
const journey = (name: string) => readLog(readFileSync(`test/journeys/${name}.json`, 'utf8'));

/** The last action that fits: what comes early is hidden by little of what follows. */
const lastOf = (log: Log, fits: (action: Logged) => boolean): number => {
  const place = log.actions.findLastIndex(fits);
  if (place < 0) throw new Error('This journey has no action of that kind.');
  return place;
};

const exchangeOf = ({ meta }: Logged) => meta?.exchange;
/** Signing out comes to the same, whatever the server says of it. */
const isAnswered = (action: Logged) => isEvent(action) && Boolean(exchangeOf(action)?.status) && !sessionClosed.match(action);

const withExchange = (action: Logged, change: object): Logged => ({
  ...action,
  meta: { ...action.meta, exchange: { ...exchangeOf(action)!, ...change } },
});

/** A changed log, and what has to be named: the type of an event, or a part of the state. */
type Changed = { readonly log: Log; readonly named: string };

const changedAt = (log: Log, fits: (action: Logged) => boolean, change: (action: Logged) => Logged): Changed => {
  const place = lastOf(log, fits);
  const actions = log.actions.map((one, index) => (index === place ? change(one) : one));
  return { log: { ...log, actions }, named: log.actions[place]!.type };
};

const leftOut = (log: Log, fits: (action: Logged) => boolean, named = (action: Logged) => action.type): Changed => {
  const place = lastOf(log, fits);
  return { log: { ...log, actions: log.actions.filter((_, index) => index !== place) }, named: named(log.actions[place]!) };
};

const sentBy = (action: Logged) => exchangeOf(action)!.sent!;

/** The first thing that came of a step. */
const eventOf = ({ actions }: Log, { meta }: Logged) => actions.find((one) => isEvent(one) && one.meta?.request === meta?.request);

const kinds: Readonly<Record<string, (log: Log) => Changed>> = {
  'the status of an answer': (log) => changedAt(log, isAnswered, (one) => withExchange(one, { status: 500 })),
  'the path of a call': (log) => changedAt(log, isAnswered, (one) => withExchange(one, { path: '/api/v1/nowhere' })),
  'what a call sent': (log) => changedAt(log, isAnswered, (one) => withExchange(one, { sent: { ...sentBy(one), body: 'another' } })),
  'how a call was made': (log) =>
    changedAt(log, isAnswered, (one) => withExchange(one, { sent: { ...sentBy(one), caller: { ...sentBy(one).caller, language: 'en' } } })),
  'what became of it': (log) => changedAt(log, isAnswered, (one) => ({ ...one, payload: { errors: [{ code: 'another' }] } })),
  'an event that is left out': (log) => leftOut(log, (one) => isEvent(one) && !exchangeOf(one)),
  'a step that is left out': (log) =>
    leftOut(
      log,
      (one) => !isEvent(one) && Boolean(eventOf(log, one)),
      (one) => eventOf(log, one)!.type,
    ),
  'the last state': (log) => ({ log: { ...log, end: { ...log.end, locale: { current: 'another' } } }, named: 'locale.current' }),
};

const placesIn = (difference: Difference): readonly string[] => {
  if (difference.kind === 'calls') return [];
  return difference.kind === 'state' ? difference.changes.map(({ path }) => path) : [difference.event.type];
};

test.each(names)('%s', async (name) => {
  const log = journey(name);
  for (const [kind, change] of Object.entries(kinds)) {
    const { log: changed, named } = change(log);
    const { differences } = await replay(changed);
    expect({ kind, places: differences.flatMap(placesIn) }).toEqual({ kind, places: expect.arrayContaining([named]) as string[] });
  }
});
