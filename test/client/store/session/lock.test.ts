/** @jest-environment node */
/** The locked screen on the real store: what goes, what stays, who may go on, and how the tabs agree. */
import { newId } from '#client/storeKit/ids';
import { auth } from '#client/store/session/auth';
import { drafts } from '#client/store/flows/drafts';
import { me } from '#client/store/session/me';
import { startTestStore } from '../../startTestStore';
import { problemDocument, resourceObject } from '../../stubServer';
import { budi, credentials, profile, sari, signedIn, tab, token } from '../people';
import { modules } from '../../modules';

const { tag } = modules;

type World = Awaited<ReturnType<typeof signedIn>>;

const tagId = newId();
const change = tag.actions.update({ id: tagId, version: 1, name: 'Sterile' });
const saved = { data: resourceObject('tags', { id: tagId, version: 2, name: 'Sterile' }) };

const here = ({ state }: World) => ({
  in: auth.selectors.loggedIn(state()),
  present: auth.selectors.present(state()),
  who: auth.selectors.personHere(state()),
});
const locked = async () => {
  const world = await signedIn();
  await world.dispatch(drafts.actions.kept('tag:new', { name: 'Ster' }));
  await world.dispatch(auth.actions.lock());
  return world;
};
const unlock = async (world: World, whose: typeof sari) => {
  await world.dispatch(auth.actions.login(credentials(whose)));
  await world.to('POST', '/login').answer(200, token('second'));
  await world.to('GET', '/me').answer(200, profile(whose));
};

describe('locking', () => {
  test('lets go of the token in memory and in storage at once, and keeps the person and what they typed', async () => {
    const world = await locked();
    await world.persistor.flush();
    expect(here(world)).toEqual({ in: false, present: true, who: sari.id });
    expect(JSON.parse(world.storage.kept['auth._token.local']!)).toMatchObject({ token: 'null', locked: 'true' });
    expect(drafts.selectors.of(world.state(), 'tag:new')?.values).toEqual({ name: 'Ster' });
    expect(world.paths).toEqual([]);
  });

  test.each<[string, (world: World) => Promise<void>]>([
    ['answers', (world) => world.last().answer(204)],
    ['does not answer', (world) => world.last().lose()],
  ])('ends the session with its own token, and stays locked when the server %s', async (_, come) => {
    const world = await locked();
    expect(world.last()).toMatchObject({ method: 'POST', path: '/logout', headers: { Authorization: 'Bearer first' } });
    await come(world);
    expect(here(world)).toMatchObject({ in: false, present: true });
    expect(world.state().notices).toEqual([]);
  });

  test('a person is locked once, and a visit without a person is not locked', async () => {
    const world = await locked();
    await world.dispatch(auth.actions.lock());
    const stranger = await startTestStore();
    await stranger.dispatch(auth.actions.lock());
    expect(world.calls.filter(({ path }) => path === '/logout')).toHaveLength(1);
    expect([auth.selectors.present(stranger.state()), stranger.calls]).toEqual([false, []]);
  });
});

