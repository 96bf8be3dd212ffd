/** The books of clinics: they agree after a day of work, and each check finds what breaks it. Rules: CORE-1, CSH-1 to CSH-6, RPT-2. */
import { sql } from 'kysely';
import { openDatabase, type Database } from '#server/db/database';
import { clinicBookFaults, clinicFaultsIn } from '#server/areas/cashier/sql/books';
import { build, refTo } from '../build/records';
import { cashierClinic, said } from './cashierClinic';
import { startTestApi, type TestApi } from './testApi';

let api: TestApi;
let owner: Database;

beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date('2026-03-05T03:00:00.000Z') });
  owner = await openDatabase(api.database.url, { as: 'owner', max: 1 });
  const clinic = await cashierClinic(api);
  const consult = await clinic.service('Konsultasi', 100_001);
  const shift = await clinic.shift({ opening_cash: 50_000 });
  const visit = await clinic.visit();
  const shared = await clinic.charge(visit, consult, { quantity: 3 });
  await clinic.give(shared, 'discount', { amount: 7_777, reason: 'Keluarga' });
  const relationships = { payer: { data: clinic.payers.bpjs } };
  expect(said(await clinic.give(shared, 'share', { amount: 33_333 }, { relationships }))).toEqual([200]);
  await clinic.charge(visit, consult);
  const paid = refTo(await clinic.pay(await clinic.bill(visit), { amount: 150_000, tendered: 200_000 }));
  await clinic.refund(paid, 50_000);
  await clinic.bill(visit, clinic.payers.bpjs);
  const patient = refTo(await build(clinic.call, 'patient', { entity: clinic.entity }));
  await clinic.deposit(patient, 80_000);
  const other = await clinic.visit({ patient });
  await clinic.charge(other, consult);
  await clinic.pay(await clinic.bill(other), { amount: 60_000, method: 'deposit' });
  const confirmed = ['shift.open_bills', 'shift.differs'];
  const counted = { tunai: 230_000, transfer: 0, qris: 0, kartu: 0, leave: 30_000 };
  expect(said(await clinic.give(shift, 'count', counted, { confirmed }))).toEqual([200]);
  await clinic.shift({ opening_cash: 30_000, previous: shift });
});
afterAll(async () => {
  await owner.close();
  await api.close();
});

test('given a day with discounts, shares, refunds, deposits and a hand-over, then the books of the clinic agree', async () => {
  expect(await clinicBookFaults(api)).toEqual([]);
});

const free = (table: string, ...constraints: string[]): string[] => [
  `alter table ${table} disable trigger user`,
  ...constraints.map((one) => `alter table ${table} drop constraint ${one}`),
];
const ledger = free('clinic_ledger');
const charges = free('visit_charges', 'visit_charges_total');
const bills = free('patient_bills', 'patient_bills_rest');
const first = (table: string, where = 'true'): string => `id = (select id from ${table} where ${where} order by created_at limit 1)`;
const payment = `id = (select id from patient_payments where kind = 'pembayaran' and method = 'tunai' limit 1)`;

test.each<[string, string[]]>([
  [
    'the entries of an event of a clinic do not add up to 0',
    [...ledger, `update clinic_ledger set amount = amount + 1 where account = 'selisih' or account = 'kas'`],
  ],
  [
    'the parts of an entry of income are not its amount',
    [...ledger, `update clinic_ledger set facility = facility + 1 where account = 'pendapatan'`],
  ],
  [
    'the charges of a bill of a patient do not add up to its total',
    [...bills, `update patient_bills set total = total + 1, rest = rest + 1`],
  ],
  [
    'what is left of a bill of a patient is not its total without what was reduced and paid',
    [...bills, 'update patient_bills set rest = rest + 1'],
  ],
  ['the status of a bill of a patient does not follow from its sums', [`update patient_bills set status = 'lunas' where rest > 0`]],
  [
    'what was paid of a bill of a patient does not follow from its payments',
    [`update patient_payments set amount = amount + 1 where ${payment}`],
  ],
  [
    'what was paid of a bill of a patient is not its income',
    [...ledger, `update clinic_ledger set amount = amount - 1 where account = 'pendapatan'`],
  ],
  ['a payment of a patient is not in the ledger with its amount', [...ledger, `delete from clinic_ledger where event = 'uang_muka'`]],
  [
    'what was given back of a payment of a patient does not follow from its refunds',
    [`update patient_payments set refunded = refunded + 1 where ${payment}`],
  ],
  [
    'the change of a payment of a patient is not what was handed over without its amount',
    [`update patient_payments set change = change + 1 where change > 0`],
  ],
  ['a closed shift has other money than it left to the next one', [...ledger, `delete from clinic_ledger where event = 'tutup_sif'`]],
  [
    'the deposit of a patient is below zero',
    [...ledger, `update clinic_ledger set amount = -1 where account = 'uang_muka' and amount < 0`],
  ],
  ['price, discount and shares of a charge are not its total', [...charges, `update visit_charges set discount = discount + 1`]],
  [
    'the components of a charge are not its total, or those of its tariff not its price',
    [...charges, `update visit_charges set facility = facility + 1`],
  ],
  [
    'what other payers took over of a charge is not the sum of their charges',
    [...charges, `update visit_charges set unit_price = unit_price + 1 where source = 'share'`],
  ],
  [
    'a source has two live charges of one part',
    ['drop index visit_charges_source_unique', `update visit_charges set source = 'visit', source_id = visit_id where source <> 'share'`],
  ],
  [
    'a charge is covered by more than it costs, or by less than nothing',
    [...ledger, `update clinic_ledger set amount = -1000000 where account = 'pendapatan'`],
  ],
  ['what a visit owes is not what is on no bill and the rest of bills that its patient pays', ['update visits set owed = 1']],
  ['the numbers of bills of patients have a gap', [`update patient_bills set number = 'NOTA-202603-0009' where ${first('patient_bills')}`]],
  [
    'the numbers of receipts of patients have a gap',
    [`update patient_payments set number = 'KW/2026/03/0009' where ${first('patient_payments')}`],
  ],
  ['the numbers of shifts have a gap', [`update cash_shifts set number = 'SIF/2026/03/0009' where ${first('cash_shifts')}`]],
])('it is found that %s', async (what, statements) => {
  let found: readonly string[] = [];
  const undo = new Error('undone');
  const breaking = owner.kysely.transaction().execute(async (on) => {
    await sql`set local nadi.scope = 'all'`.execute(on);
    for (const one of statements) await sql.raw(one).execute(on);
    found = await clinicFaultsIn(on);
    throw undo;
  });
  await expect(breaking).rejects.toBe(undo);
  expect(found.map((fault) => fault.split(':')[0])).toContain(what);
});
