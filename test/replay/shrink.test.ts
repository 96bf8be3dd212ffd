/** @jest-environment node */
/** Six faults are planted in the client, in sessions of several kinds, shrunk, and mended: the fewest steps fail by the fault alone, and pass without it. */
import './withoutChecks';
import { readFileSync } from 'node:fs';
import type * as httpModule from '#client/services/http';
import type * as jsonApiModule from '#client/services/jsonApi';
import type * as callServiceModule from '#client/storeKit/callService';
import type * as followUpsModule from '#client/storeKit/followUps';
import type * as intentsModule from '#client/storeKit/intents';
import type * as stateModule from '#client/storeKit/moduleState';
import { newId } from '#client/storeKit/ids';
import { sessionText } from '#client/store/savedSession';
import { firstPage } from '#shared/jsonapi';
import { startTestStore } from '../client/startTestStore';
import { resourceObject } from '../client/stubServer';
import { modules } from '../client/modules';
import { readLog, type Log } from './log';
import { replay } from './replay';
import { shrink } from './shrink';
import { explain, story } from './words';

type Fault = 'asks for no list again' | 'crashes' | 'does not read again' | 'loses a value' | 'sends twice' | 'gives up';

let mockFault: Fault | undefined;

jest.mock('#client/storeKit/followUps', () => {
  const actual = jest.requireActual<typeof followUpsModule>('#client/storeKit/followUps');
  const follow: typeof actual.follow = (meta, values, refresh) =>
    actual.follow(meta, values, mockFault === 'asks for no list again' ? undefined : refresh);
  return { ...actual, follow };
});

jest.mock('#client/services/jsonApi', () => {
  const actual = jest.requireActual<typeof jsonApiModule>('#client/services/jsonApi');
  const jsonApi: typeof actual.jsonApi = (resource, http) => {
    const service = actual.jsonApi(resource, http);
    return {
      ...service,
      runMany: async (...asked) => {
        const outcome = await service.runMany(...asked);
        if (mockFault === 'crashes') throw new TypeError('results.map is not a function');
        return outcome;
      },
    };
  };
  return { ...actual, jsonApi };
});

jest.mock('#client/storeKit/intents', () => {
  const actual = jest.requireActual<typeof intentsModule>('#client/storeKit/intents');
  const causedBy: typeof actual.causedBy = (after, name, action, then) => ({
    ...actual.causedBy(after, name, action, then),
    ...(mockFault === 'does not read again' && name === 'get' && { type: '@@nothing' }),
  });
  return { ...actual, causedBy };
});

jest.mock('#client/storeKit/moduleState', () => {
  const actual = jest.requireActual<typeof stateModule>('#client/storeKit/moduleState');
  const land: typeof actual.land = (state, arrived) =>
    actual.land(state, mockFault === 'loses a value' ? arrived.map(({ name: _, ...row }) => row) : arrived);
  return { ...actual, land };
});

jest.mock('#client/services/http', () => {
  const actual = jest.requireActual<typeof httpModule>('#client/services/http');
  const createHttp: typeof actual.createHttp = (parts) => {
    const http = actual.createHttp(parts);
    return (call, signal) => {
      if (mockFault === 'sends twice' && call.method === 'POST' && call.path.startsWith('/items')) void http(call, signal);
      return http(call, signal);
    };
  };
  return { ...actual, createHttp };
});

jest.mock('#client/storeKit/callService', () => {
  const actual = jest.requireActual<typeof callServiceModule>('#client/storeKit/callService');
  const ask: typeof actual.ask = (service, asked, request) =>
    mockFault === 'gives up'
      ? (actual.once(service, asked) as ReturnType<typeof actual.ask<never, never>>)
      : actual.ask(service, asked, request);
  return { ...actual, ask };
});

afterEach(() => (mockFault = undefined));

const { item } = modules;
const journey = (name: string) => readLog(readFileSync(`test/journeys/${name}.json`, 'utf8'));

/** An item is added, listed, and gets a picture, which makes another version of it. */
async function pictureOfAnItem(): Promise<Log> {
  const store = await startTestStore();
  const id = newId();
  const gauze = { id, name: 'Gauze', status: 'draft' };
  await store.dispatch(item.actions.add({ id, name: 'Gauze' }, { notify: 'form:added', values: { name: 'Gauze' } }));
  await store.last().answer(201, { data: resourceObject('items', { ...gauze, version: 1 }) });
  await store.dispatch(item.actions.list('grid', firstPage));
  await store.last().answer(200, { data: [resourceObject('items', { ...gauze, version: 1 })], meta: { page: { total: 1 } } });
  const file = store.files.keep(newId(), new File(['a picture'], 'gauze.png', { type: 'image/png' }));
  await store.dispatch(item.actions.upload({ id, field: 'image', file }, { notify: 'form:saved' }, { refresh: true }));
  await store.last().answer(201, { url: '/files/gauze.webp' });
  await store
    .to('GET', `/items/${id}`)
    .answer(200, { data: resourceObject('items', { ...gauze, image: '/files/gauze.webp', version: 2 }) });
  await store.last().answer(200, { data: [resourceObject('items', { ...gauze, version: 2 })], meta: { page: { total: 1 } } });
  const { actions } = store;
  return readLog(JSON.stringify({ nadi: 'session', version: 1, start: null, actions, unanswered: store.unanswered(), end: store.state() }));
}

test.each<[Fault, string, () => Promise<Log>, number]>([
  ['asks for no list again', 'the main job', async () => journey('main-job'), 2],
  ['crashes', 'a bulk command', async () => journey('two-operators-on-one-subscription'), 1],
  ['does not read again', 'a picture of an item', pictureOfAnItem, 1],
  ['loses a value', 'a refused save', async () => journey('refused-save'), 1],
  ['sends twice', 'the main job', async () => journey('main-job'), 1],
  ['gives up', 'work that goes on after signing in again', async () => journey('forced-relogin'), 3],
  ['crashes', 'a bulk command with a refused row', async () => journey('bulk'), 1],
  ['does not read again', 'the proof of a payment', async () => journey('payment-proof'), 1],
  ['loses a value', 'a live update of a list', async () => journey('live-updates'), 1],
])('a client that %s in %s: the fewest steps fail, and pass once it is mended', async (fault, _, logOf, steps) => {
  const log = await logOf();
  expect(explain(await replay(log))).toBe('');
  mockFault = fault;
  const least = await shrink(log);
  const saved = readLog(sessionText({ nadi: 'session', version: 1, ...least! }));
  expect(explain(await replay(saved))).not.toBe('');
  mockFault = undefined;
  expect(explain(await replay(saved))).toBe('');
  expect(story(saved.actions).split('\n').length).toBeLessThanOrEqual(steps);
});
