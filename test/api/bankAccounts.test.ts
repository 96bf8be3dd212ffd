/** Our bank accounts: anyone reads those in use, and only who may changes them. Rules: INV-10, INV-24. */
import { build, changeOf } from '../build/records';
import { errorsIn, recordIn, recordsIn, startTestApi, type TestApi } from './testApi';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await build(api.as('admin'), 'bankAccount', { bank: 'Mandiri', number: '12300001', position: 2 });
  await build(api.as('admin'), 'bankAccount', { bank: 'BCA', number: '12300002', position: 1 });
  await build(api.as('admin'), 'bankAccount', { bank: 'BRI', number: '12300003', status: 'inactive' });
});
afterAll(() => api.close());

test.each([
  ['anonymous', ['BCA', 'Mandiri']],
  ['member', ['BCA', 'Mandiri']],
  ['admin', ['BCA', 'Mandiri', 'BRI']],
] as const)('%s reads %s', async (person, banks) => {
  const found = recordsIn(await api.as(person)('GET', '/bank-accounts?sort=position'));
  expect(found.map(({ attributes }) => attributes!['bank'])).toEqual(banks);
});

test('given an account, when its number is added again, then it is refused; and nobody but an admin adds one', async () => {
  const document = { data: { type: 'bank-accounts', attributes: { bank: 'BCA', number: '123 000-02', holder: 'PT Nadi' } } };
  expect(errorsIn(await api.as('admin')('POST', '/bank-accounts', document))).toEqual(['taken /data/attributes/number']);
  expect((await api.as('creator')('POST', '/bank-accounts', document)).status).toBe(403);
});

test.each(['abc', '1234', '527O123456', '123456789012345678901'])(
  'given the number %s, then it is refused, next to what else is wrong',
  async (number) => {
    const document = { data: { type: 'bank-accounts', attributes: { bank: 'BCA', number } } };
    expect(errorsIn(await api.as('admin')('POST', '/bank-accounts', document)).sort()).toEqual([
      'invalid_account_number /data/attributes/number',
      'required /data/attributes/holder',
    ]);
  },
);

test('given a number with spaces, points and hyphens, then its digits are stored, also by a change', async () => {
  const { id, attributes } = await build(api.as('admin'), 'bankAccount', { number: '527 012-34.56' });
  expect(attributes!['number']).toBe('5270123456');
  const change = (number: string) => api.as('admin')('PATCH', `/bank-accounts/${id}`, changeOf('bankAccount', id, { number }));
  expect(recordIn(await change('527-999-9999')).attributes!['number']).toBe('5279999999');
  expect(errorsIn(await change('tidak ada'))).toEqual(['invalid_account_number /data/attributes/number']);
});
