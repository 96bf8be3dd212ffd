/** @jest-environment node */
/** The ways in, on the real store: registration, a new password, a code besides the password, and the proof of an address. */
import { auth } from '#client/store/session/auth';
import { me } from '#client/store/session/me';
import { register } from '#client/areas/identity/flows/register';
import { reset } from '#client/areas/identity/flows/passwordReset';
import { verification } from '#client/areas/identity/flows/verification';
import { startTestStore } from '../../../startTestStore';
import { problemDocument } from '../../../stubServer';
import { credentials, password, profile, sari, signedIn, token } from '../../../store/people';

type World = Awaited<ReturnType<typeof startTestStore>>;

const registration = {
  name: 'Sari',
  email: sari.email,
  entity_name: null,
  password,
  password_confirmation: password,
  score: 4,
  agree: true,
};
const change = { email: sari.email, token: 'from-the-mail', password, password_confirmation: password };
const home = { goTo: '/dashboard' };

/** What reached the slices, without the persistence's own work. */
const story = ({ types }: World) => types().filter((type) => !/^(@@|persist)/.test(type));
const letIn = async (world: World) => {
  await world.to('POST', '/login').answer(200, token('first'));
  await world.to('GET', '/me').answer(200, profile(sari));
};

describe('registering', () => {
  test('signs in once with the same e-mail and password, and the new user is welcome', async () => {
    const world = await startTestStore();
    await world.dispatch(register.actions.submit(registration, home));
    expect(world.last()).toMatchObject({ method: 'POST', path: '/register', body: { data: { type: 'token', attributes: registration } } });
    expect([register.selectors.busy(world.state()), world.calls.length]).toEqual([true, 1]);
    await world.last().answer(201);
    expect(world.last()).toMatchObject({ path: '/login', body: { data: { type: 'token', attributes: credentials(sari) } } });
    await letIn(world);
    expect(story(world)).toEqual([
      'register/submit',
      'register/registered',
      'auth/login',
      'auth/loggedIn',
      'me/loaded',
      'navigation/wentTo',
    ]);
    expect([register.selectors.newUserRegistered(world.state()), auth.selectors.loggedIn(world.state()), world.paths]).toEqual([
      true,
      true,
      ['/dashboard'],
    ]);
    expect(world.calls.filter(({ path }) => path === '/login')).toHaveLength(1);
  });

  test('is welcome until that is read, or until signing out', async () => {
    const world = await startTestStore();
    await world.dispatch(register.actions.submit(registration));
    await world.last().answer(201);
    await letIn(world);
    await world.dispatch(register.actions.acknowledge());
    expect(register.selectors.newUserRegistered(world.state())).toBe(false);
  });

  test('refused: every problem is there at once, and nobody is signed in', async () => {
    const world = await startTestStore();
    await world.dispatch(register.actions.submit(registration));
    const errors = [
      { status: '422', code: 'taken', title: 'Taken', source: { pointer: '/data/attributes/email' } },
      { status: '422', code: 'weak_password', title: 'Weak', source: { pointer: '/data/attributes/password' } },
    ];
    await world.last().answer(422, { errors });
    expect(register.selectors.errors(world.state())).toEqual([
      { code: 'taken', pointer: '/data/attributes/email' },
      { code: 'weak_password', pointer: '/data/attributes/password' },
    ]);
    expect([world.calls.length, register.selectors.busy(world.state()), register.selectors.newUserRegistered(world.state())]).toEqual([
      1,
      false,
      false,
    ]);
  });

  test('a double click registers one', async () => {
    const world = await startTestStore();
    await world.dispatch(register.actions.submit(registration));
    await world.dispatch(register.actions.submit(registration));
    expect(world.calls).toHaveLength(1);
  });

  test('made, but the signing in is lost: the account is known to be there', async () => {
    const world = await startTestStore();
    await world.dispatch(register.actions.submit(registration));
    await world.last().answer(201);
    await world.last().lose();
    expect([register.selectors.newUserRegistered(world.state()), auth.selectors.errors(world.state())]).toEqual([
      true,
      [{ code: 'network' }],
    ]);
  });
});

