/** @jest-environment node */
/** One's own account on the real store: the password, the sessions, the second step; and that none of its secrets is written down. */
import type { OwnSession } from '#client/areas/identity/services/account';
import { createSessionLog } from '#client/store/sessionLog';
import { sessionText } from '#client/store/savedSession';
import { account, type AccountCommand } from '#client/areas/identity/flows/account';
import { auth } from '#client/store/session/auth';
import { me } from '#client/store/session/me';
import { problemDocument, resourceObject } from '../../../stubServer';
import { startTestStore } from '../../../startTestStore';

const sari = { id: '0192f1c0-0000-7000-8000-000000000001', version: 3, name: 'Dr. Sari', email: 'sari@klinik.id', roles: [] };
const profile = (more: object = {}) => ({
  data: resourceObject('users', { ...sari, two_step: false, ...more }),
  meta: { actor: { id: sari.id, roles: ['creator'], permissions: [], entityId: null }, idle_lock_minutes: 0 },
});

async function signedIn() {
  const world = await startTestStore();
  await world.dispatch(auth.actions.login({ email: sari.email, password: 'kasa-steril-2026' }));
  await world.last().answer(200, { access_token: 'a-token-of-dr-sari' });
  await world.last().answer(200, profile());
  world.actions.length = 0;
  const standing = (deed: AccountCommand) => account.selectors.standing(world.state(), deed);
  return { ...world, standing, sessions: () => account.selectors.sessions(world.state())?.map(({ id }) => id) ?? null };
}

const device = (id: string, current = false): OwnSession => ({
  id,
  created_at: '2026-11-20T03:00:00.000Z',
  last_seen_at: '2026-11-21T03:00:00.000Z',
  user_agent: 'Mozilla/5.0',
  ip: '203.0.113.7',
  current,
});
const listed = (...devices: OwnSession[]) => ({ data: devices.map(({ id, ...attributes }) => ({ type: 'sessions', id, attributes })) });
const three = listed(device('this', true), device('phone'), device('clinic'));
const codes = ['k3vd-9x2m-qpwa', 'h7tn-4rzc-ym5e'];
const change = { current_password: 'kasa-steril-2026', password: 'perban-lembut-2027', password_confirmation: 'perban-lembut-2027' };

async function withSessions() {
  const world = await signedIn();
  await world.dispatch(account.actions.sessionsList());
  await world.last().answer(200, three);
  return world;
}

describe('the password', () => {
  test('changes, looks whether an address still waits, says what follows, and leaves this device alone signed in', async () => {
    const { dispatch, last, types, sessions, standing } = await withSessions();
    await dispatch(account.actions.passwordChange(change, { notify: 'profile:password.changed' }));
    expect(standing('passwordChange').busy).toBe(true);
    expect(last()).toMatchObject({ method: 'POST', path: '/me/password', body: { data: { type: 'password-change', attributes: change } } });
    await last().answer(204);
    expect(types().slice(-3)).toEqual(['account/passwordChanged', 'me/load', 'notices/shown']);
    expect([sessions(), standing('passwordChange').busy]).toEqual([['this'], false]);
  });

  test('that was wrong is refused with its place, and nothing follows', async () => {
    const { dispatch, last, types, standing } = await signedIn();
    await dispatch(account.actions.passwordChange(change, { notify: 'profile:password.changed' }));
    await last().answer(422, problemDocument(422, 'password.wrong', { source: { pointer: '/data/attributes/current_password' } }));
    expect(standing('passwordChange')).toEqual({
      busy: false,
      errors: [{ code: 'password.wrong', pointer: '/data/attributes/current_password' }],
    });
    expect(types().at(-1)).toBe('account/failed');
    await dispatch(account.actions.acknowledge('passwordChange'));
    expect(standing('passwordChange').errors).toEqual([]);
  });

  test('asked for twice is changed once', async () => {
    const { dispatch, calls, last } = await signedIn();
    await dispatch(account.actions.passwordChange(change));
    await dispatch(account.actions.passwordChange(change));
    await last().answer(204);
    expect(calls.filter(({ path }) => path === '/me/password')).toHaveLength(1);
  });
});

describe('the sessions', () => {
  test('one is ended and leaves the list; the others stay', async () => {
    const { dispatch, last, sessions, state } = await withSessions();
    await dispatch(account.actions.sessionEnd({ id: 'phone' }, { notify: 'profile:sessions.ended' }));
    expect(account.selectors.ending(state())).toEqual(['phone']);
    expect(last()).toMatchObject({ method: 'DELETE', path: '/me/sessions/phone' });
    await last().answer(204);
    expect([sessions(), account.selectors.ending(state())]).toEqual([['this', 'clinic'], []]);
  });

  test('one that is over already is over', async () => {
    const { dispatch, last, sessions, state } = await withSessions();
    await dispatch(account.actions.sessionEnd({ id: 'phone' }));
    await last().answer(404, problemDocument(404, 'resource.missing'));
    expect([sessions(), state().notices]).toEqual([['this', 'clinic'], []]);
  });

  test('one that could not be ended stays, and a toast says why', async () => {
    const { dispatch, last, sessions, state } = await withSessions();
    await dispatch(account.actions.sessionEnd({ id: 'phone' }));
    await last().lose();
    expect([sessions(), account.selectors.ending(state())]).toEqual([['this', 'phone', 'clinic'], []]);
    expect(state().notices).toMatchObject([{ variant: 'danger', problem: { code: 'network' } }]);
  });

  test.each([
    ['both are answered in order', ['phone', 'clinic']],
    ['the second is answered first', ['clinic', 'phone']],
  ])('two are ended side by side: %s', async (_, order) => {
    const { dispatch, to, sessions } = await withSessions();
    await dispatch(account.actions.sessionEnd({ id: 'phone' }));
    await dispatch(account.actions.sessionEnd({ id: 'clinic' }));
    for (const id of order) await to('DELETE', `/me/sessions/${id}`).answer(204);
    expect(sessions()).toEqual(['this']);
  });

  test('all others at once', async () => {
    const { dispatch, last, sessions } = await withSessions();
    await dispatch(account.actions.othersEnd());
    expect(last()).toMatchObject({ method: 'DELETE', path: '/me/sessions' });
    await last().answer(204);
    expect(sessions()).toEqual(['this']);
  });

  test('that could not be listed say so, and the next answer puts it right', async () => {
    const { dispatch, last, sessions, standing } = await signedIn();
    await dispatch(account.actions.sessionsList());
    await last().lose();
    expect([sessions(), standing('sessionsList').errors]).toEqual([null, [{ code: 'network' }]]);
    await dispatch(account.actions.sessionsList());
    await last().answer(200, three);
    expect([sessions(), standing('sessionsList').errors]).toEqual([['this', 'phone', 'clinic'], []]);
  });
});

