/** @jest-environment node */
/** A session of which live refreshes are left out comes out equal when it is replayed: nothing of what they changed is lost. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { sessionFileText } from '#client/store/sessionFile';
import { auth } from '#client/store/session/auth';
import { refreshing } from '#client/store/live/refresh';
import { firstPage } from '#shared/jsonapi';
import { startTestStore } from '../client/startTestStore';
import { resourceObject } from '../client/stubServer';
import { readLog } from './log';
import { replay } from './replay';
import { explain } from './words';
import { modules } from '../client/modules';

const { tag } = modules;
const idOf = (n: number) => `0190a0b0-0000-7000-8000-${String(n).padStart(12, '0')}`;
const permissions = ['list tags', 'view tags', 'edit tags', 'add tags', 'delete tags'];
const sari = {
  data: resourceObject('users', { id: idOf(0), name: 'Dr. Sari', email: 'sari@nadi.test' }),
  meta: { actor: { id: idOf(0), roles: ['admin'], permissions, entityId: null } },
};
const rowOf = (n: number, version: number) => resourceObject('tags', { id: idOf(n), name: `Kasa ${n}.${version}`, version });
const pageOf = (...rows: object[]) => ({ data: rows, meta: { page: { total: rows.length } } });

type Store = Awaited<ReturnType<typeof startTestStore>>;

const open = async () => {
  const store = await startTestStore();
  await store.dispatch(auth.actions.login({ email: 'sari@nadi.test', password: 'kasa-steril-2026' }));
  await store.last().answer(200, { access_token: 'a-token' });
  await store.to('GET', '/me').answer(200, sari);
  await store.dispatch(tag.actions.list('grid', firstPage));
  await store.last().answer(200, pageOf(rowOf(1, 1), rowOf(2, 1)));
  return store;
};

/** A change of others, as the stream of live updates tells it. */
const changed = async ({ state, dispatch }: Store, n: number, version: number) => {
  const stale = [{ type: 'tags', list: true, records: [{ id: idOf(n), version }], gone: [] }];
  const asked = refreshing(state(), stale);
  expect(asked).not.toEqual([]);
  for (const action of asked) await dispatch({ ...action, meta: { ...(action['meta'] as object), by: 'live' } } as UnknownAction);
};

const floods: Readonly<Record<string, (store: Store) => Promise<void>>> = {
  'the same row changes again and again': async (store) => {
    for (let version = 2; version <= 40; version++) {
      await changed(store, 1, version);
      await store.last().answer(200, pageOf(rowOf(1, version), rowOf(2, 1)));
    }
  },
  'new rows push others from the page, and the person adds one between': async (store) => {
    for (let n = 3; n <= 30; n++) {
      await changed(store, n, 1);
      await store.last().answer(200, pageOf(rowOf(n, 1), rowOf(n - 1, 1)));
      if (n !== 15) continue;
      await store.dispatch(tag.actions.add({ id: idOf(99), name: 'Perban' }, { refresh: true }));
      await store.last().answer(201, { data: rowOf(99, 1) });
      await store.last().answer(200, pageOf(rowOf(99, 1), rowOf(15, 1)));
    }
  },
  'an answer is late, and the next refresh ends it': async (store) => {
    await changed(store, 1, 2);
    await changed(store, 1, 3);
    await store.last().answer(200, pageOf(rowOf(1, 3), rowOf(2, 1)));
  },
  'the network is lost for a while': async (store) => {
    for (let version = 2; version <= 20; version++) {
      await changed(store, 1, version);
      if (version % 5 === 0) await store.last().answer(200, pageOf(rowOf(1, version), rowOf(2, 1)));
      else await store.last().lose();
    }
  },
};

test.each(Object.keys(floods))('%s', async (name) => {
  const store = await open();
  await floods[name]!(store);
  await store.dispatch(tag.actions.update({ id: idOf(2), version: 1, name: 'Kasa steril' }, { refresh: true }));
  await store.to('PATCH', `/tags/${idOf(2)}`).answer(200, { data: rowOf(2, 2) });
  const session = store.session();
  expect(session.refreshes?.length).toBeGreaterThan(0);
  expect(session.actions.length).toBeLessThan(store.actions.length);
  const log = readLog(sessionFileText(session));
  expect(log.actions.length).toBeLessThan(45);
  expect(explain(await replay(log))).toBe('');
});
