/** In which order users, roles and permissions stand: by their first role, by when they were seen, by how many they are. */
import type { ResourceObject } from '#shared/jsonapi';
import { build, refTo } from '../build/records';
import { startTestApi, recordsIn, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
beforeAll(async () => {
  world = await startTestApi();
  admin = world.as('admin');
});
afterAll(() => world.close());

const names = async (path: string) => recordsIn(await admin('GET', path)).map(({ attributes }) => String(attributes!['name']));
const role = (name: string) => build(admin, 'role', { name });

test('users stand by the name of their first role, whatever their others; those without one come last', async () => {
  const [chemist, nurse] = [await role('chemist'), await role('Nurse')];
  const made = async (name: string, roles: readonly ResourceObject[]) =>
    build(admin, 'user', { name: `Urut ${name}`, roles: roles.map(refTo) });
  await made('Budi', [nurse, chemist]);
  await made('Dewi', []);
  await made('Ani', [chemist, nurse]);
  await made('Cici', [chemist]);
  const upwards = await names('/users?filter[q]=urut&sort=roles.name,name');
  expect(upwards).toEqual(['Urut Ani', 'Urut Cici', 'Urut Budi', 'Urut Dewi']);
  expect(await names('/users?filter[q]=urut&sort=-roles.name,name')).toEqual(['Urut Budi', 'Urut Ani', 'Urut Cici', 'Urut Dewi']);
});

test('users stand by when they were last seen; those who never were come last', async () => {
  const [early, late, never] = [
    await build(admin, 'user', { name: 'Fajar' }),
    await build(admin, 'user', { name: 'Senja' }),
    await build(admin, 'user', { name: 'Nihil' }),
  ];
  const seen = (user: ResourceObject, at: string) =>
    world.database.pool.query('update users set last_seen_at = $2 where id = $1', [user.id, at]);
  await seen(early, '2026-03-05T01:00:00Z');
  await seen(late, '2026-03-05T14:00:00Z');
  const ids = [early, late, never].map(({ id }) => id);
  const order = async (sort: string) =>
    recordsIn(await admin('GET', `/users?page[size]=100&sort=${sort}`)).flatMap(({ id }) => (ids.includes(id) ? [id] : []));
  expect(await order('last_seen_at')).toEqual([early.id, late.id, never.id]);
  expect(await order('-last_seen_at')).toEqual([late.id, early.id, never.id]);
});

test('roles stand by how many hold them and how much they permit, permissions by how many hold them', async () => {
  const permissions = [await build(admin, 'permission', { name: 'satu urutan' }), await build(admin, 'permission', { name: 'dua urutan' })];
  const rich = await build(admin, 'role', { name: 'Kaya urutan', permissions: permissions.map(refTo) });
  const poor = await build(admin, 'role', { name: 'Miskin urutan', permissions: [refTo(permissions[1]!)] });
  await build(admin, 'user', { roles: [refTo(poor)] });
  expect(await names('/roles?filter[q]=urutan&sort=-permissions_count')).toEqual(['Kaya urutan', 'Miskin urutan']);
  expect(await names('/roles?filter[q]=urutan&sort=-users_count')).toEqual(['Miskin urutan', 'Kaya urutan']);
  expect(await names('/permissions?filter[q]=urutan&sort=roles_count')).toEqual(['satu urutan', 'dua urutan']);
  expect(recordsIn(await admin('GET', '/roles?filter[q]=kaya%20urutan'))[0]!.id).toBe(rich.id);
});
