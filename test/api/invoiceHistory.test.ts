/** What became of an invoice, its payments and its mails, as its client and the provider read it. Rules: INV-2, INV-17. */
import type { HistoryEntry } from '#shared/domain/history';
import { billed, command, paid, verified } from './billedClinic';
import { admin, api, later, said } from './subscribedClinic';
import { recordIn, type Caller } from './testApi';

const historyOf = async (by: Caller, id: string) =>
  (await by('GET', `/invoices/${id}/history`)).document.meta!['history'] as HistoryEntry[];

test('given a proof that is rejected and a payment that is verified and reversed, then each is told, and the client reads no names of ours', async () => {
  const { invoice, owner } = await billed();
  await api.app.jobs.runDue();
  const first = recordIn(await paid(invoice, { amount: 100_000 }, owner)).id;
  later(1);
  await command('payments', 'payments', first, 'reject', { reason: 'Bukti tidak terbaca' });
  later(1);
  const second = await verified(invoice);
  later(1);
  await command('payments', 'payments', second, 'reverse', { reason: 'Bank menarik kembali' });
  const entries = await historyOf(owner, invoice.id);
  expect(
    entries.filter(({ event }) => event !== 'mailed').map(({ event, amount, text, by, name }) => [event, amount, text, by, name]),
  ).toEqual([
    ['paymentReversed', 333_000, 'Bank menarik kembali', 'provider', null],
    ['paymentVerified', 333_000, null, 'provider', null],
    ['paymentAdded', 333_000, null, 'provider', null],
    ['paymentRejected', 100_000, 'Bukti tidak terbaca', 'provider', null],
    ['paymentAdded', 100_000, null, 'client', 'Ibu Rini'],
    ['issue', null, null, 'clock', null],
  ]);
  const mail = entries.find(({ event }) => event === 'mailed')!;
  expect([mail.people, mail.name]).toEqual([1, null]);
  expect(mail.text).toContain(String(invoice.attributes!['number']));
  expect((await historyOf(admin, invoice.id)).map(({ name }) => name)).toContain('Admin Nadi');
});

test('given another client’s invoice, then there is no history', async () => {
  const [one, other] = [await billed(), await billed()];
  expect(said(await other.owner('GET', `/invoices/${one.invoice.id}/history`))).toEqual([404, 'resource.missing']);
});
