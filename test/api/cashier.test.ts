/** A clinic takes money: charges, bills, payments, deposits, refunds and shifts, from the tariff to the ledger. Rules: SVC-9 to SVC-12, CSH-1 to CSH-6, CORE-1, TRT-2. */
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

const newVisit = async (values: Given = {}): Promise<Ref> => refTo(await build(sari, 'visit', { patient, payer: payers.umum, ...values }));
const charge = async (visit: Ref, values: Given = {}): Promise<Ref> =>
  refTo(await build(sari, 'visitCharge', { entity, visit, service: consult, quantity: 1, ...values }));
const billOf = async (visit: Ref, payer: Ref | null = null): Promise<Ref> =>
  refTo(await build(sari, 'patientBill', { entity, visit, payer }));

const none = {
  bill: null,
  visit: null,
  payer: null,
  patient: null,
  original: null,
  refund_as: null,
  reason: null,
  reference: null,
  tendered: null,
};
const pay = async (values: Given, by: Caller = sari) =>
  by(
    'POST',
    '/patient-payments',
    await draftOf(sari, 'patientPayment', { entity, kind: 'pembayaran', method: 'tunai', ...none, ...values }),
  );
const paid = async (values: Given): Promise<Ref> => {
  const answer = await pay(values);
  expect(said(answer)).toEqual([201]);
  return refTo(recordIn(answer));
};
const refund = (original: Ref, values: Given, by: Caller = sari) =>
  pay({ kind: 'pengembalian', original, reason: 'Batal', rest_before: null, ...values }, by);

