/** @jest-environment node */
/** What is filled in without a network waits in this browser for its person, and is sent in its order. Rule: CORE-13. */
import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { newId } from '#client/storeKit/ids';
import { auth } from '#client/store/session/auth';
import { MOST_UNSENT, unsent, type Filled } from '#client/store/flows/unsent';
import { startTestStore } from '../startTestStore';
import { problemDocument, resourceObject, settled } from '../stubServer';
import { credentials, profile, sari, token } from './people';

const melati = newId();
const mawar = newId();
const browserKey = randomBytes(32).toString('base64');
const actor = { id: sari.id, roles: ['member'], permissions: [], entityId: melati };
const ref = (type: string, id: string) => ({ type, id });

type World = Awaited<ReturnType<typeof startTestStore>>;

const until = async (holds: () => boolean) => {
  while (!holds()) await turn();
};

/** Sari at her clinic Melati, in a browser that has stored this. */
const atTheDesk = async (kept: Record<string, string> = {}): Promise<World> => {
  const world = await startTestStore({ kept });
  await world.dispatch(auth.actions.login(credentials(sari)));
  await world.last().answer(200, token('of Sari'));
  await world.to('GET', '/me').answer(200, profile(sari, { actor, browser_key: browserKey }));
  await until(() => world.state().me.id === sari.id);
  return world;
};

const form = { path: '/bisnisku/queue', name: `${melati}/visit:new:queue`, values: {}, base: { version: null, values: {} } };

const newPatient = (values: object = {}): Filled => ({
  id: newId(),
  module: 'patient',
  verb: 'add',
  client: melati,
  values: { name: 'Dewi Kartika', nik: '3174015708900001', ...values },
  name: 'Dewi Kartika',
  form,
});
const visitOf = (patient: string): Filled => ({
  id: newId(),
  module: 'visit',
  verb: 'add',
  client: melati,
  values: { patient: ref('patients', patient), complaint: 'Demam' },
  name: 'Dewi Kartika',
  form,
});

const keep = (world: World, ...all: readonly Filled[]) => all.forEach((one) => world.store.dispatch(unsent.actions.kept(one)));
const send = (world: World) => world.dispatch(unsent.send());
const posts = ({ calls }: World) => calls.filter(({ method }) => method === 'POST').map(({ path }) => path.replace(/\?.*/, ''));
const states = ({ state }: World) => unsent.selectors.all(state()).map(({ problems, given }) => given ?? problems[0]?.code ?? 'waits');
const saved = (type: string, { id }: Filled, values: object) => ({ data: resourceObject(type, { id, ...values }) });

