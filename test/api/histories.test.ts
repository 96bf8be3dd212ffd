/** What became of any record, and how much of it each person reads. Rules: SUB-12, INV-17, PRV-6. */
import type { HistoryEntry } from '#shared/domain/history';
import { changeOf } from '../build/records';
import { billed, command, paid } from './billedClinic';
import { admin, api, later, said } from './subscribedClinic';
import { errorsIn, recordIn, type Caller } from './testApi';

const historyOf = async (by: Caller, path: string) => (await by('GET', `${path}/history`)).document.meta!['history'] as HistoryEntry[];
const told = (entries: readonly HistoryEntry[]) => entries.map(({ event, by, name }) => [event, by, name]);

test('given a client that is changed by us, then we read what was changed, and its owner reads neither that nor a name of ours', async () => {
  const { entity, owner } = await billed();
  later(1);
  expect(
    said(await admin('PATCH', `/entity/${entity.id}`, changeOf('entity', entity.id, { city: 'Bandung', phone: '081234567890' }))),
  ).toEqual([200]);
  const [newest] = await historyOf(admin, `/entity/${entity.id}`);
  expect(newest).toMatchObject({ event: 'update', fields: ['city', 'phone'], by: 'provider', name: 'Admin Nadi' });
  expect(JSON.stringify(newest)).not.toContain('1234567890');
  expect(await historyOf(owner, `/entity/${entity.id}`)).toEqual([]);
});

test('given a payment of the owner, then they read that they added it and why we rejected it, without a name of ours', async () => {
  const { invoice, owner } = await billed();
  const { id } = recordIn(await paid(invoice, { amount: 100_000 }, owner));
  later(1);
  await command('payments', 'payments', id, 'reject', { reason: 'Bukti tidak terbaca' });
  const entries = await historyOf(owner, `/payments/${id}`);
  expect(told(entries)).toEqual([
    ['reject', 'provider', null],
    ['add', 'client', 'Ibu Rini'],
  ]);
  expect(entries[0]).toMatchObject({ from: 'pending', to: 'rejected', text: 'Bukti tidak terbaca' });
});

test('nobody reads the history of a record that they may not get, and no query is taken', async () => {
  const { invoice } = await billed();
  const path = `/invoices/${invoice.id}/history`;
  expect(said(await api.as('anonymous')('GET', path))).toEqual([401, 'session.missing']);
  expect(said(await api.as('member')('GET', path))[0]).toBe(403);
  expect(errorsIn(await admin('GET', `${path}?page[size]=1`))).toEqual([expect.stringContaining('query.unknown')]);
  expect(said(await admin('GET', `/invoices/${invoice.id.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}/history`))).toEqual([
    404,
    'resource.missing',
  ]);
});