/** Sums of the ledger by account, of one shift or of all. */
const ledger = async (shift?: Ref): Promise<Readonly<Record<string, number>>> => {
  const rows = await everyClientsRows<{ account: string; amount: number }>(
    api.database,
    `select account, sum(amount)::int as amount from clinic_ledger where $1::uuid is null or shift_id = $1 group by account having sum(amount) <> 0`,
    [shift?.id ?? null],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
};

/** Somebody else of the clinic with a role there. */
const colleague = async (role: string): Promise<Caller> => {
  const user = await build(api.as('admin'), 'user', { entity });
  const [membership] = recordsIn(
    await api.as('admin')('GET', `/memberships?filter[entity]=${entity.id}&filter[q]=${String(user.attributes!['email'])}`),
  );
  const found = recordsIn(await api.as('admin')('GET', '/roles?page[size]=100')).find(({ attributes }) => attributes!['name'] === role)!;
  await api.as('admin')('POST', `/memberships/${membership!.id}/change-role`, {
    data: { type: 'memberships', id: membership!.id, relationships: { role: { data: refTo(found) } } },
  });
  return api.asUser(user.id);
};

describe('charges', () => {
  test('given a tariff, then a charge has its price, its components and the reason of its price', async () => {
    const one = await charge(await newVisit(), { quantity: 2 });
    expect(await read(one)).toMatchObject({
      ...{ name: 'Konsultasi', unit_price: 100_000, quantity: 2, total: 200_000, status: 'terbuka', source: 'manual' },
      ...{ facility: 60_000, professional: 120_000, consumables: 0, administration: 20_000 },
      ...{ priced_payer: 'Umum (bayar sendiri)', priced_class: 'semua', priced_from: '2026-01-01' },
    });
  });

  test('given a service without a tariff, then it cannot be charged, and nothing is', async () => {
    const free = refTo(await build(sari, 'service', { entity, name: 'Tanpa tarif' }));
    const visit = await newVisit();
    const answer = await sari('POST', '/visit-charges', await draftOf(sari, 'visitCharge', { entity, visit, service: free, quantity: 1 }));
    expect(said(answer)).toEqual([422, 'charge.no_tariff /data/relationships/service']);
    expect(recordsIn(await sari('GET', `/visit-charges?filter[visit]=${visit.id}`))).toEqual([]);
  });

  test('given a changed quantity, then total and components follow', async () => {
    const one = await charge(await newVisit());
    expect(said(await sari('PATCH', `/visit-charges/${one.id}`, changeOf('visitCharge', one.id, { quantity: 3 }), any))).toEqual([200]);
    expect(await read(one)).toMatchObject({ quantity: 3, total: 300_000, professional: 180_000 });
  });

  test('SVC-3: given a charge, when its tariff is replaced, then the charge stays as it was and the next one has the new price', async () => {
    const service = refTo(await build(sari, 'service', { entity }));
    const of = { entity, service, payer: payers.umum, class: 'semua', valid_to: null, facility: 0, professional: 0, consumables: 0 };
    await build(sari, 'tariff', { ...of, price: 50_000, administration: 50_000, valid_from: '2026-01-01' });
    const before = await charge(await newVisit(), { service });
    const next = await draftOf(sari, 'tariff', { ...of, price: 60_000, administration: 60_000, valid_from: '2026-03-05' });
    expect(said(await sari('POST', '/tariffs', { ...next, meta: { confirmed: ['tariff.replaces'] } }))).toEqual([201]);
    expect(await read(before)).toMatchObject({ unit_price: 50_000, total: 50_000, priced_from: '2026-01-01' });
    expect(await read(await charge(await newVisit(), { service }))).toMatchObject({ total: 60_000, priced_from: '2026-03-05' });
  });

  test('given a discount up to the limit, then it counts at once; above it, once somebody else approves it', async () => {
    const one = await charge(await newVisit());
    expect(said(await give(sari, one, 'discount', { amount: 10_000, reason: 'Pelanggan lama' }))).toEqual([200]);
    expect(await read(one)).toMatchObject({ discount: 10_000, discount_wanted: null, total: 90_000 });
    expect(said(await give(sari, one, 'discount', { amount: 40_000, reason: 'Tidak mampu' }))).toEqual([200]);
    expect(await read(one)).toMatchObject({ discount: 10_000, discount_wanted: 40_000, total: 90_000 });
    expect(said(await give(sari, one, 'approve-discount'))).toEqual([403, 'approval.own']);
    const admin = await colleague('admin_klinik');
    expect(said(await give(admin, one, 'approve-discount'))).toEqual([200]);
    expect(await read(one)).toMatchObject({ discount: 40_000, discount_wanted: null, total: 60_000, professional: 36_000 });
    expect(said(await give(sari, one, 'discount', { amount: 100_001, reason: 'Salah' }))).toEqual([422, 'charge.below_zero']);
  });

  test('given a share for another payer, then both charges add up to the price; a voided share goes back', async () => {
    const visit = await newVisit();
    const one = await charge(visit);
    expect(said(await give(sari, one, 'share', { amount: 70_000 }, { payer: { data: payers.bpjs } }))).toEqual([200]);
    const rows = recordsIn(await sari('GET', `/visit-charges?filter[visit]=${visit.id}`));
    expect(rows.map(({ attributes }) => attributes!['total']).sort()).toEqual([30_000, 70_000]);
    const share = refTo(rows.find(({ attributes }) => attributes!['source'] === 'share')!);
    expect(said(await give(sari, share, 'void', { reason: 'Ditolak BPJS' }))).toEqual([200]);
    expect(await read(one)).toMatchObject({ total: 100_000, shared: 0 });
  });

  test('given a room with a service, when the doctor begins, then it is charged once; a cancelled visit voids it', async () => {
    const poly = refTo(await build(sari, 'poly', { entity, service: consult }));
    const visit = await newVisit({ poly });
    expect(said(await give(sari, visit, 'examine'))).toEqual([200]);
    const rows = () => sari('GET', `/visit-charges?filter[visit]=${visit.id}`);
    expect(recordsIn(await rows()).map(({ attributes }) => [attributes!['source'], attributes!['total']])).toEqual([['visit', 100_000]]);
    expect((await read(visit))['owed']).toBe(100_000);
    expect(said(await give(sari, visit, 'cancel', { reason: 'Pulang' }))).toEqual([200]);
    expect(recordsIn(await rows()).map(({ attributes }) => attributes!['status'])).toEqual(['batal']);
  });
});

describe('money', () => {
  let shift: Ref;
  beforeAll(async () => {
    const visit = await newVisit();
    await charge(visit);
    expect(said(await pay({ visit, amount: 100_000, rest_before: 100_000 }))).toEqual([409, 'shift.none']);
    shift = refTo(await build(sari, 'cashShift', { entity, opening_cash: 50_000, previous: null }));
  });

  test('given open charges, when they are paid in cash, then a bill is made and paid, with a receipt and change', async () => {
    const visit = await newVisit();
    await charge(visit, { quantity: 2 });
    const one = await paid({ visit, amount: 200_000, rest_before: 200_000, tendered: 250_000 });
    expect(await read(one)).toMatchObject({ number: expect.stringMatching(/^KW\/2026\/03\/\d{4}$/), change: 50_000, status: 'berlaku' });
    const [bill] = recordsIn(await sari('GET', `/patient-bills?filter[visit]=${visit.id}`));
    expect(bill!.attributes).toMatchObject({ status: 'lunas', total: 200_000, paid: 200_000, rest: 0, day: '2026-03-05' });
    expect((await read(visit))['owed']).toBe(0);
  });

  test.each<[what: string, values: Given, answer: readonly (number | string)[]]>([
    ['more than is left', { amount: 100_001 }, [422, 'payment.above_rest /data/attributes/amount']],
    ['nothing', { amount: 0 }, [422, 'payment.zero /data/attributes/amount']],
    ['change from a card', { method: 'kartu', tendered: 150_000 }, [422, 'payment.change_cash_only /data/attributes/tendered']],
    ['less cash than the amount', { tendered: 90_000 }, [422, 'payment.tendered_short /data/attributes/tendered']],
    ['another rest than there is', { rest_before: 90_000 }, [409, 'bill.changed /data/attributes/rest_before']],
    ['a deposit that is not there', { method: 'deposit' }, [409, 'deposit.short /data/attributes/amount']],
  ])('given %s, then the payment is refused, and nothing is stored', async (_, values, answer) => {
    const visit = await newVisit();
    await charge(visit);
    const bill = await billOf(visit);
    const before = await ledger();
    expect(said(await pay({ bill, amount: 100_000, rest_before: 100_000, ...values }))).toEqual(answer);
    expect(await read(bill)).toMatchObject({ status: 'terbuka', paid: 0, rest: 100_000 });
    expect(await ledger()).toEqual(before);
  });

  test('20 payments of one bill at once, from two screens: one payment', async () => {
    const visit = await newVisit();
    await charge(visit);
    const bill = await billOf(visit);
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay({ bill, amount: 100_000, rest_before: 100_000 })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect([...new Set(answers.filter(({ status }) => status !== 201).map((one) => said(one).join(' ')))]).toEqual([
      '409 bill.paid /data/relationships/bill',
    ]);
    expect(await read(bill)).toMatchObject({ status: 'lunas', paid: 100_000 });
    expect(recordsIn(await sari('GET', `/patient-payments?filter[bill]=${bill.id}`))).toHaveLength(1);
  });

  test('given a bill that is paid in two parts, then the list tells after each what its visit owes, and each payment who took it', async () => {
    const visit = await newVisit();
    await charge(visit);
    const bill = await billOf(visit);
    const owed = async () => {
      const rows = recordsIn(await sari('GET', '/visits?filter[owed][from]=1&page[size]=100'));
      return rows.find(({ id }) => id === visit.id)?.attributes!['owed'];
    };
    expect(await owed()).toBe(100_000);
    await paid({ bill, amount: 40_000, rest_before: 100_000 });
    expect(await owed()).toBe(60_000);
    const { id } = await paid({ bill, amount: 60_000, rest_before: 60_000 });
    expect(await owed()).toBeUndefined();
    const { document } = await sari('GET', `/patient-payments/${id}/history`);
    expect(document.meta!['history']).toMatchObject([{ event: 'add', by: 'client' }]);
  });

  test('given a paid bill, then its charge cannot be voided and it cannot be cancelled; after a refund that is paid again, it can', async () => {
    const visit = await newVisit();
    const one = await charge(visit);
    const bill = await billOf(visit);
    const payment = await paid({ bill, amount: 100_000, rest_before: 100_000, method: 'transfer' });
    expect((await give(sari, one, 'void', { reason: 'Salah' })).status).toBe(409);
    expect(said(await give(sari, bill, 'cancel', { reason: 'Salah' }))).toEqual([409, 'bill.has_payments']);
    expect(said(await refund(payment, { amount: 100_000, refund_as: 'bayar_ulang' }))).toEqual([201]);
    expect(await read(bill)).toMatchObject({ status: 'terbuka', paid: 0, rest: 100_000 });
    expect(said(await give(sari, bill, 'cancel', { reason: 'Salah' }))).toEqual([200]);
    expect(await read(one)).toMatchObject({ status: 'terbuka' });
    expect(said(await give(sari, one, 'void', { reason: 'Salah' }))).toEqual([200]);
  });

  test('given a refund of a cost, then the bill stays paid, the refund has its own method, and no more than was paid comes back', async () => {
    const visit = await newVisit();
    await charge(visit);
    const bill = await billOf(visit);
    const payment = await paid({ bill, amount: 100_000, rest_before: 100_000, method: 'kartu', reference: '1234' });
    expect(said(await refund(payment, { amount: 40_000, method: 'tunai', refund_as: 'biaya_dikurangi' }))).toEqual([201]);
    expect(await read(bill)).toMatchObject({ status: 'lunas', total: 100_000, reduced: 40_000, paid: 60_000, rest: 0 });
    expect(said(await refund(payment, { amount: 60_001, refund_as: 'biaya_dikurangi' }))).toEqual([
      422,
      'refund.above_paid /data/attributes/amount',
    ]);
  });

  test('given a refund above the limit, then it waits, its cashier cannot approve it, and another person can', async () => {
    const visit = await newVisit();
    await charge(visit, { quantity: 5 });
    const bill = await billOf(visit);
    const payment = await paid({ bill, amount: 500_000, rest_before: 500_000 });
    const asked = await refund(payment, { amount: 400_000, refund_as: 'biaya_dikurangi' });
    expect([said(asked), recordIn(asked).attributes!['status']]).toEqual([[201], 'menunggu']);
    const one = refTo(recordIn(asked));
    expect(await read(bill)).toMatchObject({ paid: 500_000 });
    expect(said(await refund(payment, { amount: 200_000, refund_as: 'biaya_dikurangi' }))).toEqual([
      422,
      'refund.above_paid /data/attributes/amount',
    ]);
    expect(said(await give(sari, one, 'approve'))).toEqual([403, 'approval.own']);
    const admin = await colleague('admin_klinik');
    expect(said(await give(admin, one, 'approve'))).toEqual([200]);
    expect(await read(bill)).toMatchObject({ paid: 100_000, reduced: 400_000, rest: 0, status: 'lunas' });
  });

  test('given a deposit, then it is a liability until it is used or given back', async () => {
    const deposit = await paid({ kind: 'uang_muka', patient, amount: 150_000, rest_before: null });
    const held = async () => Math.abs((await ledger())['uang_muka'] ?? 0);
    expect(await held()).toBe(150_000);
    const visit = await newVisit();
    await charge(visit);
    await paid({ visit, amount: 100_000, rest_before: 100_000, method: 'deposit' });
    expect(await held()).toBe(50_000);
    expect(said(await refund(deposit, { amount: 60_000 }))).toEqual([409, 'deposit.short /data/attributes/amount']);
    expect(said(await refund(deposit, { amount: 50_000 }))).toEqual([201]);
    expect(await held()).toBe(0);
  });

  test('given a shift that is counted with a difference, then a second person sees it, and the drawer is handed over as a balanced pair', async () => {
    const { kas: inDrawer } = await ledger(shift);
    const others = await everyClientsRows<{ method: string; amount: number }>(
      api.database,
      `select method, sum(amount)::int as amount from clinic_ledger where shift_id = $1 and account = 'kas' group by method`,
      [shift.id],
    );
    const by = Object.fromEntries(others.map(({ method, amount }) => [method, amount]));
    expect(Object.values(by).reduce((sum, one) => sum + one, 0)).toBe(inDrawer);
    const counts = { tunai: by['tunai']! - 1_000, transfer: by['transfer'] ?? 0, qris: 0, kartu: by['kartu'] ?? 0, leave: 20_000 };
    const warned = await give(sari, shift, 'count', counts);
    expect(warned.status).toBe(409);
    const codes = ['shift.open_bills', 'shift.differs'];
    expect(said(await give(sari, shift, 'count', counts, {}, codes))).toEqual([200]);
    expect(await read(shift)).toMatchObject({ status: 'dihitung', difference: -1_000, expected_tunai: by['tunai'], handed_over: 20_000 });
    expect(said(await give(sari, shift, 'witness', { reason: 'Salah kembalian' }))).toEqual([403, 'approval.own']);
    const admin = await colleague('admin_klinik');
    expect(said(await give(admin, shift, 'witness', { reason: 'Salah kembalian' }))).toEqual([200]);
    expect(await ledger(shift)).toMatchObject({ kas: 20_000, selisih: 1_000 });
    const wrong = await sari('POST', '/cash-shifts', await draftOf(sari, 'cashShift', { entity, opening_cash: 25_000, previous: shift }));
    expect(said(wrong)).toEqual([422, 'shift.other_cash /data/attributes/opening_cash']);
    const next = refTo(await build(sari, 'cashShift', { entity, opening_cash: 20_000, previous: shift }));
    expect((await ledger(shift))['kas']).toBeUndefined();
    expect((await ledger(next))['kas']).toBe(20_000);
    const counted = { tunai: 20_000, transfer: 0, qris: 0, kartu: 0 };
    // There is no preview, and every method must be counted.
    expect(said(await give(sari, next, 'count?preview=true', counted))).toEqual([400, 'query.invalid preview']);
    expect(said(await give(sari, next, 'count', { tunai: 20_000 }))).toEqual([
      ...[422, 'required /data/attributes/transfer', 'required /data/attributes/qris', 'required /data/attributes/kartu'],
    ]);
    expect(said(await give(sari, next, 'count', counted, {}, ['shift.open_bills']))).toEqual([200]);
    // The cash that is left in the drawer is 0 by default.
    expect(await read(next)).toMatchObject({ status: 'tutup', counted_kartu: 0, handed_over: 0 });
  });

  test('the ledger adds up to 0, and no statement changes it', async () => {
    expect(Object.values(await ledger()).reduce((sum, one) => sum + one, 0)).toBe(0);
    await expect(everyClientsRows(api.database, 'update clinic_ledger set amount = 0')).rejects.toThrow(/permission denied|never changed/);
    await expect(everyClientsRows(api.database, 'delete from clinic_ledger')).rejects.toThrow(/permission denied|never changed/);
  });
});
