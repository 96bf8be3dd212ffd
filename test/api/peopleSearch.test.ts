/** People are found by their name where a list shows it, within what the reader may see. Rules: SUB-13, TKT-9, PRV-17. */
import { changeOf } from '../build/records';
import { admin, anggrek, api, invite, join, melati, order, person, rini, type Worker } from './clientPeople';
import { recordIn, recordsIn, type Caller } from './testApi';

let tono: Worker;
let sari: Worker;
let otherOwner: Worker;
beforeAll(async () => {
  [tono, sari, otherOwner] = [await person('dr. Tono Prakoso'), await person('Sari Wulandari'), await person('Ibu Prakoso', anggrek)];
  await join(rini.call, tono, 'dokter');
  await order(rini.call, await join(rini.call, sari, 'perawat'), 'end');
  await invite(rini.call, { email: 'prakoso.baru@melati.test' });
});

const search = async (by: Caller, path: string, q: string) => {
  const answer = await by('GET', `${path}?filter[q]=${encodeURIComponent(q)}&sort=created_at`);
  return [recordsIn(answer), answer.document.meta!.page!.total] as const;
};
const peopleFound = async (by: Caller, q: string) => {
  const [found, total] = await search(by, '/memberships', q);
  expect(total).toBe(found.length);
  return found.map(({ attributes }) => attributes!['name'] ?? attributes!['email']);
};

test.each([
  ['the operator, by a part of a name', () => admin, 'prakoso', ['Ibu Prakoso', 'dr. Tono Prakoso', 'prakoso.baru@melati.test']],
  ['the operator, by how a name begins', () => admin, 'dr', ['dr. Tono Prakoso']],
  ['the owner, in their own clinic only', () => rini.call, 'prakoso', ['dr. Tono Prakoso', 'prakoso.baru@melati.test']],
  ['the owner, of who left', () => rini.call, 'WULANDARI', ['Sari Wulandari']],
  ['the owner of another clinic', () => otherOwner.call, 'prakoso', ['Ibu Prakoso']],
  ['the owner of another clinic, of a stranger', () => otherOwner.call, 'tono', []],
  ['a doctor, who sees no people', () => tono.call, 'prakoso', []],
])('memberships are found by %s', async (_, who, q, names) => {
  if (who() === tono.call) return expect((await who()('GET', '/memberships?filter[q]=prakoso')).status).toBe(403);
  // The second answer may be a remembered one.
  for (const round of [1, 2]) expect([round, (await peopleFound(who(), q)).sort()]).toEqual([round, [...names].sort()]);
});

test('given a search that found somebody, when they change their name, then the old name finds them no more', async () => {
  const who = await person('Bu Lestari');
  await join(rini.call, who, 'perawat');
  expect(await peopleFound(rini.call, 'lestari')).toEqual(['Bu Lestari']);
  await admin('PATCH', `/users/${who.id}`, changeOf('user', who.id, { name: 'Bu Kartika' }));
  expect([await peopleFound(rini.call, 'lestari'), await peopleFound(rini.call, 'kartika')]).toEqual([[], ['Bu Kartika']]);
});

test.each([
  ['users', () => admin, 'wulandari', 1],
  ['users, for who sees only themselves', () => tono.call, 'wulandari', 0],
])('%s are found by name', async (_, who, q, count) => {
  expect((await search(who(), '/users', q))[1]).toBe(count);
});

test('tickets are found by who asks and who answers, by those who see the people and the ticket', async () => {
  const attributes = { subject: 'Antrean macet', message: 'Nomor antrean tidak maju.' };
  const asked = recordIn(await tono.call('POST', '/tickets', { data: { type: 'tickets', attributes } }, { 'x-workplace': melati.id }));
  const assignee = { data: { type: 'users', id: api.idOf('admin') } };
  const assigned = { data: { type: 'tickets', id: asked.id, relationships: { assignee } } };
  expect((await admin('POST', `/tickets/${asked.id}/assign`, assigned)).status).toBe(200);
  const found = async (by: Caller, q: string) => (await search(by, '/tickets', q))[0].map(({ id }) => id);
  expect([await found(admin, 'tono prak'), await found(admin, 'admin nadi')]).toEqual([[asked.id], [asked.id]]);
  expect([await found(otherOwner.call, 'tono prak'), await found(rini.call, 'antrean')]).toEqual([[], [asked.id]]);
});
