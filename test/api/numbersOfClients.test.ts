/** The number of a document names the year of its own date: the client's calendar day. Rules: INV-3, SUB-24. */
import type { ResourceObject } from '#shared/jsonapi';
import { build, changeOf, refTo } from '../build/records';
import { command } from './billedClinic';
import { admin, clock } from './subscribedClinic';
import { recordIn } from './testApi';

const line = { kind: 'adjustment', description_id: 'Pelatihan', description_en: 'Training', qty: '1', unit_price: 100_000, period: null };

/** A document that is issued to the client now. */
const issuedTo = async (entity: ResourceObject) => {
  const { id } = recordIn(
    await admin('POST', '/invoices', {
      data: { type: 'invoices', attributes: { lines: [line] }, relationships: { entity: { data: refTo(entity) } } },
    }),
  );
  await command('invoices', 'invoices', id, 'issue');
  return recordIn(await admin('GET', `/invoices/${id}`)).attributes!;
};

test.each([
  ['Asia/Jayapura', '2026-12-31T15:30:00.000Z', '2027-01-01', /^INV\/2027\/01\//],
  ['Asia/Jakarta', '2026-12-31T15:30:00.000Z', '2026-12-31', /^INV\/2026\/12\//],
])('given a client in %s, when it is New Year there, then number and date name one day', async (time_zone, now, date, number) => {
  const entity = await build(admin, 'entity');
  await admin('PATCH', `/entity/${entity.id}`, changeOf('entity', entity.id, { time_zone }));
  clock.now = new Date(now);
  const issued = await issuedTo(entity);
  expect([issued['issue_date'], issued['number']]).toEqual([date, expect.stringMatching(number)]);
});

test('given a sandbox a year ahead, when a document is issued by its clock, then its number names that year', async () => {
  const entity = await build(admin, 'entity', { sandbox: true });
  expect((await command('entity', 'entity', entity.id, 'advance-clock', { by: 'year' })).status).toBe(200);
  const issued = await issuedTo(entity);
  expect(String(issued['number'])).toContain(`/${String(issued['issue_date']).slice(0, 4)}/`);
});
