/** The report of tickets: business hours, late ones, reopened ones, satisfaction, and the rows that a figure leads to. Rule: TKT-10. */
import { ticketReports } from '#shared/areas/support/reports';
import type { ReportRow } from '#shared/kit/report';
import { build, refTo } from '../build/records';
import { admin, api, as, asked, clinic, daysLater, done, hoursLater, said } from './ticketClinic';
import { recordsIn } from './testApi';

const { columns } = ticketReports.ticketTimes;

const rowsOf = async (query = '?from=2026-11-01&to=2026-11-30') => {
  const answer = await admin('GET', `/reports/ticket-times${query}`);
  expect(said(answer)).toEqual([200]);
  return (answer.document.meta!['report'] as { rows: ReportRow[] }).rows;
};
const rowOf = async (category: string) => (await rowsOf()).find((row) => row['category'] === category);

/** The numbers of tickets in the list that a figure leads to. */
const ledTo = async (address: string) => {
  const [from, to] = new URLSearchParams(address.split('?')[1]).get('created_at')!.split('..');
  const filters = [...new URLSearchParams(address.split('?')[1])]
    .filter(([name]) => name !== 'created_at')
    .map(([name, value]) => `filter[${name}]=${value}`);
  const list = await admin('GET', `/tickets?${filters.join('&')}&filter[created_at][from]=${from}&filter[created_at][to]=${to}`);
  expect(said(list)).toEqual([200]);
  return recordsIn(list).length;
};

test('given tickets that waited, were late, reopened and rated, then their row says so in business hours, and its figures lead to them', async () => {
  const { nurse } = await clinic();
  await build(admin, 'holiday', { day: '2026-11-11', name: 'Libur' });
  const quick = await asked(nurse, { category: 'billing' });
  const slow = await asked(nurse, { category: 'billing' });
  hoursLater(1);
  await done(admin, quick, 'ask', { message: 'Nomor tagihan?' });
  hoursLater(3);
  await done(nurse, quick, 'reply', { message: 'INV-1.' });
  hoursLater(2);
  // One hour, and two hours after three of waiting.
  await done(admin, quick, 'resolve', { message: 'Sudah.' });
  await done(nurse, quick, 'confirm', { satisfaction: 4 });
  // Monday 15.00 to Thursday 15.00: eleven hours later on two days, nothing on the holiday between.
  daysLater(3);
  await done(admin, slow, 'reply', { message: 'Maaf, baru kami baca.' });
  await done(admin, slow, 'resolve', { message: 'Sudah.' });
  await done(nurse, slow, 'reopen', { message: 'Belum.' });
  const row = (await rowOf('billing'))!;
  expect(row).toMatchObject({
    tickets: 2,
    // One hour, and 8 + 9 + 0 + 7 hours.
    response_hours: '12.50',
    response_late: 1,
    solution_hours: '3.00',
    reopened: 1,
    reopen_rate: '50.00',
    rated: 1,
    satisfaction: '4.00',
  });
  expect(await ledTo(columns.tickets.leadsTo!(row))).toBe(2);
  expect(await ledTo(columns.response_late.leadsTo!(row))).toBe(1);
  expect(await ledTo(columns.reopened.leadsTo!(row))).toBe(1);
});

test('given a ticket of a sandbox, or of another month, then it counts nowhere', async () => {
  const { owner } = await clinic();
  const sandbox = await build(admin, 'entity', { sandbox: true });
  const tester = await build(admin, 'user', { entity: refTo(sandbox) });
  await asked(as(tester.id), { category: 'account' });
  expect(await rowOf('account')).toBeUndefined();
  await asked(owner, { category: 'account' });
  expect(await rowOf('account')).toMatchObject({ tickets: 1, response_hours: null, reopen_rate: '0.00', satisfaction: null });
  expect(await rowsOf('?from=2026-10-01&to=2026-10-31')).toEqual([]);
});

test.each(['member', 'creator'] as const)('given a %s, then the report is closed', async (person) => {
  expect(said(await api.as(person)('GET', '/reports/ticket-times'))).toEqual([403, 'access.denied']);
});
