/** Every journey, as it was recorded, against an app that has just been started; and what its faults look like. @long */
import { readdirSync, readFileSync } from 'node:fs';
import { playLive as playWith } from '../replay/live';
import type { Fault } from '../replay/liveNetwork';
import { readLog, type Log } from '../replay/log';
import { explain } from '../replay/words';
import { startAppHere } from './appHere';

const text = readFileSync('test/journeys/main-job.json', 'utf8');

const journey = (name: string) => readLog(readFileSync(`test/journeys/${name}.json`, 'utf8'));

const playLive = (log: Log, fault?: Fault) => playWith(log, { start: startAppHere, ...(fault && { fault }) });

/**
 * A signed consent is hidden in a saved session, its text and its signature. A server accepts only the text that it shows itself, so such a
 * session is replayed from its log and not on a fresh app.
 */
const signed = ['treatment-of-a-patient'];

const names = readdirSync('test/journeys')
  .flatMap((file) => /^(.*)\.json$/.exec(file)?.[1] ?? [])
  .filter((name) => !signed.includes(name));

test.each(names)('a fresh app answers %s as the log says', async (name) => {
  expect(explain(await playLive(journey(name)))).toBe('');
});

/** The document with another value wherever a name stands. */
const withValues = (document: unknown, name: string, change: (value: unknown) => unknown): unknown =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) => (key === name ? change(value) : value)) as unknown;

test.each<[string, string, Fault, RegExp]>([
  [
    'a tax that is wrong by Rp 77.777',
    'plan-change',
    (document) => withValues(document, 'ppn', (value) => Number(value) + 77_777),
    /payload\.preview\.amounts\.ppn: expected \d+, came \d+/,
  ],
  [
    'rows that are refused inside a bulk answer',
    'two-operators-on-one-subscription',
    (document, { path }) =>
      path.includes('/bulk/') && !path.includes('preview')
        ? withValues(document, 'results', (rows) =>
            (rows as { id: string }[]).map(({ id }) => ({ id, errors: [{ code: 'command.state' }] })),
          )
        : document,
    /clientsubsheader\/ranMany came, but differs:\n {5}payload\.results\.0\./,
  ],
  [
    'a count that is wrong',
    'main-job',
    (document) => withValues(document, 'total', (value) => Number(value) + 1),
    /payload\.total: expected \d+, came \d+/,
  ],
])('says that a fresh app answers %s', async (_, name, fault, said) => {
  expect(explain(await playLive(journey(name), fault))).toMatch(said);
});

type Session = {
  readonly actions: readonly { readonly type: string; readonly payload?: unknown; readonly meta?: { readonly request?: string } }[];
};
const session = { nadi: 'session', version: 1, ...readLog(text) } as unknown as Session;

/** The session as someone would have saved it who found the tag there, and did not add it. */
const withTagFound = (): string => {
  const add = session.actions.find(({ type }) => type === 'tag/add')!;
  const added = session.actions.filter(({ meta }) => meta?.request === add.meta!.request);
  const saved = JSON.stringify(added.find(({ type }) => type === 'tag/saved')).replaceAll(add.meta!.request!, 'another');
  const list = {
    type: 'tag/list',
    payload: { key: 'picker', query: { page: { number: 1, size: 10 }, sort: [], q: '', filter: {} } },
    meta: { request: 'another', then: [] },
  };
  const place = session.actions.indexOf(add);
  const rest = session.actions.filter((one) => !added.includes(one));
  return JSON.stringify({
    ...session,
    times: undefined,
    by: undefined,
    actions: [...rest.slice(0, place), list, JSON.parse(saved), ...rest.slice(place)],
  });
};

test.each<[string, string, RegExp]>([
  [
    'an account',
    text.replaceAll('admin@nadi.test', 'sari@klinik.id'),
    /^This session cannot be played with --live\..*:\n {5}account sari@klinik\.id\n/,
  ],
  [
    'an account whose page was loaded again',
    readFileSync('test/journeys/reload.json', 'utf8').replaceAll('creator@nadi.test', 'sari@klinik.id'),
    /:\n {5}account sari@klinik\.id\n/,
  ],
  ['a row', withTagFound(), /^This session cannot be played with --live\..*:\n {5}tags "W\w+" \(01a\S+\)\nReplay it without --live/],
])('says once which %s a fresh app lacks', async (_, needing, said) => {
  await expect(playLive(readLog(needing))).rejects.toThrow(said);
});
