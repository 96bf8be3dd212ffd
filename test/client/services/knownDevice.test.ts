/** @jest-environment node */
/** The token that makes a browser known to an account: kept past signing out, sent to that account only, and seen by no log. */
import { auth } from '#client/store/session/auth';
import { createSessionLog } from '#client/store/sessionLog';
import { sessionText } from '#client/store/savedSession';
import { startTestStore } from '../startTestStore';
import { budi, credentials, profile, sari, token, type Named } from '../store/people';

const KNOWN = 'a-device-of-dr-sari';
const given = { ...token('first'), device_token: KNOWN };
type World = Awaited<ReturnType<typeof startTestStore>>;

const signIn = async ({ dispatch, last, to }: World, whose: Named, answer: object) => {
  await dispatch(auth.actions.login(credentials(whose)));
  const asked = last();
  await asked.answer(200, answer);
  await to('GET', '/me').answer(200, profile(whose));
  return (asked.body as { data: { attributes: object } }).data.attributes;
};
const signOut = async ({ dispatch, to }: World) => {
  await dispatch(auth.actions.logout());
  await to('POST', '/logout').answer(204);
};

test('given a sign-in, when the person has signed out, then the next sign-in sends what it answered, also from a new page', async () => {
  const kept: Record<string, string> = {};
  const world = await startTestStore({ kept });
  expect(await signIn(world, sari, given)).toEqual(credentials(sari));
  await signOut(world);
  await world.persistor.flush();
  const later = await startTestStore({ kept });
  const upper = { ...sari, email: sari.email.toUpperCase() };
  expect(await signIn(later, upper, given)).toEqual({ ...credentials(upper), device_token: KNOWN });
});

test('given two people at one browser, then each account is sent its own token', async () => {
  const world = await startTestStore();
  await signIn(world, sari, given);
  await signOut(world);
  expect(await signIn(world, budi, { ...token('second'), device_token: 'a-device-of-budi' })).toEqual(credentials(budi));
  await signOut(world);
  expect(await signIn(world, sari, given)).toMatchObject({ device_token: KNOWN });
  expect(JSON.stringify(world.storage.kept)).not.toMatch(/sari@|budi@/);
});

test('given storage that holds something else, then the person signs in all the same', async () => {
  for (const stored of ['{', '{}', '[1,["a"]]']) {
    expect(await signIn(await startTestStore({ kept: { 'auth.devices': stored } }), sari, given)).toEqual(credentials(sari));
  }
});

test('given a person who signs in twice, then neither the state nor a saved session holds the token', async () => {
  const world = await startTestStore();
  await signIn(world, sari, given);
  await signOut(world);
  await signIn(world, sari, given);
  const log = createSessionLog();
  for (const action of world.actions) log.hear(action, {});
  const text = sessionText(log.save(world.state()));
  expect(text).toContain(sari.email);
  expect(text + JSON.stringify(world.state())).not.toContain(KNOWN);
});
