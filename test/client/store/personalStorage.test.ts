/** @jest-environment node */
/** Drafts and the calendar are kept in this browser for their owner alone: encrypted, found again after signing in again, and removed on request. */
import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { boxLife } from '#client/services/vault';
import { auth, targets } from '#client/store/session/auth';
import { calendar, type CalendarEvent } from '#client/areas/calendar/flows/calendar';
import { draftLimits, drafts } from '#client/store/flows/drafts';
import { storedRemoved } from '#client/store/flows/personalStorageEvents';
import { startTestStore } from '../startTestStore';
import { budi, credentials, profile, sari, tab, token, type Named } from './people';

const meeting: CalendarEvent = {
  id: 'rapat',
  title: 'Rapat dewan',
  start: '2026-11-24T02:00:00.000Z',
  end: '2026-11-24T03:00:00.000Z',
  className: 'blue',
  description: '',
  allDay: false,
};

const keys = new Map([sari, budi].map(({ id }) => [id, randomBytes(32).toString('base64')]));
const entries = ['nadi.drafts', 'nadi.calendar'] as const;

type World = Awaited<ReturnType<typeof startTestStore>>;
/** A browser is its storage. */
type Browser = Record<string, string>;

/** Encryption answers from another thread; what never comes ends with the test's own limit. */
const until = async (holds: () => boolean) => {
  while (!holds()) await turn();
};

const boxOf = ({ storage }: World, entry: (typeof entries)[number], { id }: Named) =>
  (JSON.parse(storage.kept[entry] ?? '{}') as { people?: Record<string, { data: string; at: number }> }).people?.[id];

const enter = async (world: World, whose: Named) => {
  await world.dispatch(auth.actions.login(credentials(whose)));
  await world.last().answer(200, token(`of ${whose.name}`));
  await world.to('GET', '/me').answer(200, profile(whose, { browser_key: keys.get(whose.id) }));
  await until(() => world.state().me.id === whose.id);
};

const visit = async (browser: Browser, whose: Named, more: object = {}) => {
  const world = await startTestStore({ kept: browser, ...more });
  if (auth.selectors.loggedIn(world.state())) {
    await world.to('GET', '/me').answer(200, profile(whose, { browser_key: keys.get(whose.id) }));
    await until(() => world.state().me.id === whose.id);
  } else await enter(world, whose);
  return world;
};

/** Sari types and notes something, and it has been written. */
const busySari = async (browser: Browser) => {
  const world = await visit(browser, sari);
  await world.dispatch(drafts.actions.kept('tag:new', { name: 'Sterilisasi', password: 'rahasia' }));
  await world.dispatch(calendar.actions.eventAdded(meeting));
  await until(() => Boolean(boxOf(world, 'nadi.drafts', sari) && boxOf(world, 'nadi.calendar', sari)));
  await world.persistor.flush();
  return world;
};

const findings = ({ state }: World) => ({
  draft: drafts.selectors.of(state(), 'tag:new')?.values,
  events: calendar.selectors.all(state()),
});
const all = { draft: { name: 'Sterilisasi' }, events: [meeting] };
const nothing = { draft: undefined, events: [] };

const signOut = async (world: World) => {
  await world.dispatch(auth.actions.logout());
  await world.to('POST', '/logout').answer(204);
};
const sessionEnds = async (world: World) => {
  world.stop();
};

describe('Sari finds what she typed and noted', () => {
  test.each<[string, (world: World, browser: Browser) => Promise<void>]>([
    ['after a reload', sessionEnds],
    ['after signing out', signOut],
    [
      'after the session has ended and the page was reloaded',
      async (world, browser) => {
        world.stop();
        const again = await startTestStore({ kept: browser });
        await again.to('GET', '/me').answer(401, { errors: [{ status: '401', code: 'session.expired', title: '' }] });
        await again.persistor.flush();
        expect(auth.selectors.loggedIn(again.state())).toBe(false);
        again.stop();
      },
    ],
    [
      'after a locked page was closed',
      async (world) => {
        await world.dispatch(auth.actions.lock());
        await world.persistor.flush();
        world.stop();
      },
    ],
    [
      'after Budi has been at the same browser',
      async (world, browser) => {
        await signOut(world);
        await world.persistor.flush();
        world.stop();
        const his = await visit(browser, budi);
        expect(findings(his)).toEqual(nothing);
        await his.dispatch(drafts.actions.kept('tag:new', { name: 'Budi' }));
        await until(() => boxOf(his, 'nadi.drafts', budi) !== undefined);
        await signOut(his);
        await his.persistor.flush();
        his.stop();
      },
    ],
  ])('%s', async (_, meanwhile) => {
    const browser: Browser = {};
    const world = await busySari(browser);
    await meanwhile(world, browser);
    expect(findings(await visit(browser, sari))).toEqual(all);
  });
});