describe('the second step', () => {
  const setup = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Nadi:sari%40klinik.id?secret=JBSWY3DPEHPK3PXP' };

  async function settingUp() {
    const world = await signedIn();
    await world.dispatch(account.actions.twoStepStart({ current_password: 'kasa-steril-2026' }));
    await world.last().answer(200, { meta: setup });
    return world;
  }

  test('is set up, confirmed with a code, and the profile is asked for again', async () => {
    const { dispatch, last, to, state } = await settingUp();
    expect(account.selectors.setup(state())).toEqual(setup);
    await dispatch(account.actions.twoStepConfirm({ one_time_code: '123456' }));
    expect(last()).toMatchObject({
      method: 'PATCH',
      path: '/me/two-step',
      body: { data: { type: 'two-step', attributes: { one_time_code: '123456' } } },
    });
    await last().answer(200, { meta: { recovery_codes: codes } });
    expect([account.selectors.setup(state()), account.selectors.recoveryCodes(state())]).toEqual([null, codes]);
    await to('GET', '/me?').answer(200, profile({ version: 4, two_step: true }));
    expect(me.selectors.profile(state())?.two_step).toBe(true);
    await dispatch(account.actions.codesKept());
    expect(account.selectors.recoveryCodes(state())).toBeNull();
  });

  test('a wrong code leaves the setup as it is', async () => {
    const { dispatch, last, state, standing } = await settingUp();
    await dispatch(account.actions.twoStepConfirm({ one_time_code: '000000' }));
    await last().answer(401, problemDocument(401, 'two_step.invalid', { source: { pointer: '/data/attributes/one_time_code' } }));
    expect(standing('twoStepConfirm').errors).toMatchObject([{ code: 'two_step.invalid' }]);
    expect(account.selectors.setup(state())).toEqual(setup);
    expect(auth.selectors.expired(state())).toBe(false);
  });

  test('turned on elsewhere meanwhile: the profile is asked for again', async () => {
    const { dispatch, last, to, state } = await signedIn();
    await dispatch(account.actions.twoStepStart({ current_password: 'kasa-steril-2026' }));
    await last().answer(409, problemDocument(409, 'two_step.on'));
    await to('GET', '/me?').answer(200, profile({ version: 4, two_step: true }));
    expect(me.selectors.profile(state())?.two_step).toBe(true);
  });

  test('is turned off with the password; a role that demands it refuses', async () => {
    const { dispatch, last, standing } = await signedIn();
    await dispatch(account.actions.twoStepRemove({ current_password: 'kasa-steril-2026' }));
    expect(last()).toMatchObject({
      method: 'DELETE',
      path: '/me/two-step',
      body: { data: { type: 'password-proof', attributes: { current_password: 'kasa-steril-2026' } } },
    });
    await last().answer(409, problemDocument(409, 'two_step.demanded'));
    expect(standing('twoStepRemove').errors).toEqual([{ code: 'two_step.demanded' }]);
    await dispatch(account.actions.twoStepRemove({ current_password: 'kasa-steril-2026' }));
    await last().answer(204);
    expect(last()).toMatchObject({ method: 'GET', path: expect.stringMatching(/^\/me\?/) });
  });

  test('new recovery codes take the place of the old', async () => {
    const { dispatch, last, state } = await signedIn();
    await dispatch(account.actions.codesRenew({ current_password: 'kasa-steril-2026' }));
    expect(last()).toMatchObject({ method: 'POST', path: '/me/two-step/recovery-codes' });
    await last().answer(200, { meta: { recovery_codes: codes } });
    expect(account.selectors.recoveryCodes(state())).toEqual(codes);
  });

  test('signing out forgets what was being set up', async () => {
    const { dispatch, state } = await settingUp();
    await dispatch(auth.actions.loggedOut());
    expect(account.selectors.setup(state())).toBeNull();
  });

  test('no secret of it reaches the log: neither password, code, secret, address nor recovery code', async () => {
    const { dispatch, last, actions, state } = await settingUp();
    await dispatch(account.actions.twoStepConfirm({ one_time_code: '123456' }));
    await last().answer(200, { meta: { recovery_codes: codes } });
    await dispatch(account.actions.passwordChange(change));
    const log = createSessionLog();
    for (const action of actions) log.hear(action, {});
    const text = sessionText(log.save(state()));
    expect(text).toContain('"recovery_codes":["[redacted]","[redacted]"]');
    expect(text).not.toMatch(/JBSWY3DP|otpauth:|123456|k3vd|h7tn|kasa-steril|perban-lembut/);
  });
});