describe('unlocking', () => {
  test('as the same person goes on where they were, also with what was refused meanwhile', async () => {
    const world = await locked();
    await world.dispatch(change);
    await world.to('PATCH', '/tags').answer(401, problemDocument(401, 'session.missing'));
    await world.dispatch(me.actions.load());
    await world.to('GET', '/me').answer(401, problemDocument(401, 'session.missing'));
    expect(here(world)).toMatchObject({ present: true });
    await unlock(world, sari);
    expect(world.to('PATCH', '/tags').headers).toMatchObject({ Authorization: 'Bearer second' });
    await world.to('PATCH', '/tags').answer(200, saved);
    expect(tag.selectors.byId(world.state(), tagId)?.version).toBe(2);
    expect(drafts.selectors.of(world.state(), 'tag:new')?.values).toEqual({ name: 'Ster' });
    expect(world.paths).toEqual([]);
  });

  test('as someone else begins anew: nothing of the first person is left, and nothing is sent for them', async () => {
    const world = await locked();
    const { turn } = world.state().auth;
    await world.dispatch(change);
    await world.to('PATCH', '/tags').answer(401, problemDocument(401, 'session.missing'));
    await unlock(world, budi);
    expect(here(world)).toEqual({ in: true, present: true, who: budi.id });
    expect([world.state().drafts.forms, world.state().tag.requests, world.state().auth.turn]).toEqual([{}, {}, turn + 1]);
    expect(world.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  test('with a wrong password says so and stays locked', async () => {
    const world = await locked();
    await world.dispatch(auth.actions.login(credentials(sari)));
    await world.to('POST', '/login').answer(401, problemDocument(401, 'credentials.invalid'));
    expect(here(world)).toMatchObject({ in: false, present: true });
    expect(auth.selectors.errors(world.state())).toEqual([{ code: 'credentials.invalid' }]);
  });

  test('signing out instead leads outside without asking the server again', async () => {
    const world = await locked();
    await world.last().answer(204);
    await world.dispatch(auth.actions.logout());
    expect([here(world).present, world.paths, world.calls.filter(({ path }) => path === '/logout').length]).toEqual([false, ['/'], 1]);
  });
});

describe('another tab', () => {
  test.each<[string, Parameters<typeof tab>[0], object]>([
    [
      'locks: this one too, with all that is typed',
      { token: null, person: sari.id, locked: true },
      { in: false, present: true, who: sari.id },
    ],
    ['signs out: this one too', { token: null, locked: false }, { in: false, present: false, who: null }],
    ['signs the same person in again: this one goes on', { token: 'second', person: sari.id }, { in: true, present: true, who: sari.id }],
    [
      'lets someone in whom it does not know yet: this one waits',
      { token: 'second', person: null },
      { in: true, present: true, who: sari.id },
    ],
    [
      'lets someone else in: nothing of the first person is left',
      { token: 'second', person: budi.id },
      { in: true, present: true, who: null },
    ],
  ])('%s', async (_, written, expected) => {
    const world = await signedIn();
    await world.otherTab(...tab(written));
    expect(here(world)).toEqual(expected);
  });

  test.each<[string, Parameters<typeof tab>[0], object]>([
    ['unlocks for the same person', { token: 'second', person: sari.id, locked: false }, { in: true, who: sari.id }],
    [
      'is opened anew and only writes what it found',
      { token: null, person: sari.id, locked: true },
      { in: false, present: true, who: sari.id },
    ],
    [
      'writes once more the token that was locked away',
      { token: 'first', person: sari.id, locked: false },
      { in: false, present: true, who: sari.id },
    ],
    ['is signed in by someone else', { token: 'second', person: budi.id, locked: false }, { in: true, who: null }],
  ])('while this one is locked: %s', async (_, written, expected) => {
    const world = await locked();
    await world.otherTab(...tab(written));
    expect(here(world)).toMatchObject(expected);
  });

  test('that only tells of itself takes nobody away from the sign-in page', async () => {
    const world = await startTestStore();
    await world.dispatch(auth.actions.turnedAway({ path: '/usman/tag-management' }));
    await world.otherTab(...tab({ token: null }));
    expect(auth.selectors.attemptedPath(world.state())).toBe('/usman/tag-management');
  });
});

describe('when nobody touches the app', () => {
  test('for as long as the server says, it locks', async () => {
    const world = await signedIn(sari, { idle_lock_minutes: 15 });
    expect(world.watching).toMatchObject([{ minutes: 15 }]);
    world.watching[0]!.gone();
    await world.persistor.flush();
    expect(here(world)).toEqual({ in: false, present: true, who: sari.id });
    expect(world.watching).toEqual([]);
    await unlock(world, sari);
    expect(world.watching).toHaveLength(0);
  });

  test('and is watched again after unlocking, once', async () => {
    const world = await signedIn(sari, { idle_lock_minutes: 15 });
    await world.dispatch(auth.actions.lock());
    expect(world.watching).toEqual([]);
    await world.dispatch(auth.actions.login(credentials(sari)));
    await world.to('POST', '/login').answer(200, token('second'));
    await world.to('GET', '/me').answer(200, profile(sari, { idle_lock_minutes: 5 }));
    expect(world.watching).toMatchObject([{ minutes: 5 }]);
    await world.dispatch(auth.actions.logout());
    await world.to('POST', '/logout').answer(204);
    expect(world.watching).toEqual([]);
  });

  test('0 minutes is never', async () => {
    expect((await signedIn(sari, { idle_lock_minutes: 0 })).watching).toEqual([]);
  });
});

describe('a page that was closed while it was locked', () => {
  const kept = async () => {
    const world = await locked();
    await world.persistor.flush();
    return { ...world.storage.kept };
  };

  test('the next visit has to sign in, no matter who comes', async () => {
    const { state, calls } = await startTestStore({ kept: await kept() });
    expect([auth.selectors.present(state()), calls]).toEqual([false, []]);
  });
});