describe('nobody else can read it', () => {
  test('not in the storage, under no name', async () => {
    const browser: Browser = {};
    await busySari(browser);
    expect(JSON.stringify(browser)).not.toMatch(/Sterilisasi|rahasia|tag:new|Rapat|rapat/);
  });

  test('Budi signs in directly after Sari’s page was locked: he finds nothing, and she finds all of it afterwards', async () => {
    const browser: Browser = {};
    const world = await busySari(browser);
    await world.dispatch(auth.actions.lock());
    await enter(world, budi);
    expect(findings(world)).toEqual(nothing);
    await signOut(world);
    await enter(world, sari);
    expect(findings(world)).toEqual(all);
  });

  test('a box that was moved to Budi’s name stays closed, with any key', async () => {
    const browser: Browser = {};
    (await busySari(browser)).stop();
    const entry = JSON.parse(browser['nadi.drafts']!) as { version: number; people: Record<string, unknown> };
    browser['nadi.drafts'] = JSON.stringify({ ...entry, people: { [budi.id]: entry.people[sari.id] } });
    Reflect.deleteProperty(browser, 'auth._token.local');
    expect(findings(await visit(browser, budi)).draft).toBeUndefined();
  });

  test('the key is in no action, no state and no storage', async () => {
    const browser: Browser = {};
    const world = await busySari(browser);
    expect(JSON.stringify([world.actions, world.state(), browser])).not.toContain(keys.get(sari.id));
  });
});

describe('removed', () => {
  test('on request at sign-out, and only her own', async () => {
    const browser: Browser = {};
    const his = await visit(browser, budi);
    await his.dispatch(drafts.actions.kept('tag:new', { name: 'Budi' }));
    await until(() => boxOf(his, 'nadi.drafts', budi) !== undefined);
    await signOut(his);
    await his.persistor.flush();
    his.stop();
    const world = await busySari(browser);
    await world.dispatch(storedRemoved());
    await signOut(world);
    await until(() => entries.every((entry) => boxOf(world, entry, sari) === undefined));
    expect(boxOf(world, 'nadi.drafts', budi)).toBeDefined();
    expect(findings(await visit(browser, sari))).toEqual(nothing);
  });

  test('before she leaves, however long it takes: leaving ends the page', async () => {
    const world = await busySari({});
    const { setItem } = world.storage;
    let write = () => {};
    const opened = new Promise<void>((open) => (write = open));
    world.storage.setItem = (key, value) => opened.then(() => setItem(key, value));
    await world.dispatch(storedRemoved());
    await signOut(world);
    const early = [...world.paths];
    write();
    expect(early).toEqual([]);
    await until(() => world.paths.length > 0);
    expect(world.paths).toEqual([targets.out]);
    expect(entries.filter((entry) => boxOf(world, entry, sari))).toEqual([]);
  });

  test('a draft that was saved or discarded', async () => {
    const browser: Browser = {};
    const world = await busySari(browser);
    await world.dispatch(drafts.actions.dropped({ form: 'tag:new' }));
    await until(() => boxOf(world, 'nadi.drafts', sari) === undefined);
    world.stop();
    expect(findings(await visit(browser, sari))).toEqual({ ...all, draft: undefined });
  });

  test('a box that was not used for a year, when anyone signs in', async () => {
    const browser: Browser = {
      'nadi.calendar': JSON.stringify({
        version: 2,
        people: { gone: { at: Date.now() - boxLife - 1, iv: '', data: '' }, fresh: { at: Date.now(), iv: '', data: '' } },
      }),
    };
    const world = await visit(browser, sari);
    expect(Object.keys((JSON.parse(world.storage.kept['nadi.calendar']!) as { people: object }).people)).toEqual(['fresh']);
  });
});

