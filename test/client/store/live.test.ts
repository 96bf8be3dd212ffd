/** @jest-environment node */
/** Live updates in the store: what arrives becomes intents of the lists on screen, which a replay plays without a stream. Rules: LIV-1, LIV-4. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { firstPage, type Query } from '#shared/jsonapi';
import type { StaleResource } from '#shared/live';
import { readStream, type LiveEvent } from '#client/services/eventStream';
import { modules } from '../modules';
import { choicesKey, newsKey, OWN_KEY } from '#client/store/live/keys';
import { refreshing } from '#client/store/live/refresh';
import { me } from '#client/store/session/me';
import { startTestStore } from '../startTestStore';

const ID = '018f6b1c-0000-7000-8000-000000000001';
const row = (version: number, name: string) => ({ type: 'tags', id: ID, attributes: { name, color: '#2e7d6b' }, meta: { version } });
const page = (version: number, name: string) => ({ data: [row(version, name)], meta: { page: { total: 1 } } });

/** A store whose tag list is on screen, of somebody with these permissions. */
const open = async (permissions = ['view tags']) => {
  const store = await startTestStore();
  const actor = { id: ID, roles: [], permissions, entityId: null };
  await store.dispatch(me.actions.loaded({ id: ID, records: {}, actor, idleLockMinutes: 0 }, { request: 'profile' }));
  await store.dispatch(modules.tag.actions.list('grid', firstPage));
  await store.last().answer(200, page(1, 'Kasa'));
  return store;
};

const stale = (type: string, version = 2): StaleResource => ({ type, list: true, records: [{ id: ID, version }], gone: [] });
const asked = (actions: readonly UnknownAction[]) =>
  actions.map(({ type, payload }) => `${type} ${(payload as { key?: string; id?: string }).key ?? (payload as { id: string }).id}`);

test.each<[string, StaleResource[] | null, object, string[]]>([
  ['tags changed', [stale('tags')], {}, [`tag/list ${newsKey}`, `tag/leave ${newsKey}`]],
  ['tags changed by this session', [stale('tags')], { own: true }, [`tag/list ${OWN_KEY}`, `tag/leave ${OWN_KEY}`]],
  ['anything may have changed', null, {}, [`tag/list ${newsKey}`, `tag/leave ${newsKey}`]],
  ['what no list shows changed', [stale('invoices')], {}, []],
  ['the record of the page changed', [{ ...stale('tags'), list: false }], { address: `/usman/edit-tag/${ID}` }, [`tag/get ${ID}`]],
  ['the version is known already', [{ ...stale('tags', 1), list: false }], { address: `/usman/edit-tag/${ID}` }, []],
])('given a list on screen, when %s, then that is asked for and nothing else', async (_, resources, how, actions) => {
  const { state } = await open();
  expect(asked(refreshing(state(), resources, how))).toEqual(actions);
});

test.each([
  ['a list of a part of a page', 'attention:tag', true],
  ['a page of all records', 'all:2', true],
  ['what a person chooses from', choicesKey('item.tags'), false],
  ['a further page of it', choicesKey('item.tags', 2), false],
])('given %s on screen, when a record changed, then it is asked for again unless its rows must stay', async (_, key, isAsked) => {
  const store = await open();
  await store.dispatch(modules.tag.actions.list(key, firstPage));
  await store.last().answer(200, page(1, 'Kasa'));
  for (const how of [{}, { own: true }])
    expect(asked(refreshing(store.state(), [stale('tags')], how)).includes(`tag/list ${key}`)).toBe(isAsked);
});

test.each<[string, Partial<Query>, boolean]>([
  ['filtered by what a visit owes', { filter: { owed: { from: '1' } } }, true],
  ['of all visits', {}, false],
])(
  'given a list %s, when a charge changed, then it is asked for again only where charges decide about its rows',
  async (_, query, isAsked) => {
    const store = await startTestStore();
    const actor = { id: ID, roles: [], permissions: [], entityId: ID, entityPermissions: ['view visits', 'view visit-charges'] };
    await store.dispatch(me.actions.loaded({ id: ID, records: {}, actor, idleLockMinutes: 0 }, { request: 'profile' }));
    await store.dispatch(modules.visit.actions.list('cashier', { ...firstPage, ...query }));
    await store.last().answer(200, { data: [], meta: { page: { total: 0 } } });
    for (const own of [false, true])
      expect(asked(refreshing(store.state(), [stale('visit-charges')], { own })).includes('visit/list cashier')).toBe(isAsked);
  },
);

describe("given a save of one's own on the page of a list", () => {
  const ownNews = () => [{ ...stale('tags') }];
  const save = async (...then: { refresh: true }[]) => {
    const store = await open(['view tags', 'edit tags']);
    await store.dispatch(modules.tag.actions.update({ id: ID, version: 1, name: 'Kasa steril' }, ...then));
    await store.last().answer(200, { data: row(2, 'Kasa steril') });
    return store;
  };
  const lists = (actions: readonly UnknownAction[]) => actions.filter(({ type }) => type === 'tag/list');

  test('when its answer has asked for the list, then the live update does not ask for it again', async () => {
    const { state, dispatch, last, actions } = await save({ refresh: true });
    await last().answer(200, page(2, 'Kasa steril'));
    for (const action of refreshing(state(), ownNews(), { own: true })) await dispatch(action);
    // When the page was opened, and once after the save.
    expect(lists(actions)).toHaveLength(2);
  });

  test.each<[string, StaleResource[], boolean]>([
    ['nothing has asked for the list since', ownNews(), false],
    ['another tab has saved a later version', [stale('tags', 3)], true],
    ['the records are not named', [{ ...stale('tags'), records: [] }], true],
    ['a record is gone that the list shows', [{ ...stale('tags'), gone: [ID] }], true],
  ])('when %s, then the live update asks for it', async (_, news, hasAsked) => {
    const { state, last } = await save(...(hasAsked ? [{ refresh: true } as const] : []));
    if (hasAsked) await last().answer(200, page(2, 'Kasa steril'));
    expect(lists(refreshing(state(), news, { own: true }))).toHaveLength(1);
  });
});