describe('sending', () => {
  test('goes in the order in which it was filled in, each after the answer to the one before, and tells the number', async () => {
    const world = await atTheDesk();
    const patient = newPatient();
    const visit = visitOf(patient.id);
    keep(world, patient, visit);
    await send(world);
    expect(posts(world).slice(-1)).toEqual(['/patients']);
    await world.last().answer(201, saved('patients', patient, { name: 'Dewi Kartika', mrn: '000007' }));
    await settled();
    const post = world.to('POST', '/visits');
    expect(post.headers['Idempotency-Key']).toBe(visit.id);
    await post.answer(201, saved('visits', visit, { number: 'KJ/2026/11/00009', queue_no: 'A-009', patient: ref('patients', patient.id) }));
    await settled();
    expect(states(world)).toEqual(['000007', 'A-009']);
    expect(unsent.selectors.all(world.state()).map(({ number }) => number)).toEqual([1, 2]);
    await world.dispatch(unsent.actions.read());
    expect(states(world)).toEqual([]);
  });

  test('stops where the server cannot be reached, and goes on from there', async () => {
    const world = await atTheDesk();
    const patient = newPatient();
    keep(world, patient, visitOf(patient.id));
    await send(world);
    await world.last().lose();
    await settled();
    expect(states(world)).toEqual(['waits', 'waits']);
    const before = posts(world).length;
    await send(world);
    expect(posts(world).slice(before)).toEqual(['/patients']);
  });

  test.each([
    ['the way to the server is closed', 503, 'unavailable'],
    ['too much was asked', 429, 'rate.limited'],
  ])('what waits goes on waiting when %s', async (_, status, code) => {
    const world = await atTheDesk();
    keep(world, newPatient());
    await send(world);
    await world.last().answer(status, problemDocument(status, code));
    await settled();
    expect(states(world)).toEqual(['waits']);
  });

  test('what is refused keeps its reason and what was filled in, and the next one goes', async () => {
    const world = await atTheDesk();
    const refused = newPatient();
    const next = newPatient({ nik: '3174015708900002' });
    keep(world, refused, next);
    await send(world);
    await world.last().answer(422, problemDocument(422, 'taken', { source: { pointer: '/data/attributes/nik' } }));
    await settled();
    await world.last().answer(201, saved('patients', next, { name: 'Dewi Kartika', mrn: '000008' }));
    await settled();
    expect(states(world)).toEqual(['taken', '000008']);
    expect(unsent.selectors.one(world.state(), refused.id)?.values).toMatchObject({ nik: '3174015708900001' });
    const before = posts(world).length;
    await send(world);
    expect(posts(world)).toHaveLength(before);
  });

  test('what arrived before, with its answer lost, and was changed since, is sent as a change of it', async () => {
    const world = await atTheDesk();
    const patient = newPatient({ phone: '081234567890' });
    keep(world, patient);
    await send(world);
    await world.last().answer(409, problemDocument(409, 'idempotency.mismatch'));
    await settled();
    expect(states(world)).toEqual(['waits']);
    await send(world);
    const patch = world.last();
    expect([patch.method, patch.headers['If-Match']]).toEqual(['PATCH', '"1"']);
    await patch.answer(200, saved('patients', patient, { name: 'Dewi Kartika', mrn: '000009', version: 2 }));
    await settled();
    expect(states(world)).toEqual(['000009']);
  });

  test('leaves what was filled in for another client', async () => {
    const world = await atTheDesk();
    keep(world, { ...newPatient(), client: mawar });
    const before = posts(world).length;
    await send(world);
    expect(posts(world)).toHaveLength(before);
    expect(states(world)).toEqual(['waits']);
  });
});

describe('storing', () => {
  test('whole and encrypted, for its person alone, also after signing out', async () => {
    const browser: Record<string, string> = {};
    const world = await atTheDesk(browser);
    const patient = newPatient();
    keep(world, patient);
    await until(() => browser['nadi.unsent'] !== undefined);
    expect(JSON.stringify(browser)).not.toMatch(/Dewi|3174015708900001|patient/);
    await world.dispatch(auth.actions.logout());
    await world.to('POST', '/logout').answer(204);
    expect(unsent.selectors.all(world.state())).toEqual([]);
    world.stop();
    const again = await atTheDesk(browser);
    expect(unsent.selectors.all(again.state())).toMatchObject([{ ...patient, number: 1, problems: [], given: null }]);
  });

  test('a second change of one record is sent with the first', async () => {
    const world = await atTheDesk();
    const change = { ...newPatient(), verb: 'update' as const, values: { version: 3, phone: '0812' } };
    keep(world, change, { ...change, values: { version: 3, address: 'Jalan Melati 1' } });
    expect(unsent.selectors.all(world.state()).map(({ values }) => values)).toEqual([
      { version: 3, phone: '0812', address: 'Jalan Melati 1' },
    ]);
  });

  test('no more than the browser stores safely', async () => {
    const world = await atTheDesk();
    keep(world, ...Array.from({ length: MOST_UNSENT + 1 }, () => newPatient()));
    expect(unsent.selectors.all(world.state())).toHaveLength(MOST_UNSENT);
  });

  test('one more while the numbers of all that was sent are still on screen', async () => {
    const world = await atTheDesk();
    const sent = Array.from({ length: MOST_UNSENT }, () => newPatient());
    keep(world, ...sent);
    for (const { id } of sent) world.store.dispatch(unsent.actions.sent({ id, given: '000001' }));
    const one = newPatient();
    keep(world, one);
    expect(unsent.selectors.one(world.state(), one.id)).toMatchObject({ name: 'Dewi Kartika', given: null });
  });
});
