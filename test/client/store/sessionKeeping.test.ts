/** @jest-environment node */
/** The session log goes on over loads of the page: for the same person in the same tab, until they sign out. */
import { randomBytes } from 'node:crypto';
import { keepSession } from '#client/store/sessionKeeping';
import { SESSION_ENTRY } from '#client/store/sealedLog';
import { PAGE_LOADED } from '#client/store/savedSession';
import { sessionFileText } from '#client/store/sessionFile';
import { auth } from '#client/store/session/auth';
import { firstPage } from '#shared/jsonapi';
import { modules } from '../modules';
import { startTestStore } from '../startTestStore';
import { settled } from '../stubServer';
import { readLog } from '../../replay/log';
import { replay } from '../../replay/replay';
import { explain } from '../../replay/words';
import { budi, credentials, profile, sari, token, type Named } from './people';

const { tag } = modules;
/** The entry of the first piece. */
const FIRST = `${SESSION_ENTRY}.0`;
const keys = new Map([sari, budi].map(({ id }) => [id, randomBytes(32).toString('base64')]));
const remembered = { 'auth._token.local': JSON.stringify({ token: '"first"', _persist: '{"version":1,"rehydrated":true}' }) };

/** The storage of a tab, which a load of the page leaves as it is. */
const tabStorage = (isFull = false) => {
  const kept: Record<string, string> = {};
  return {
    kept,
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => {
      if (isFull) throw new Error('QuotaExceededError');
      kept[name] = value;
    },
    removeItem: (name: string) => void Reflect.deleteProperty(kept, name),
  };
};
type Tab = ReturnType<typeof tabStorage>;

/** Opens the app in the tab, where the person is signed in; and what closes it as it is. */
const load = async (tab: Tab, whose: Named, { encrypts = true } = {}) => {
  const store = await startTestStore({ kept: { ...remembered }, encrypts });
  const { write, earlier, stop } = keepSession({ log: store.log, store: store.store, vault: store.ownVault, open: () => tab });
  await store.to('GET', '/me').answer(200, profile(whose, { browser_key: keys.get(whose.id) }));
  await write();
  const close = async () => {
    await write();
    stop();
    store.stop();
    await settled();
  };
  return { ...store, session: async () => store.session(await earlier()), write, close };
};
type Page = Awaited<ReturnType<typeof load>>;

const openTags = async ({ dispatch, last }: Page) => {
  await dispatch(tag.actions.list('grid', firstPage));
  await last().answer(200, { data: [], meta: { page: { total: 0 } } });
};
const countIn = async ({ session }: Page, wanted: string) => (await session()).actions.filter(({ type }) => type === wanted).length;
const loadsIn = (page: Page) => countIn(page, PAGE_LOADED);
const listsIn = (page: Page) => countIn(page, 'tag/listed');

test('after two reloads the session holds what was done before them, and replays', async () => {
  const tab = tabStorage();
  for (let n = 1; n <= 2; n++) {
    const page = await load(tab, sari);
    await openTags(page);
    await page.dispatch(tag.actions.get('0190a0b0-0000-7000-8000-000000000001'));
    await page.close();
  }
  expect(JSON.stringify(tab.kept)).not.toMatch(/Sari|tag\/list/);
  const page = await load(tab, sari);
  await openTags(page);
  expect([await loadsIn(page), await listsIn(page)]).toEqual([2, 3]);
  const session = await page.session();
  expect([session.start, session.unanswered?.length]).toEqual([null, 2]);
  const log = readLog(sessionFileText(session));
  expect(log.actions.filter(({ type }) => type === PAGE_LOADED)).toHaveLength(2);
  expect(explain(await replay(log))).toBe('');
});