describe('given an item saved by oneself on the page of its list, which shows categories', () => {
  const SHELF = '018f6b1c-0000-7000-8000-000000000002';
  const OTHER = '018f6b1c-0000-7000-8000-000000000003';
  const reference = { data: { type: 'categories', id: SHELF } };
  const gauze = (version: number) => ({
    data: { type: 'items', id: ID, attributes: { name: 'Kasa' }, relationships: { category: reference }, meta: { version } },
    included: [{ type: 'categories', id: SHELF, attributes: { name: 'Rak' }, meta: { version } }],
  });
  const gauzes = (version: number) => ({ ...gauze(version), data: [gauze(version).data], meta: { page: { total: 1 } } });
  const change = (type: string, id: string, version = 2): StaleResource => ({ type, list: true, records: [{ id, version }], gone: [] });

  test.each<[string, StaleResource[], number]>([
    ['the category of the row changed with it', [change('items', ID), change('categories', SHELF)], 0],
    ['a category changed with it that no row shows', [change('items', ID), change('categories', OTHER)], 0],
    ['the category of the row changed once more', [change('items', ID), change('categories', SHELF, 3)], 1],
    ['categories changed, and it is not named which', [change('items', ID), { ...change('categories', SHELF), records: [] }], 1],
    ['only a category changed', [change('categories', SHELF)], 1],
  ])('when %s, then the live update asks for the list so many times', async (_, news, times) => {
    const store = await startTestStore();
    const actor = { id: ID, roles: [], permissions: ['view items', 'create items', 'edit items'], entityId: null };
    await store.dispatch(me.actions.loaded({ id: ID, records: {}, actor, idleLockMinutes: 0 }, { request: 'profile' }));
    await store.dispatch(modules.item.actions.list('grid', firstPage));
    await store.last().answer(200, gauzes(1));
    await store.dispatch(modules.item.actions.update({ id: ID, version: 1, name: 'Kasa' }, { refresh: true }));
    await store.last().answer(200, gauze(2));
    await store.last().answer(200, gauzes(2));
    const asked = refreshing(store.state(), news, { own: true });
    expect(asked.filter(({ type }) => type === 'item/list')).toHaveLength(times);
  });
});

test('given somebody who may no longer see the list on screen, when anything may have changed, then it is not asked for', async () => {
  const { state } = await open([]);
  expect(refreshing(state(), null)).toEqual([]);
});

test('given news of a list, then its rows are updated where they stand, and the list keeps its order and total', async () => {
  const { state, dispatch, last } = await open();
  for (const action of refreshing(state(), [stale('tags')])) await dispatch(action);
  await last().answer(200, page(2, 'Kasa steril'));
  const { rows, ids, status } = modules.tag.selectors.list(state(), 'grid');
  expect([rows[0]!.name, ids, status]).toEqual(['Kasa steril', [ID], 'ready']);
});

test('given what live updates asked for, then a saved session replays it as any other intent', async () => {
  const { state, dispatch, actions } = await open();
  for (const action of refreshing(state(), [stale('tags')])) await dispatch(action);
  const [list] = actions.filter(({ payload }) => (payload as { key?: string })?.key === newsKey);
  expect(list).toMatchObject({ type: 'tag/list', meta: { then: [] } });
  expect(list).not.toHaveProperty('meta.after');
});

const answering = (chunks: string[], status = 200) => jest.fn(async () => new Response(new Blob(chunks).stream(), { status }) as Response);

const reading = (fetch: jest.Mock) =>
  readStream({ fetch: fetch as unknown as typeof globalThis.fetch, token: () => 'kunci', language: () => 'id', workplace: () => ID });

test('given a stream that comes in pieces, then its events are whole, and the token is in a header and not in the address', async () => {
  const fetch = answering(['event: open\ndata: {"str', 'eam":"a"}\n\n:\n', '\nevent: all\ndata: {}\n\nevent: cut']);
  const heard: LiveEvent[] = [];
  await reading(fetch)((event) => void heard.push(event), new AbortController().signal);
  expect(heard).toEqual([
    { name: 'open', data: { stream: 'a' } },
    { name: 'all', data: {} },
  ]);
  const [address, { headers }] = fetch.mock.calls[0] as unknown as [string, { headers: Record<string, string> }];
  expect([address, headers['Authorization'], headers['x-workplace']]).toEqual(['/api/v1/events', 'Bearer kunci', ID]);
});

test.each([
  ['refused', answering([], 429)],
  ['out of reach', jest.fn(async () => Promise.reject(new TypeError('network')))],
])('given a stream that is %s, then nothing is heard, and the reading ends', async (_, fetch) => {
  const heard: LiveEvent[] = [];
  await reading(fetch as jest.Mock)((event) => void heard.push(event), new AbortController().signal);
  expect(heard).toEqual([]);
});
