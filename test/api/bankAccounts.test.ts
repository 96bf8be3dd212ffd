/** Our bank accounts: anyone reads those in use, and only who may changes them. Rule: INV-10. */
import { build } from '../build/records';
import { errorsIn, recordsIn, startTestApi, type TestApi } from './testApi';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await build(api.as('admin'), 'bankAccount', { bank: 'Mandiri', number: '123 000 1', position: 2 });
  await build(api.as('admin'), 'bankAccount', { bank: 'BCA', number: '123 000 2', position: 1 });
  await build(api.as('admin'), 'bankAccount', { bank: 'BRI', number: '123 000 3', status: 'inactive' });
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
  const document = { data: { type: 'bank-accounts', attributes: { bank: 'BCA', number: '123 000 2', holder: 'PT Nadi' } } };
  expect(errorsIn(await api.as('admin')('POST', '/bank-accounts', document))).toEqual(['taken /data/attributes/number']);
  expect((await api.as('creator')('POST', '/bank-accounts', document)).status).toBe(403);
});
