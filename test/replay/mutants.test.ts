/** A client that was changed so that it sends something else fails on the recorded journeys, and the difference can be read. */
import './withoutChecks';
import { readFileSync } from 'node:fs';
import type * as httpModule from '#client/services/http';
import type { Http, HttpParts } from '#client/services/http';
import { sessionText } from '#client/store/savedSession';
import { readLog } from './log';
import { replay } from './replay';
import { shrink } from './shrink';
import { explain, remark, story } from './words';

type Call = Parameters<Http>[0];

/** What the changed client sends in place of a call; none: it sends nothing else. */
let mutant: ((call: Call) => readonly Call[]) | undefined;

/** What the changed client takes for the session, the language and the workplace of a call. */
let mutantCaller: Partial<HttpParts> = {};

jest.mock('#client/services/http', () => {
  const actual = jest.requireActual<typeof httpModule>('#client/services/http');
  const createHttp: typeof actual.createHttp = (parts) => {
    const http = (...call: Parameters<Http>) => actual.createHttp({ ...parts, ...mutantCaller })(...call);
    return async (call, signal) => {
      const [changed, ...more] = mutant?.(call) ?? [call];
      const answer = http(changed!, signal);
      for (const one of more) void http(one, signal);
      return answer;
    };
  };
  return { ...actual, createHttp };
});

afterEach(() => {
  mutant = undefined;
  mutantCaller = {};
});

const journey = (name: string) => readFileSync(`test/journeys/${name}.json`, 'utf8');
const logOf = (name: string) => readLog(journey(name));

type Data = { readonly data?: { readonly relationships?: object; readonly attributes?: object } };
const withData = (call: Call, change: (data: Data['data']) => object): Call =>
  call.document && 'data' in call.document ? { ...call, document: { ...call.document, data: change((call.document as Data).data) } } : call;

const mutants: Readonly<Record<string, (call: Call) => readonly Call[]>> = {
  'drops relationships': (call) => [withData(call, ({ relationships: _, ...data } = {}) => data)],
  'drops an attribute': (call) => [withData(call, (data) => ({ ...data, attributes: { ...data?.attributes, status: undefined } }))],
  'asks for another page': (call) => [{ ...call, path: call.path.replace('page[number]=1', 'page[number]=2') }],
  'forgets what was searched for': (call) => [{ ...call, path: call.path.replace(/filter\[q\]=[^&]*&?/, '') }],
  'calls another address': (call) => [{ ...call, path: call.path.replace('/items', '/goods') }],
  'changes in place of adding': (call) => [call.method === 'POST' && call.path.startsWith('/items') ? { ...call, method: 'PATCH' } : call],
  'saves over whatever is there': ({ headers: _, ...call }) => [call],
  'sends a form twice': (call) => (call.method === 'POST' && call.path.startsWith('/items') ? [call, call] : [call]),
};

test.each<[string, string, RegExp]>([
  [
    'drops relationships',
    'main-job',
    /After item\/add \(name "\w+".*\n {5}the request that led to item\/saved was sent differently:\n {5}body\.data\.relationships: expected {"category":.*, came nothing/,
  ],
  ['drops an attribute', 'main-job', /body\.data\.attributes\.status: expected "draft", came nothing/],
  [
    'asks for another page',
    'main-job',
    /the request that led to category\/listed was sent differently:\n {5}query\.page\[number\]: expected "1", came "2"/,
  ],
  ['forgets what was searched for', 'main-job', /query\.filter\[q\]: expected "\w+", came nothing/],
  ['calls another address', 'main-job', /path: expected "\/api\/v1\/items", came "\/api\/v1\/goods"/],
  ['changes in place of adding', 'main-job', /method: expected "POST", came "PATCH"/],
  ['saves over whatever is there', 'merge-of-a-stale-save', /headers: expected {"If-Match":"\\"1\\""}, came nothing/],
  [
    'sends a form twice',
    'main-job',
    /The calls that got no answer are not those of the log:\n {5}sent POST \/api\/v1\/items\S*, which the log does not have/,
  ],
])('a client that %s fails on %s', async (name, session, said) => {
  const log = logOf(session);
  expect(explain(await replay(log))).toBe('');
  mutant = mutants[name];
  expect(explain(await replay(log))).toMatch(said);
});

test.each(Object.keys(mutants))('of a client that %s, the fewest steps that fail pass once it is mended', async (name) => {
  const log = logOf(name === 'saves over whatever is there' ? 'merge-of-a-stale-save' : 'main-job');
  mutant = mutants[name];
  const whole = explain(await replay(log));
  const least = await shrink(log);
  const saved = readLog(sessionText({ nadi: 'session', version: 1, ...least! }));
  const still = explain(await replay(saved));
  expect(still).not.toBe('');
  expect(still.split('\n').length).toBeLessThanOrEqual(whole.split('\n').length);
  expect(still).not.toContain('the state differs');
  mutant = undefined;
  expect(explain(await replay(saved))).toBe('');
  expect(story(saved.actions).split('\n').length).toBeLessThan(story(log.actions).split('\n').length);
});

const clinic = '0190a0b0-0000-7000-8000-000000000001';

test.each<[string, string, Partial<HttpParts>, RegExp]>([
  [
    'works for the wrong clinic',
    'start-of-a-trial',
    { workplace: () => clinic },
    /caller\.workplace: expected "[0-9a-f-]+", came "0190a0b0/,
  ],
  [
    'forgets which clinic it works for',
    'start-of-a-trial',
    { workplace: () => null },
    /caller\.workplace: expected "[0-9a-f-]+", came null/,
  ],
  ['asks in the wrong language', 'returning-person', { language: () => 'en' }, /caller\.language: expected "id", came "en"/],
  ['does not say who asks', 'returning-person', { token: () => null }, /caller\.signedIn: expected true, came false/],
])('a client that %s fails on %s', async (_, session, changed, said) => {
  const log = logOf(session);
  mutantCaller = changed;
  expect(explain(await replay(log))).toMatch(said);
  const older = JSON.parse(journey(session), (key, value: unknown) => (key === 'caller' ? undefined : value)) as object;
  expect(explain(await replay(readLog(JSON.stringify(older))))).toBe('');
});

test('a client that does not say that the browser is known fails on the session of a person who has signed in before', async () => {
  const log = logOf('returning-person');
  expect(explain(await replay(log))).toBe('');
  mutant = (call) => [
    withData(call, ({ attributes, ...data } = {}) => {
      const { device_token: _, ...left } = (attributes ?? {}) as { device_token?: string };
      return { ...data, attributes: left };
    }),
  ];
  expect(explain(await replay(log))).toMatch(/attributes\.device_token: expected "\[redacted\]", came nothing/);
});

/** As a session was saved before the log kept what is sent. */
const older = (name: string): string =>
  JSON.stringify(
    JSON.parse(JSON.stringify({ nadi: 'session', version: 1, ...logOf(name) }), (key, value: unknown) =>
      key === 'sent' || key === 'unanswered' ? undefined : value,
    ),
  );

test('an older session, which does not tell what was sent, still replays, with a note', async () => {
  const replayed = await replay(readLog(older('main-job')));
  expect(explain(replayed)).toBe('');
  expect(remark(replayed)).toMatch(/Of \d+ of its requests only method, path and query were compared/);
  expect(remark(await replay(logOf('main-job')))).toBe('');
});