describe('two tabs', () => {
  test('neither overwrites what the other has written, and each hears of the other', async () => {
    const browser: Browser = {};
    const one = await busySari(browser);
    const other = await visit(browser, sari);
    await one.dispatch(drafts.actions.kept('item:new', { name: 'Kasa' }));
    await other.dispatch(drafts.actions.kept('role:new', { name: 'Bidan' }));
    // The browser tells a tab of each writing of the others.
    for (const tabOf of [one, other])
      while (Object.keys(tabOf.state().drafts.forms).length < 3) await tabOf.otherTab('nadi.drafts', browser['nadi.drafts']!);
    expect([one, other].map(({ state }) => Object.keys(state().drafts.forms).sort())).toEqual(
      [0, 1].map(() => ['item:new', 'role:new', 'tag:new']),
    );
  });

  test('a sign-out elsewhere leaves nothing in this one, and all of it in the browser', async () => {
    const browser: Browser = {};
    const world = await busySari(browser);
    await world.otherTab(...tab({ token: null }));
    expect(findings(world)).toEqual(nothing);
    expect(boxOf(world, 'nadi.drafts', sari)).toBeDefined();
  });
});

test('what was typed as the screen was locked is written once she is back', async () => {
  const browser: Browser = {};
  const world = await busySari(browser);
  const before = boxOf(world, 'nadi.drafts', sari)!.data;
  await world.dispatch(auth.actions.lock());
  await world.dispatch(drafts.actions.kept('tag:new', { name: 'Steril penuh' }));
  expect(boxOf(world, 'nadi.drafts', sari)!.data).toBe(before);
  await enter(world, sari);
  await until(() => boxOf(world, 'nadi.drafts', sari)!.data !== before);
  await world.persistor.flush();
  world.stop();
  expect(findings(await visit(browser, sari)).draft).toEqual({ name: 'Steril penuh' });
});

describe('what an earlier version kept in clear', () => {
  const clear = (owner: string | null): Browser => ({
    'nadi.drafts': JSON.stringify({
      forms: JSON.stringify({ 'tag:new': { values: { name: 'Lama' }, at: Date.now() } }),
      owner: JSON.stringify(owner),
      _persist: '{"version":1,"rehydrated":true}',
    }),
  });
  test.each([
    ['is sealed for its owner', sari.id, { name: 'Lama' }],
    ['is taken for any person, where it has no owner', null, { name: 'Lama' }],
    ['is removed when someone else comes', budi.id, undefined],
  ])('%s', async (_, owner, found) => {
    const browser = clear(owner);
    const world = await visit(browser, sari);
    expect(findings(world).draft).toEqual(found);
    expect(JSON.stringify(browser)).not.toContain('Lama');
  });
});

describe('limits', () => {
  const draft = (at: number, name = 'x') => ({ type: drafts.actions.kept.type, payload: { form: `tag:${at}`, values: { name }, at } });
  const day = 24 * 3_600_000;
  test.each<[string, ReturnType<typeof draft>[], string[]]>([
    [
      'the newest fifty stay',
      Array.from({ length: draftLimits.forms + 1 }, (_, nth) => draft(nth + 1)),
      Array.from({ length: draftLimits.forms }, (_, nth) => `tag:${nth + 2}`),
    ],
    ['what is older than thirty days goes', [draft(1), draft(draftLimits.days * day + 2)], [`tag:${draftLimits.days * day + 2}`]],
    [
      'the oldest goes when all are too large together',
      [draft(1, 'a'.repeat(draftLimits.characters / 2)), draft(2, 'b'.repeat(draftLimits.characters / 2))],
      ['tag:2'],
    ],
  ])('%s', async (_, typed, left) => {
    const { dispatch, state } = await startTestStore();
    for (const action of typed) await dispatch(action);
    expect(Object.keys(state().drafts.forms)).toEqual(left);
  });

  test('a full storage is said once, and nothing typed is lost on the page', async () => {
    const world = await visit({}, sari);
    world.storage.setItem = async () => undefined;
    await world.dispatch(drafts.actions.kept('tag:new', { name: 'Ster' }));
    await world.dispatch(drafts.actions.kept('tag:new', { name: 'Steril' }));
    await until(() => world.state().notices.length > 0);
    expect([findings(world).draft, world.state().notices.map((notice) => 'key' in notice && notice.key)]).toEqual([
      { name: 'Steril' },
      ['common:kept.full'],
    ]);
  });
});

test('where the browser has no encryption, nothing is kept beyond the page', async () => {
  const browser: Browser = {};
  const world = await visit(browser, sari, { encrypts: false });
  await world.dispatch(drafts.actions.kept('tag:new', { name: 'Ster' }));
  await world.persistor.flush();
  expect([findings(world).draft, browser['nadi.drafts']]).toEqual([{ name: 'Ster' }, undefined]);
});
