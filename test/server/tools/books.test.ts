/** `npm run books`: what it says of sound books, and of others (MNY-11, INV-2). */
import { addressOf } from '../db/testServer';
import { ask, other, run } from './operator';

test('given sound books, then they agree; given a payment whose sum was changed by hand, then what does not agree is named', async () => {
  const there = await addressOf(other);
  expect(await run('demo --size 1 --clients 8', { url: there })).toMatchObject({ code: 0 });
  expect(await run('books', { url: there })).toMatchObject({ code: 0, said: expect.stringContaining('The books agree.') as string });
  await ask(there, `alter table invoices disable trigger user`);
  await ask(
    there,
    `update invoices set paid = paid + 1, balance = balance - 1 where id = (select id from invoices where status = 'issued' limit 1)`,
  );
  const { code, said } = await run('books', { url: there });
  expect(code).toBe(1);
  expect(said).toContain('what was paid and credited of an invoice does not follow from its payments, credit notes and credit');
});