test.each<[string, (tab: Tab) => Promise<Page>]>([
  [
    'who signs out',
    async (tab) => {
      const page = await load(tab, sari);
      await openTags(page);
      await page.write();
      await page.dispatch(auth.actions.logout());
      await page.last().answer(204, '');
      expect(tab.kept).toEqual({});
      await page.close();
      return load(tab, sari);
    },
  ],
  [
    'after whom another person signs in',
    async (tab) => {
      const page = await load(tab, sari);
      await openTags(page);
      await page.close();
      const his = await load(tab, budi);
      await his.close();
      return load(tab, sari);
    },
  ],
  [
    'whose browser has no encryption',
    async (tab) => {
      const page = await load(tab, sari, { encrypts: false });
      await openTags(page);
      await page.close();
      expect(tab.kept).toEqual({});
      return load(tab, sari, { encrypts: false });
    },
  ],
  [
    'whose tab is full',
    async () => {
      const full = tabStorage(true);
      const page = await load(full, sari);
      await openTags(page);
      await page.close();
      return load(full, sari);
    },
  ],
  [
    'whose entry somebody has changed',
    async (tab) => {
      const page = await load(tab, sari);
      await openTags(page);
      await page.close();
      tab.kept[FIRST] = tab.kept[FIRST]!.replace(/"data":"..../, '"data":"AAAA');
      return load(tab, sari);
    },
  ],
])('nothing is left of the session of somebody %s', async (_, visit) => {
  const page = await visit(tabStorage());
  expect([await loadsIn(page), await listsIn(page)]).toEqual([0, 0]);
  expect(page.crashes).toEqual([]);
});

test('a session too long for the tab keeps its newest part', async () => {
  const tab = tabStorage();
  for (let n = 1; n <= 3; n++) {
    const page = await load(tab, sari);
    const name = randomBytes(300_000).toString('base64');
    await page.dispatch(tag.actions.add({ id: `0190a0b0-0000-7000-8000-00000000000${n}`, name, color: '#0f766e' }));
    await page.close();
  }
  expect(Object.values(tab.kept).join('').length).toBeLessThan(1_400_000);
  const page = await load(tab, sari);
  expect(await countIn(page, 'tag/add')).toBe(2);
});

test('a write seals what is new, and nothing that was written before', async () => {
  const page = await load(tabStorage(), sari);
  for (let n = 1; n <= 60; n++) await page.dispatch(tag.actions.leave(`grid${n}`));
  await page.write();
  const seal = jest.spyOn(page.ownVault, 'seal');
  await page.write();
  expect(seal).not.toHaveBeenCalled();
  await openTags(page);
  await page.write();
  expect(seal).toHaveBeenCalledTimes(1);
  await page.close();
});

test('signing in again on a page that was loaded while the screen was locked goes on with the same session', async () => {
  const tab = tabStorage();
  const page = await load(tab, sari);
  await openTags(page);
  await page.write();
  await page.dispatch(auth.actions.lock());
  await page.close();
  const again = await startTestStore();
  const { earlier, stop } = keepSession({ log: again.log, store: again.store, vault: again.ownVault, open: () => tab });
  await again.dispatch(auth.actions.login(credentials(sari)));
  await again.last().answer(200, token('second'));
  await again.to('GET', '/me').answer(200, profile(sari, { browser_key: keys.get(sari.id) }));
  const session = again.session(await earlier());
  stop();
  expect(session.actions.map(({ type }) => type)).toEqual(expect.arrayContaining(['tag/listed', PAGE_LOADED, 'auth/login']));
  expect(explain(await replay(readLog(sessionFileText(session))))).toBe('');
});

test('what earlier loads of the page left stays as it is, and is read when the session is saved', async () => {
  const tab = tabStorage();
  for (let n = 1; n <= 2; n++) {
    const page = await load(tab, sari);
    await openTags(page);
    await page.close();
  }
  const left = tab.kept[FIRST];
  const page = await load(tab, sari);
  const read = jest.spyOn(tab, 'getItem');
  await openTags(page);
  await page.write();
  expect(tab.kept[FIRST]).toBe(left);
  expect(read).not.toHaveBeenCalledWith(FIRST);
  expect(await listsIn(page)).toBe(3);
});

test('the stretches that newer ones make superfluous are removed', async () => {
  const tab = tabStorage();
  for (let n = 1; n <= 3; n++) {
    const page = await load(tab, sari);
    for (let times = 0; times < 150; times++) await page.dispatch(tag.actions.get('0190a0b0-0000-7000-8000-000000000001'));
    await page.close();
  }
  const page = await load(tab, sari);
  expect(await loadsIn(page)).toBe(2);
  expect(tab.kept[FIRST]).toBeUndefined();
});
