/** A clinic takes money: charges, bills, payments, deposits, refunds and shifts, from the tariff to the ledger. Rules: SVC-9 to SVC-12, CSH-1 to CSH-6, CORE-1, TRT-2. */
import { sql } from 'kysely';
import type { Ref } from '#shared/kit/resource';
import { build, changeOf, clinicOf, draftOf, refTo, type Given } from '../build/records';
import { everyClientsRows } from '../server/db/withDatabase';
import { errorsIn, recordIn, recordsIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

const now = new Date('2026-03-05T03:00:00.000Z');
let api: TestApi;
let sari: Caller;
let entity: Ref;
let patient: Ref;
let payers: Readonly<Record<'umum' | 'bpjs', Ref>>;
let consult: Ref;

const any = { 'if-match': '*' };
const said = (answer: Answered) => [answer.status, ...errorsIn(answer)];
const read = async ({ type, id }: Ref) => recordIn(await sari('GET', `/${type}/${id}`)).attributes!;
const give = (
  by: Caller,
  { type, id }: Ref,
  command: string,
  attributes: object = {},
  relationships: object = {},
  confirmed: string[] = [],
) =>
  by(
    'POST',
    `/${type}/${id}/${command}`,
    { data: { type, id, attributes, relationships }, ...(confirmed.length && { meta: { confirmed } }) },
    any,
  );

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  ({ call: sari, entity } = await clinicOf(api.as('admin')));
  const found = recordsIn(await sari('GET', '/payers'));
  const of = (kind: string) => refTo(found.find(({ attributes }) => attributes!['kind'] === kind)!);
  payers = { umum: of('umum'), bpjs: of('bpjs') };
  patient = refTo(await build(sari, 'patient', { name: 'Siti Aminah', birth_date: '1986-03-05', sex: 'P' }));
  consult = refTo(await build(sari, 'service', { entity, name: 'Konsultasi', name_en: 'Consultation' }));
  await build(sari, 'tariff', {
    ...{ entity, service: consult, payer: payers.umum, class: 'semua', valid_from: '2026-01-01', valid_to: null },
    ...{ price: 100_000, facility: 30_000, professional: 60_000, consumables: 0, administration: 10_000 },
  });
});
afterAll(() => api.close());

const newVisit = async (): Promise<Ref> => refTo(await build(sari, 'visit', { patient, payer: payers.umum }));
const charge = async (visit: Ref, values: Given = {}): Promise<Ref> =>
  refTo(await build(sari, 'visitCharge', { entity, visit, service: consult, quantity: 1, ...values }));

test('given a tariff, then a charge has its price, its components and the reason of its price', async () => {
  const one = await charge(await newVisit(), { quantity: 2 });
  expect(await read(one)).toMatchObject({
    ...{ name: 'Konsultasi', unit_price: 100_000, quantity: 2, total: 200_000, status: 'terbuka', source: 'manual' },
    ...{ facility: 60_000, professional: 120_000, consumables: 0, administration: 20_000 },
    ...{ priced_payer: 'Umum (bayar sendiri)', priced_class: 'semua', priced_from: '2026-01-01' },
  });
});

test('given an open shift, when a bill is paid in cash, then it is paid, with a receipt and change', async () => {
  const shift = refTo(await build(sari, 'cashShift', { entity, opening_cash: 50_000, previous: null }));
  const visit = await newVisit();
  await charge(visit, { quantity: 2 });
  const bill = refTo(await build(sari, 'patientBill', { entity, visit, payer: null }));
  expect(await read(bill)).toMatchObject({ number: 'NOTA-202603-0001', status: 'terbuka', total: 200_000, rest: 200_000 });
  const draft = (values: Given) =>
    draftOf(sari, 'patientPayment', {
      entity,
      bill,
      kind: 'pembayaran',
      method: 'tunai',
      amount: 200_000,
      rest_before: 200_000,
      ...values,
    });
  const paid = await sari(
    'POST',
    '/patient-payments',
    await draft({ tendered: 250_000, patient: null, original: null, refund_as: null, reason: null }),
  );
  expect(said(paid)).toEqual([201]);
  expect(recordIn(paid).attributes).toMatchObject({ number: 'KW/2026/03/0001', change: 50_000, status: 'berlaku' });
  expect(await read(bill)).toMatchObject({ status: 'lunas', paid: 200_000, rest: 0 });
  const counted = await give(sari, shift, 'count', { tunai: 250_000, transfer: 0, qris: 0, kartu: 0, leave: 50_000 });
  expect(said(counted)).toEqual([200]);
  expect(await read(shift)).toMatchObject({ status: 'tutup', difference: 0, expected_tunai: 250_000, handed_over: 50_000 });
  const rows = await everyClientsRows<{ account: string; amount: number }>(
    api.database,
    `select account, sum(amount)::int as amount from clinic_ledger group by account order by account`,
  );
  expect(rows).toEqual([
    { account: 'brankas', amount: 150_000 },
    { account: 'kas', amount: 50_000 },
    { account: 'pendapatan', amount: -200_000 },
  ]);
});