describe('a forgotten password', () => {
  test('the link is asked for', async () => {
    const world = await startTestStore();
    await world.dispatch(reset.actions.ask({ email: sari.email, redirect_url: '/password/email' }));
    expect(world.last()).toMatchObject({
      path: '/password-forgot',
      body: { data: { type: 'password-forgot', attributes: { email: sari.email, redirect_url: '/password/email' } } },
    });
    await world.last().answer(204);
    expect(reset.selectors.status(world.state())).toBe('asked');
  });

  test('the new one is set, and signed in with', async () => {
    const world = await startTestStore();
    await world.dispatch(reset.actions.submit(change, home));
    expect(world.last()).toMatchObject({ path: '/password-reset', body: { data: { type: 'password-reset', attributes: change } } });
    await world.last().answer(204);
    expect(world.last()).toMatchObject({ path: '/login', body: { data: { attributes: credentials(sari) } } });
    await letIn(world);
    expect(story(world)).toEqual(['reset/submit', 'reset/done', 'auth/login', 'auth/loggedIn', 'me/loaded', 'navigation/wentTo']);
    expect(world.paths).toEqual(['/dashboard']);
  });

  test.each(['token.expired', 'token.used', 'token.invalid'])('%s: it stays as it is', async (code) => {
    const world = await startTestStore();
    await world.dispatch(reset.actions.submit(change));
    await world.last().answer(422, problemDocument(422, code));
    expect(world.state().reset).toEqual({ status: 'idle', busy: false, errors: [{ code }] });
    expect(world.calls).toHaveLength(1);
  });

  test('set with a second step on: the code is asked for, and then it goes on', async () => {
    const world = await startTestStore();
    await world.dispatch(reset.actions.submit(change, home));
    await world.last().answer(204);
    await world.last().answer(401, problemDocument(401, 'two_step.required'));
    expect([reset.selectors.status(world.state()), auth.selectors.codeAsked(world.state())]).toEqual(['done', true]);
    await world.dispatch(auth.actions.login({ ...credentials(sari), one_time_code: '123456' }, home));
    await letIn(world);
    expect([auth.selectors.loggedIn(world.state()), world.paths]).toEqual([true, ['/dashboard']]);
  });

  test('of someone who is signed in: the new session takes the place of the one that ended', async () => {
    const world = await signedIn();
    await world.dispatch(reset.actions.submit(change, home));
    await world.last().answer(204);
    await world.to('POST', '/login').answer(200, token('second'));
    expect([auth.selectors.token(world.state()), auth.selectors.turn(world.state())]).toEqual(['second', 0]);
  });
});

describe('a code besides the password', () => {
  const rows: [string, string, boolean][] = [
    ['is asked for after the right password', 'two_step.required', true],
    ['is asked for again after a wrong one', 'two_step.invalid', true],
    ['stays asked for when the network is lost', '', true],
    ['stays asked for when there were too many attempts', 'account.locked', true],
    ['is no longer asked for once the password is wrong', 'credentials.invalid', false],
  ];
  test.each(rows)('%s', async (_, code, asked) => {
    const world = await startTestStore();
    await world.dispatch(auth.actions.login(credentials(sari)));
    await world.last().answer(401, problemDocument(401, 'two_step.required'));
    await world.dispatch(auth.actions.login({ ...credentials(sari), one_time_code: '000000' }));
    expect(world.last().body).toMatchObject({ data: { attributes: { one_time_code: '000000' } } });
    await (code ? world.last().answer(401, problemDocument(401, code)) : world.last().lose());
    expect(auth.selectors.codeAsked(world.state())).toBe(asked);
    await world.dispatch(auth.actions.acknowledge());
    expect([auth.selectors.codeAsked(world.state()), auth.selectors.errors(world.state())]).toEqual([false, []]);
  });
});

describe('the proof of an address', () => {
  test('by a guest: nothing else is asked', async () => {
    const world = await startTestStore();
    await world.dispatch(verification.actions.submit({ token: 'from-the-mail' }));
    expect(world.last()).toMatchObject({
      path: '/email-verification',
      body: { data: { type: 'email-verification', attributes: { token: 'from-the-mail' } } },
    });
    await world.last().answer(204);
    expect([verification.selectors.status(world.state()), world.calls.length]).toEqual(['done', 1]);
  });

  test('by someone who is signed in: what they may is asked anew', async () => {
    const world = await signedIn(sari, {
      actor: { id: sari.id, roles: ['member'], permissions: [], entityId: null, restriction: 'unverified' },
    });
    await world.dispatch(verification.actions.submit({ token: 'from-the-mail' }));
    await world.last().answer(204);
    await world.to('GET', '/me').answer(200, profile(sari));
    expect(me.selectors.actor(world.state())?.restriction).toBeUndefined();
    expect(story(world)).toEqual(['verification/submit', 'verification/done', 'me/load', 'me/loaded']);
  });

  test.each(['token.invalid', 'token.expired', 'token.used'])('%s says so', async (code) => {
    const world = await startTestStore();
    await world.dispatch(verification.actions.submit({ token: 'old' }));
    await world.last().answer(422, problemDocument(422, code));
    expect(world.state().verification).toEqual({ status: 'failed', errors: [{ code }] });
  });
});

test('no password, code or token of all this is in what a person saves', async () => {
  const world = await startTestStore();
  await world.dispatch(register.actions.submit(registration));
  await world.dispatch(reset.actions.submit({ ...change, token: 'mail-secret' }));
  await world.dispatch(verification.actions.submit({ token: 'mail-secret' }));
  await world.dispatch(auth.actions.login({ ...credentials(sari), one_time_code: '424242' }));
  expect(JSON.stringify(world.actions)).not.toMatch(/gulung|mail-secret|424242/);
  expect(JSON.stringify(world.actions)).toContain('[redacted]');
});
