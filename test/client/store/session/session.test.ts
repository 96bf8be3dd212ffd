/** @jest-environment node */
/** Signing in and out on the real store, and what becomes of work when a session ends in the middle of it. Rule: SGN-6. */
import { newId } from '#client/storeKit/ids';
import { may } from '#client/store/access';
import { auth } from '#client/store/session/auth';
import { drafts } from '#client/store/flows/drafts';
import { me } from '#client/store/session/me';
import { firstPage } from '#shared/jsonapi';
import { problemDocument, resourceObject } from '../../stubServer';
import { startTestStore } from '../../startTestStore';
import { modules } from '../../modules';

const { tag, user } = modules;

const [sariId, creatorId, editTags, clinicId, tagId] = [newId(), newId(), newId(), newId(), newId()] as [
  string,
  string,
  string,
  string,
  string,
];
const sari = {
  id: sariId,
  version: 5,
  name: 'Dr. Sari',
  email: 'sari@nadi.test',
  roles: [{ type: 'roles', id: creatorId }],
  entity: { type: 'entity', id: clinicId },
};
const profile = {
  data: resourceObject('users', sari),
  included: [
    resourceObject('roles', { id: creatorId, name: 'creator', permissions: [{ type: 'permissions', id: editTags }] }),
    resourceObject('permissions', { id: editTags, name: 'edit tags' }),
  ],
  meta: { actor: { id: sariId, roles: ['creator'], permissions: ['edit tags', 'view tags'], entityId: clinicId } },
};
const credentials = { email: 'sari@nadi.test', password: 'rahasia-sekali' };
const token = (access_token: string) => ({ token_type: 'Bearer', expires_in: 3600, access_token });
const expired = problemDocument(401, 'session.expired');

async function signedIn() {
  const world = await startTestStore();
  await world.dispatch(auth.actions.login(credentials));
  await world.last().answer(200, token('first'));
  await world.last().answer(200, profile);
  world.actions.length = 0;
  return world;
}

test('signing in: token, then profile, then what the screen asked to follow', async () => {
  const { dispatch, last, calls, state, types, paths } = await startTestStore();
  await dispatch(auth.actions.turnedAway({ path: '/usman/tag-management' }));
  await dispatch(auth.actions.login(credentials, { goTo: '/usman/tag-management' }));
  await dispatch(auth.actions.login(credentials));
  expect(calls).toHaveLength(1);
  expect(last()).toMatchObject({ method: 'POST', path: '/login', body: { data: { type: 'token', attributes: credentials } } });
  await last().answer(200, token('first'));
  expect([auth.selectors.loggedIn(state()), paths]).toEqual([true, []]);
  expect(last()).toMatchObject({ method: 'GET', path: '/me?include=roles.permissions', headers: { Authorization: 'Bearer first' } });
  await last().answer(200, profile);
  expect(types().slice(-4)).toEqual(['auth/login', 'auth/loggedIn', 'me/loaded', 'navigation/wentTo']);
  expect(paths).toEqual(['/usman/tag-management']);
  expect(auth.selectors.attemptedPath(state())).toBeNull();
  expect(me.selectors.actor(state())).toEqual({
    id: sariId,
    roles: ['creator'],
    permissions: ['edit tags', 'view tags'],
    entityId: clinicId,
  });
  expect(me.selectors.profile(state())?.name).toBe('Dr. Sari');
});

test('a wrong password says so, and nothing follows', async () => {
  const { dispatch, last, state, paths } = await startTestStore();
  await dispatch(auth.actions.login(credentials, { goTo: '/' }));
  await last().answer(401, problemDocument(401, 'credentials.invalid'));
  expect(state().auth).toMatchObject({ token: null, busy: null, errors: [{ code: 'credentials.invalid' }] });
  expect(paths).toEqual([]);
});

test('may: closed until it is known who asks, then by the declaration', async () => {
  const stranger = await startTestStore();
  expect(may(stranger.state(), 'tag', 'update')).toBe(false);
  const { state } = await signedIn();
  expect([
    may(state(), 'tag', 'update'),
    may(state(), 'tag', 'destroy'),
    may(state(), 'user', 'get', { id: sariId }),
    may(state(), 'user', 'get', { id: tagId }),
  ]).toEqual([true, false, true, false]);
});

