/** @jest-environment node */
/** Sessions of every flow, lived through with a stub server, come out equal when they are replayed. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { newId } from '#client/storeKit/ids';
import { auth } from '#client/store/session/auth';
import { drafts } from '#client/store/flows/drafts';
import { fileOpening } from '#client/store/flows/fileOpening';
import { shownFile } from '#client/store/flows/shownFile';
import { locale } from '#client/store/flows/locale';
import { summary } from '#client/areas/dashboard/flows/summary';
import { firstPage } from '#shared/jsonapi';
import { startTestStore } from '../client/startTestStore';
import { problemDocument, resourceObject } from '../client/stubServer';
import type { Logged } from './actions';
import { readLog } from './log';
import { replay } from './replay';
import { explain } from './words';
import { modules } from '../client/modules';

const { entity, item, tag } = modules;

type Store = Awaited<ReturnType<typeof startTestStore>>;

const sariId = newId();
const sari = {
  data: resourceObject('users', { id: sariId, name: 'Dr. Sari', email: 'sari@klinik.id' }),
  meta: { actor: { id: sariId, roles: [], permissions: [], entityId: null } },
};
const page = (...names: string[]) => ({
  data: names.map((name) => resourceObject('tags', { id: newId(), name })),
  meta: { page: { total: names.length } },
});
const credentials = { email: 'sari@klinik.id', password: 'kasa-steril-2026' };
const agreement = { name: 'perjanjian.pdf', size: 482_113, type: 'application/pdf' };
const picture = (): File => new File(['a picture'], 'gauze.png', { type: 'image/png' });

const signIn = async (store: Store) => {
  await store.dispatch(auth.actions.login(credentials, { goTo: '/dashboard' }));
  await store.last().answer(200, { access_token: 'a-token' });
  await store.to('GET', '/me').answer(200, sari);
};

const flows: Record<string, (store: Store) => Promise<void>> = {
  'a refused sign-in': async (store) => {
    await store.dispatch(auth.actions.login(credentials));
    await store.last().answer(401, problemDocument(401, 'login.invalid'));
  },
  'a session that ends, and two lists of the same that go on after signing in again': async (store) => {
    await signIn(store);
    await store.dispatch(tag.actions.list('grid', firstPage));
    await store.dispatch(tag.actions.list('picker', firstPage));
    for (const call of store.calls.slice(-2)) await call.answer(401, problemDocument(401, 'session.expired'));
    await signIn(store);
    const [grid, picker] = store.calls.filter(({ path }) => path.startsWith('/tags')).slice(-2);
    await picker!.answer(200, page('Sterile'));
    await grid!.answer(200, page('Sterile', 'Latex'));
  },
  'a remembered session that the server no longer knows': async (store) => {
    await store.last().answer(401, problemDocument(401, 'session.expired'));
  },
  'signing out with the network lost': async (store) => {
    await signIn(store);
    await store.dispatch(auth.actions.logout());
    await store.last().lose();
  },
  'signing in and out in another tab': async (store) => {
    await store.otherTab('auth._token.local', JSON.stringify({ token: '"another"' }));
    await store.last().answer(200, sari);
    await store.otherTab('auth._token.local', null);
  },
  'a picture that arrives, and one whose file is gone': async (store) => {
    const [id, gone] = [newId(), newId()];
    await store.dispatch(item.actions.upload({ id, field: 'image', file: store.files.keep(newId(), picture()) }, { notify: 'form:saved' }));
    await store.last().answer(201, { url: '/files/gauze.webp' });
    await store.last().answer(200, { data: resourceObject('items', { id, name: 'Gauze', version: 2 }) });
    const lost = store.files.keep(newId(), picture());
    store.files.letGo(lost);
    await store.dispatch(item.actions.upload({ id: gone, field: 'image', file: lost }));
  },
  'a picture that is lost on its way': async (store) => {
    await store.dispatch(item.actions.upload({ id: newId(), field: 'image', file: store.files.keep(newId(), picture()) }));
    await store.last().lose();
  },
  'a file that arrives, and is opened': async (store) => {
    const id = newId();
    await store.dispatch(entity.actions.upload({ id, field: 'agreement', file: store.files.keep(newId(), picture()) }));
    await store.last().answer(201, { meta: { file: agreement } });
    await store.last().answer(200, { data: resourceObject('entity', { id, name: 'Klinik Melati', version: 2 }) });
    await store.dispatch(fileOpening.actions.open({ type: 'entity', id, field: 'agreement', name: agreement.name, how: 'save' }));
    await store.last().answer(200, { meta: { url: '/api/v1/files?link=v1:0a1b2c3d:AbCd', expires_at: '2026-11-22T03:05:00.000Z' } });
    await store.last().answer(200, '%PDF-1.7');
    expect(store.handedOver).toEqual([[agreement.name, 'save']]);
  },
  'a file that is shown over the page until the end': async (store) => {
    const file = { type: 'entity', id: newId(), field: 'agreement' };
    await store.dispatch(shownFile.actions.show({ place: 'dialog', file, name: agreement.name, type: agreement.type }));
    await store.last().answer(200, { meta: { url: '/api/v1/files?link=v1:0a1b2c3d:AbCd', expires_at: '2026-11-22T03:05:00.000Z' } });
    await store.last().answer(200, '%PDF-1.7');
    expect(shownFile.selectors.at(store.state(), 'dialog')).toMatchObject({ isReady: true });
  },
  'a file that may not be opened any more': async (store) => {
    const id = newId();
    await store.dispatch(fileOpening.actions.open({ type: 'entity', id, field: 'agreement', name: agreement.name, how: 'view' }));
    await store.last().answer(200, { meta: { url: '/api/v1/files?link=v1:0a1b2c3d:AbCd', expires_at: '2026-11-22T03:05:00.000Z' } });
    await store.last().answer(410, problemDocument(410, 'file_link.expired'));
  },
  'answers that nobody can read': async (store) => {
    await store.dispatch(tag.actions.destroy({ id: newId(), version: 1, deletion: newId() }));
    await store.last().answer(200, '<html>Sign in to this network</html>');
    await store.dispatch(tag.actions.list('grid', firstPage));
    await store.last().answer(502, '<html>Bad gateway</html>');
  },
  'a bulk deletion of which some had to stay, with a list that is watched': async (store) => {
    const [kept, gone] = [newId(), newId()];
    await store.dispatch(tag.actions.list('grid', firstPage));
    await store.last().answer(200, page('Sterile'));
    await store.dispatch(
      tag.actions.destroyMany({ ids: [kept, gone], deletion: newId() }, { notify: 'grid:deletedMany' }, { refresh: true }),
    );
    await store
      .last()
      .answer(201, { data: { type: 'deletions', id: newId(), attributes: { count: 1, refused: [{ id: kept, code: 'in_use' }] } } });
    await store.last().answer(200, page());
  },
  'numbers of the dashboard that are lost, then come, and are asked for once more': async (store) => {
    const part = { total: 5, recent: 2, before: 1, weekly: [1, 2] };
    await store.dispatch(summary.actions.load());
    await store.last().lose();
    await store.dispatch(summary.actions.load());
    await store.last().answer(200, {
      meta: { summary: { zone: 'Asia/Jakarta', today: '2026-11-18', weeks: ['2026-11-09', '2026-11-16'], parts: { item: part } } },
    });
    await store.dispatch(summary.actions.load('Asia/Jayapura'));
  },
  'what is typed, and the language': async (store) => {
    await store.dispatch(drafts.actions.kept('item:new', { name: 'Gauze', password: 'kasa' }));
    await store.dispatch(locale.actions.chosen('en'));
  },
  'calls that still wait when the session is saved': async (store) => {
    await store.dispatch(tag.actions.list('grid', firstPage));
    await store.dispatch(tag.actions.add({ id: newId(), name: 'Sterile' }));
  },
};

const token = { 'auth._token.local': JSON.stringify({ token: '"a-token"', _persist: '{"version":1,"rehydrated":true}' }) };

test.each(Object.keys(flows))('%s', async (name) => {
  const store = await startTestStore({ kept: name.startsWith('a remembered') ? { ...token } : {} });
  await flows[name]!(store);
  const actions = store.actions as readonly UnknownAction[] as readonly Logged[];
  const log = readLog(
    JSON.stringify({ nadi: 'session', version: 1, start: null, actions, unanswered: store.unanswered(), end: store.state() }),
  );
  expect(log.actions.length).toBeGreaterThan(1);
  const replayed = await replay(log);
  expect(explain(replayed)).toBe('');
  expect(replayed.actions).toEqual(log.actions);
});
