/** A clinic's owner changes its data: who may, what follows from it, and what invoices are printed with. Rules: SUB-29, INV-5, PRV-6. */
import { build, refTo } from '../build/records';
import { admin, anggrek, api, at, join, melati, person, rini, said } from './clientPeople';
import { recordIn, recordsIn, type Answered, type Caller, type Headers } from './testApi';

const edit = (by: Caller, attributes: object, id = melati.id, headers: Headers = {}): Promise<Answered> =>
  by('POST', `/entity/${id}/edit-details`, { data: { type: 'entity', id, attributes } }, headers);
const read = async (by: Caller = rini.call) => recordIn(await by('GET', `/entity/${melati.id}`));

const data = {
  address: 'Jalan Kenanga 5',
  region: '3171',
  npwp: '0123456789012345',
  phone: '+628123456789',
  email: 'tagihan@melati.test',
  person_in_charge: 'Ibu Rini',
};

test('given new data, when the owner saves it, then all of it is read whole, the city follows from the region, and the audit names the command', async () => {
  expect(said(await edit(rini.call, data))).toEqual([200]);
  const { attributes, meta } = await read();
  expect(attributes).toMatchObject({ ...data, city: 'Kota Administrasi Jakarta Pusat', name: 'Klinik Melati' });
  expect(meta).not.toHaveProperty('masked');
  const [line] = recordsIn(await admin('GET', `/audit?filter[record_id]=${melati.id}&filter[action]=command`));
  expect(line!.attributes).toMatchObject({
    command: 'editDetails',
    actor_name: 'Ibu Rini',
    after: { city: 'Kota Administrasi Jakarta Pusat' },
  });
  expect(JSON.stringify(line)).not.toContain(data.npwp);
});

type City = readonly [how: string, told: object, city: string];
test.each<City>([
  ['a village is chosen', { region: '5171010001' }, 'Kota Denpasar'],
  ['a district is chosen', { region: '510301' }, 'Kabupaten Badung'],
  ['no region is told', { phone: '+628123450000' }, 'Kabupaten Badung'],
  ['the region is taken away', { region: null }, 'Kabupaten Badung'],
])('given a clinic, when %s, then its city is right', async (_, told, city) => {
  expect(said(await edit(rini.call, told))).toEqual([200]);
  expect((await read()).attributes).toMatchObject({ city });
});

test.each([
  ['a region that is none', { region: '9999' }, ['invalid_region /data/attributes/region']],
  ['a province', { region: '51' }, ['region.too_large /data/attributes/region']],
  [
    'several wrong values',
    { region: '31711', email: 'melati', npwp: '12' },
    ['invalid_region /data/attributes/region', 'invalid_email /data/attributes/email', 'invalid_npwp /data/attributes/npwp'],
  ],
  ['the city itself', { city: 'Bandung' }, ['unknown_field /data/attributes/city']],
  ['its name', { name: 'Klinik Lain' }, ['unknown_field /data/attributes/name']],
])('given %s, then everything that is wrong is said, and nothing is changed', async (_, told, problems) => {
  const before = (await read()).attributes;
  const [status, ...codes] = said(await edit(rini.call, told));
  expect([status, codes.sort()]).toEqual([422, [...problems].sort()]);
  expect((await read()).attributes).toEqual(before);
});

test('given people without the right, then each is refused', async () => {
  const doctor = await person('dr. Sari');
  await join(rini.call, doctor, 'dokter');
  const stranger = await person('Pak Anggrek', anggrek);
  expect((await edit(doctor.call, data, melati.id, at(melati))).status).toBe(403);
  expect((await edit(stranger.call, data)).status).toBe(404);
  expect((await edit(admin, data)).status).toBe(403);
  expect((await edit(api.as('anonymous'), data)).status).toBe(401);
});

test('given two who save the same version, then the second one is told', async () => {
  const { version } = (await read()).meta as { version: number };
  const same = { 'if-match': `"${version}"` };
  expect((await edit(rini.call, { person_in_charge: 'Satu' }, melati.id, same)).status).toBe(200);
  expect((await edit(rini.call, { person_in_charge: 'Dua' }, melati.id, same)).status).toBe(409);
  expect((await read()).attributes).toMatchObject({ person_in_charge: 'Satu' });
});

test('given an invoice that was issued, when the data changes, then it keeps what it was printed with, and the next one has the new data', async () => {
  const issued = async () => {
    const lines = [{ kind: 'package', description_id: 'Paket', description_en: 'Package', qty: '1', unit_price: 100_000 }];
    const { id } = await build(admin, 'invoice', { entity: refTo(melati), lines });
    expect(said(await admin('POST', `/invoices/${id}/issue`, { data: { type: 'invoices', id, attributes: {} } }))).toEqual([200]);
    return id;
  };
  const printed = async (id: string) => JSON.stringify((await rini.call('GET', `/invoices/${id}/paper?language=id`)).document.meta);
  await edit(rini.call, { address: 'Jalan Lama 1' });
  const former = await issued();
  await edit(rini.call, { address: 'Jalan Baru 2' });
  const next = await issued();
  expect(await printed(former)).toContain('Jalan Lama 1');
  expect(await printed(former)).not.toContain('Jalan Baru 2');
  expect(await printed(next)).toContain('Jalan Baru 2');
});