describe('a session that ends in the middle of work', () => {
  const change = tag.actions.update({ id: tagId, version: 1, name: 'Sterile' }, { notify: 'tags:saved' });
  const saved = { data: resourceObject('tags', { id: tagId, version: 2, name: 'Sterile' }) };

  test('asks to sign in again and then sends the same change', async () => {
    const { dispatch, last, to, state, types } = await signedIn();
    await dispatch(change);
    await last().answer(401, expired);
    expect([auth.selectors.expired(state()), auth.selectors.loggedIn(state()), tag.selectors.request(state(), tagId).busy]).toEqual([
      true,
      true,
      'update',
    ]);
    await dispatch(auth.actions.login(credentials));
    await last().answer(200, token('second'));
    expect(auth.selectors.expired(state())).toBe(false);
    expect(to('PATCH', '/tags').headers).toMatchObject({ Authorization: 'Bearer second', 'If-Match': '"1"' });
    await to('PATCH', '/tags').answer(200, saved);
    expect(tag.selectors.byId(state(), tagId)?.version).toBe(2);
    expect(types()).toEqual(['tag/update', 'auth/expired', 'auth/login', 'auth/loggedIn', 'tag/saved', 'notices/shown']);
  });

  test('and is left: the change is refused, everything of the person goes', async () => {
    const { dispatch, last, state } = await signedIn();
    await dispatch(drafts.actions.kept('tag:new', { name: 'Ster' }));
    await dispatch(change);
    await last().answer(401, expired);
    await dispatch(auth.actions.logout());
    await last().answer(401, expired);
    expect(state().auth.token).toBeNull();
    expect([state().tag.requests, state().drafts.forms, me.selectors.actor(state()), user.selectors.all(state())]).toEqual([
      {},
      {},
      null,
      [],
    ]);
  });

  test('that ended before the page opened leads to signing in, without asking in place', async () => {
    const kept = {
      'auth._token.local': JSON.stringify({ token: JSON.stringify('old'), _persist: JSON.stringify({ version: 1, rehydrated: true }) }),
    };
    const { last, state } = await startTestStore({ kept });
    expect(last()).toMatchObject({ path: '/me?include=roles.permissions', headers: { Authorization: 'Bearer old' } });
    await last().answer(401, expired);
    expect(state().auth).toMatchObject({ token: null, expired: false });
  });
});

describe('signing out', () => {
  test("ends what is under way, so that nothing lands in the next person's store", async () => {
    const { dispatch, calls, last, state, paths } = await signedIn();
    await dispatch(tag.actions.list('grid', firstPage));
    const list = last();
    await dispatch(auth.actions.logout());
    await last().answer(204);
    await list.answer(200, { data: [resourceObject('tags', { id: tagId, name: 'Sterile' })], meta: { page: { total: 1 } } });
    expect([state().auth.token, tag.selectors.all(state()), paths]).toEqual([null, [], ['/']]);
    expect(calls.find(({ path }) => path.startsWith('/tags'))?.signal.aborted).toBe(true);
  });

  test('before the profile is known leaves it unknown', async () => {
    const { dispatch, calls, last, to, state } = await startTestStore();
    await dispatch(auth.actions.login(credentials));
    await last().answer(200, token('first'));
    await dispatch(auth.actions.logout());
    await last().answer(204);
    await to('GET', '/me').answer(200, profile);
    expect([me.selectors.actor(state()), user.selectors.all(state()), calls.length]).toEqual([null, [], 3]);
  });

  test('clears everything even when the call fails, and says so', async () => {
    const { dispatch, last, state, storage, persistor } = await signedIn();
    await dispatch(auth.actions.logout());
    await last().lose();
    await persistor.flush();
    expect(state().auth.token).toBeNull();
    expect(storage.kept['auth._token.local']).toContain('"token":"null"');
    expect(state().notices).toMatchObject([{ variant: 'danger', problem: { code: 'network' } }]);
  });

  test('in one tab signs out the others; signing in there signs in here', async () => {
    const { otherTab, state } = await signedIn();
    await otherTab('auth._token.local', JSON.stringify({ token: 'null' }));
    expect(state().auth.token).toBeNull();
    await otherTab('auth._token.local', JSON.stringify({ token: '"second"' }));
    expect(state().auth.token).toBe('second');
    await otherTab('nadi.sidebar', null);
    expect(state().auth.token).toBe('second');
  });
});

describe('the own profile', () => {
  test('changes the one copy of the record', async () => {
    const { dispatch, last, state, types } = await signedIn();
    await dispatch(me.actions.update({ id: sariId, version: 5, name: 'dr. Sari, Sp.A' }, { notify: 'profile:saved' }));
    expect(last()).toMatchObject({
      method: 'PATCH',
      headers: { 'If-Match': '"5"' },
      body: { data: { type: 'users', attributes: { name: 'dr. Sari, Sp.A' } } },
    });
    await last().answer(200, { ...profile, data: resourceObject('users', { ...sari, version: 6, name: 'dr. Sari, Sp.A' }) });
    expect(user.selectors.byId(state(), sariId)?.name).toBe('dr. Sari, Sp.A');
    expect(types()).toEqual(['me/update', 'me/saved', 'notices/shown']);
  });
});
