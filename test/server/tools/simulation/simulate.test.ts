/** A small business over half a year, and a quarter at a clinic's desk, on a database of its own: after every day the books agree (MNY-11, INV-2, INV-3, INV-4, RPT-2). @long */
import { MONTH } from '#server/tools/simulation/plan';
import { begin, simulate } from '#server/tools/simulation/run';
import { bookFaults, bookTotals } from '#server/areas/billing/sql/books';
import { clinicTotals } from '#server/areas/cashier';
import { readConfig } from '#server/config';
import { storeOf } from '#server/storeOf';
import { freshDatabase, type TestDatabase } from '../../db/withDatabase';

jest.setTimeout(300_000);

let database: TestDatabase;

beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.close());

test.each([[7], [8], [11]])('given seed %i, when four clients live for half a year, then the books agree after every day', async (seed) => {
  const { fault, done } = await simulate(database, { size: { clients: 4, months: 6, seed } });
  expect(fault).toBeNull();
  expect(done).toBeGreaterThan(10);
  expect((await bookTotals({ database })).invoices).toBeGreaterThan(0);
  expect((await clinicTotals({ database })).payments).toBeGreaterThan(90);
});

test('given a sum that was changed behind the program’s back, when the books are checked, then they say so', async () => {
  await simulate(database, { size: { clients: 4, months: 6, seed: 7 } });
  const end = new Date(begin.getTime() + 6 * MONTH * 86_400_000);
  const store = storeOf(readConfig({ LOG_LEVEL: 'silent' }), database, () => end);
  expect(await bookFaults(store)).toEqual([]);
  const client = await database.pool.connect();
  await client.query(`begin; set local nadi.scope = 'all'; update invoices set paid = paid + 1 where number is not null; commit`);
  client.release();
  expect((await bookFaults(store)).map((fault) => fault.split(':')[0])).toContain(
    'what was paid and credited of an invoice does not follow from its payments, credit notes and credit',
  );
});
