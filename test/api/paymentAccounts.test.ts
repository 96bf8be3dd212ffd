/** A payment by transfer keeps which of our bank accounts received it. Rules: INV-6, INV-8, INV-16, INV-20. */
import type { Paper } from '#shared/documents/paper';
import type { Ref } from '#shared/kit/resource';
import { transferNote } from '#shared/areas/billing/domain/transferNote';
import { build, changeOf, clinicOf, draftOf, issuedInvoice, refTo } from '../build/records';
import { errorsIn, recordIn, recordsIn, startTestApi, type Caller, type TestApi } from './testApi';

let api: TestApi;
let owner: Caller;
let entity: Ref;
const accounts = new Map<string, Ref>();
const account = (bank: string) => accounts.get(bank)!;
const admin = () => api.as('admin');
const lines = [{ kind: 'package', description_id: 'Paket', description_en: 'Package', qty: '1', unit_price: 475_000 }];
const whole = { amount: 527_250, withheld: null, withholding_no: null, paid_at: '2026-11-20' };

beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date('2026-11-23T03:00:00.000Z') });
  for (const [bank, number, status] of [
    ['BCA', '5270 1234 56', 'active'],
    ['Mandiri', '123-00-0123456-7', 'active'],
    ['BRI', '0001 0001', 'inactive'],
  ])
    accounts.set(bank!, refTo(await build(admin(), 'bankAccount', { bank, number, status, holder: 'PT Nadi' })));
  const clinic = await clinicOf(admin());
  owner = clinic.call;
  entity = clinic.entity;
});
afterAll(() => api.close());

const invoice = () => issuedInvoice(admin(), { entity, lines });
const pay = async (by: Caller, values: object) =>
  by('POST', '/payments', await draftOf(admin(), 'payment', { ...whole, invoice: refTo(await invoice()), ...values }));
const accountOf = async (by: Caller, id: string) => recordIn(await by('GET', `/payments/${id}`)).relationships!['bank_account']!.data;
const command = (id: string, name: string, attributes: object = {}) =>
  admin()('POST', `/payments/${id}/${name}`, { data: { type: 'payments', id, attributes } });
const CLOSED = 'payment.account_closed /data/relationships/bank_account';
const NO_TRANSFER = 'payment.account_of_transfer /data/relationships/bank_account';

test.each([
  ['the owner', 'transfer', 'BCA', 'BCA'],
  ['the operator', 'transfer', 'Mandiri', 'Mandiri'],
  ['the owner', 'transfer', undefined, 'required /data/relationships/bank_account'],
  ['the owner', 'qris', undefined, null],
  ['the operator', 'transfer', undefined, null],
  ['the owner', 'transfer', 'BRI', CLOSED],
  ['the operator', 'transfer', 'BRI', CLOSED],
  ['the operator', 'cash', 'BCA', NO_TRANSFER],
])('when %s adds a payment by %s into %s, then it has %s', async (who, method, bank, expected) => {
  const by = who === 'the owner' ? owner : admin();
  const answer = await pay(by, { method, bank_account: bank ? account(bank) : null });
  if (answer.status !== 201) return expect(errorsIn(answer)).toEqual([expected]);
  expect(await accountOf(by, recordIn(answer).id)).toEqual(expected && account(expected));
});

test.each([
  ['another account in use', { bank_account: 'Mandiri' }, []],
  ['an account out of use', { bank_account: 'BRI' }, [CLOSED]],
  ['another method', { method: 'qris' }, [NO_TRANSFER]],
  ['another method without the account', { method: 'qris', bank_account: null }, []],
])(
  'given a payment that waits, when it is given %s, then %j is answered with %j',
  async (_, { bank_account: bank, ...values }: { bank_account?: string | null; method?: string }, problems) => {
    const { id } = recordIn(await pay(owner, { bank_account: account('BCA') }));
    const change = { ...values, ...(bank !== undefined && { bank_account: bank && account(bank) }) };
    const answer = await owner('PATCH', `/payments/${id}`, changeOf('payment', id, change));
    expect(answer.status === 200 ? [] : errorsIn(answer)).toEqual(problems);
  },
);

test('given a verified payment whose account goes out of use, then payment, receipt and reversal still name it, and the filter finds both', async () => {
  const closing = refTo(await build(admin(), 'bankAccount', { bank: 'BNI', number: '88001', holder: 'PT Nadi' }));
  const { id } = recordIn(await pay(owner, { bank_account: closing }));
  await command(id, 'verify');
  await admin()('PATCH', `/bank-accounts/${closing.id}`, changeOf('bankAccount', closing.id, { status: 'inactive' }));
  const read = await owner('GET', `/payments/${id}`);
  expect(read.document.included!.find((one) => one.id === closing.id)!.attributes).toMatchObject({ bank: 'BNI', number: '88001' });
  const paper = (await owner('GET', `/payments/${id}/paper?language=id`)).document.meta!['paper'] as Paper;
  expect(paper.facts).toContainEqual({ label: 'Rekening tujuan', value: 'BNI 88001 a.n. PT Nadi' });
  expect((await command(id, 'reverse', { reason: 'Salah tagihan' })).status).toBe(200);
  const found = recordsIn(await admin()('GET', `/payments?filter[bank_account]=${closing.id}&sort=amount`));
  expect(found.map(({ attributes }) => attributes!['amount'])).toEqual([-527_250, 527_250]);
});

test.each([
  ['names our account', '123 0001 2345 67', 'Mandiri'],
  ['names one out of use', '00010001', 'BCA'],
  ['names one that is not ours', '99999999', 'BCA'],
  ['names none', '', 'BCA'],
])('given a proof for BCA, when a statement that %s (%s) is booked, then the payment has %s', async (_, number, bank) => {
  const paid = await invoice();
  const { id } = recordIn(
    await owner('POST', '/payments', await draftOf(admin(), 'payment', { ...whole, invoice: refTo(paid), bank_account: account('BCA') })),
  );
  const [{ attributes }] = [recordIn(await admin()('GET', `/invoices/${paid.id}`))];
  const csv = [
    ...(number ? [`No. rekening : ${number}`] : []),
    'Tanggal,Keterangan,Jumlah',
    `20/11/2026,TRSF ${transferNote(String(attributes!['number']))},527250`,
  ].join('\n');
  const choices = [{ row: number ? 3 : 2, invoice: paid.id }];
  const send = (what: string, values: object) =>
    admin()('POST', `/bank-statements/${what}`, { data: { type: `bank-statements/${what}`, attributes: { csv, ...values } } });
  expect((await send('reading', {})).document.meta!['statement']).toMatchObject({ account: bank === 'Mandiri' ? { bank } : null });
  expect((await send('booking', { choices, dry_run: false })).document.meta!['booked']).toMatchObject([{ result: 'proof_verified' }]);
  expect(await accountOf(admin(), id)).toEqual(account(bank));
});
