/** Presence: who else reads or changes a record, on any server, and who may see it. Rule: LIV-5. */
import { resources } from '#shared/areas/resources';
import { build, clinicOf, refTo } from '../build/records';
import { listening, openStream, type OpenStream } from './liveStreams';
import { startTestApi, type Answered, type Caller, type TestApi } from './testApi';

let world: TestApi;
let client: string;
const streams: OpenStream[] = [];

type Tab = { readonly stream: OpenStream; readonly says: (mode: string | null, record?: string, resource?: string) => Promise<Answered> };

/** A person's tab, at one of the servers. */
const tabOf = async (id: string, app = world.app): Promise<Tab> => {
  const stream = await openStream(await listening(app), await world.tokenFor(id));
  streams.push(stream);
  // The session of the stream, whichever it is: presence belongs to it.
  const { token } = stream;
  const call = world.withToken(token, app);
  const says: Tab['says'] = (mode, record = client, resource = 'entity') =>
    call('POST', `/events/${stream.id}/presence`, {
      data: { type: 'presence', attributes: mode ? { resource, record, mode } : {} },
    });
  return { stream, says };
};

const peopleIn = ({ document }: Answered) => document.meta?.['people'];

beforeAll(async () => {
  world = await startTestApi();
  client = (await build(world.as('admin'), 'entity')).id;
});
afterAll(() => world.close());
afterEach(() => {
  for (const one of streams.splice(0)) one.close();
});

const staff = async (call: Caller, name: string): Promise<string> => {
  const { document } = await call('GET', '/roles?page[size]=100');
  const role = (document.data as { type: string; id: string; attributes: { name: string } }[]).find(
    ({ attributes }) => attributes.name === 'admin',
  )!;
  return (await build(call, 'user', { name, roles: [refTo(role as never)] })).id;
};

test('given two of the staff at one record, at two servers, then each learns of the other, and hears when the other begins to write and leaves', async () => {
  const [sari, budi] = [await staff(world.as('admin'), 'Sari'), await staff(world.as('admin'), 'Budi')];
  const other = await world.another();
  const [here, there] = [await tabOf(sari), await tabOf(budi, other)];
  expect(peopleIn(await here.says('reading'))).toEqual([]);
  expect(peopleIn(await there.says('reading'))).toEqual([{ name: 'Sari', mode: 'reading' }]);
  expect(await here.stream.next()).toEqual({ name: 'presence', data: { type: 'entity', id: client } });
  expect(peopleIn(await here.says('writing'))).toEqual([{ name: 'Budi', mode: 'reading' }]);
  expect(await there.stream.next()).toMatchObject({ name: 'presence' });
  expect(peopleIn(await there.says('reading'))).toEqual([{ name: 'Sari', mode: 'writing' }]);
  there.stream.close();
  expect(await here.stream.next()).toMatchObject({ name: 'presence' });
  expect(peopleIn(await here.says('writing'))).toEqual([]);
});

test('given a server that was killed, then its people are no longer there once their time is over, and nothing of them is kept', async () => {
  const tab = await tabOf(world.idOf('admin'));
  const gone = await staff(world.as('admin'), 'Dewi');
  const { says, stream } = await tabOf(gone);
  await says('writing');
  await world.database.pool.query(`update live_streams set until = now() - interval '1 second' where id = $1`, [stream.id]);
  expect(peopleIn(await tab.says('reading'))).toEqual([]);
});

test('given people of a client, then they neither see who is there nor are they seen', async () => {
  const owner = await build(world.as('admin'), 'user', { entity: { type: 'entity', id: client } });
  const [theirs, ours] = [await tabOf(owner.id), await tabOf(world.idOf('admin'))];
  await ours.says('writing');
  expect(peopleIn(await theirs.says('reading'))).toEqual([]);
  expect(peopleIn(await ours.says('writing'))).toEqual([]);
});

describe.each(['patient', 'visit'] as const)('at a %s of a clinic', (name) => {
  const { type } = resources[name];
  /** A clinic with a record, and two of its people. */
  const clinic = async () => {
    const admin: Caller = (...asked) => world.as('admin')(...asked);
    const { entity, call } = await clinicOf(admin);
    const { id } = await build(call, name);
    const [sari, budi] = [await build(admin, 'user', { name: 'Sari', entity }), await build(admin, 'user', { name: 'Budi', entity })];
    return { id, sari: sari.id, budi: budi.id };
  };

  test('its people learn of each other, at two servers, and hear when one comes and leaves', async () => {
    const { id, ...people } = await clinic();
    const [sari, budi] = [await tabOf(people.sari), await tabOf(people.budi, await world.another())];
    expect(peopleIn(await sari.says('writing', id, type))).toEqual([]);
    expect(peopleIn(await budi.says('reading', id, type))).toEqual([{ name: 'Sari', mode: 'writing' }]);
    expect(await sari.stream.next()).toEqual({ name: 'presence', data: { type, id } });
    expect(peopleIn(await sari.says('writing', id, type))).toEqual([{ name: 'Budi', mode: 'reading' }]);
    expect((await budi.says(null)).status).toBe(200);
    expect(await sari.stream.next()).toEqual({ name: 'presence', data: { type, id } });
    expect(peopleIn(await sari.says('reading', id, type))).toEqual([]);
  });

  test('people of another clinic and of the provider are refused, see nobody, and are shown to nobody', async () => {
    const [mawar, melati] = [await clinic(), await clinic()];
    const [ours, theirs, staffs] = [await tabOf(mawar.sari), await tabOf(melati.budi), await tabOf(world.idOf('admin'))];
    await ours.says('writing', mawar.id, type);
    const foreign = [await theirs.says('reading', mawar.id, type), await staffs.says('reading', mawar.id, type)];
    expect(foreign.map((answer) => [answer.status, peopleIn(answer)])).toEqual([
      [404, undefined],
      [403, undefined],
    ]);
    expect(peopleIn(await theirs.says('reading', melati.id, type))).toEqual([]);
    expect(peopleIn(await ours.says('writing', mawar.id, type))).toEqual([]);
  });
});

test.each([
  ['a record that is not there', '018f6b1c-0000-7000-8000-000000000001', 404],
  ['no id', 'klinik-melati', 422],
])('given %s, then it is refused', async (_, record, status) => {
  const tab = await tabOf(world.idOf('admin'));
  expect((await tab.says('reading', record)).status).toBe(status);
});

test("given another person's stream, then nobody speaks for it", async () => {
  const { stream } = await tabOf(world.idOf('admin'));
  const path = `/events/${stream.id}/presence`;
  const said = { data: { type: 'presence', attributes: { resource: 'entity', record: client, mode: 'reading' } } };
  expect((await (await world.asUser(world.idOf('admin')))('POST', path, said)).status).toBe(404);
});
