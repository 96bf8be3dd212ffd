/** The dates of the calendar: whose they are, which days may be asked for, and what they lead to. Rule: NTF-7. */
import type { BusinessDate } from '#shared/areas/calendar/dates';
import { build, refTo } from '../build/records';
import { admin, api, asked, clinic, done, said, type Clinic } from './ticketClinic';
import { recordIn, type Caller } from './testApi';

const span = 'from=2026-11-01&to=2026-12-31';
const datesOf = async (by: Caller, query = span) => (await by('GET', `/dates?${query}`)).document.meta!['dates'] as BusinessDate[];
const namesOf = async (by: Caller, kind: BusinessDate['kind']) =>
  (await datesOf(by)).filter((one) => one.kind === kind).map(({ name }) => name);

const subscribed = async ({ entity }: Clinic, trial: boolean) => {
  const pack = await build(admin, 'package', { base_price: 300_000, trial_days: 14 });
  const { id } = await build(admin, 'clientsubsheader', { entity: refTo(entity), package: refTo(pack) });
  await admin('POST', `/clientsubsheader/${id}/activate`, { data: { type: 'clientsubsheader', id, attributes: { trial } } });
  return recordIn(await admin('GET', `/clientsubsheader/${id}`)).attributes!;
};
const issued = async ({ entity }: Clinic, due_date: string) => {
  const lines = [{ kind: 'package', description_id: 'Paket', description_en: 'Package', qty: '1', unit_price: 475_000 }];
  const { id } = await build(admin, 'invoice', { entity: refTo(entity), lines });
  return recordIn(await admin('POST', `/invoices/${id}/issue`, { data: { type: 'invoices', id, attributes: { due_date } } }));
};

test('given a clinic with a trial, an invoice and a ticket, then each of its people sees what they may open, and staff see all', async () => {
  const place = await clinic();
  const other = await clinic();
  await subscribed(place, true);
  const invoice = await issued(place, '2026-12-10');
  const ticket = await asked(place.nurse);
  await asked(other.nurse, { subject: 'Bukan milik mereka' });
  await issued(other, '2026-12-11');
  const kinds = async (by: Caller) => [...new Set((await datesOf(by)).map(({ kind }) => kind))].filter((kind) => kind !== 'holiday').sort();
  expect(await kinds(place.owner)).toEqual(['invoice_due', 'ticket_due', 'trial_end']);
  expect(await kinds(place.nurse)).toEqual(['ticket_due', 'trial_end']);
  expect(await kinds(place.doctor)).toEqual(['trial_end']);
  expect((await datesOf(place.owner)).find(({ kind }) => kind === 'invoice_due')).toEqual({
    kind: 'invoice_due',
    day: '2026-12-10',
    at: null,
    id: invoice.id,
    name: invoice.attributes!['number'],
    client: place.entity.attributes!['name'],
  });
  expect((await datesOf(place.owner)).find(({ kind }) => kind === 'ticket_due')).toMatchObject({
    day: '2026-11-09',
    at: '2026-11-09T10:00:00.000Z',
    id: ticket.id,
    name: 'Tarif tidak tersimpan',
  });
  // Fourteen days from Monday, 9 November: the last one is Sunday, 22 November.
  expect((await datesOf(place.owner)).find(({ kind }) => kind === 'trial_end')).toMatchObject({ day: '2026-11-22' });
  expect(await namesOf(admin, 'ticket_due')).toEqual(expect.arrayContaining(['Tarif tidak tersimpan', 'Bukan milik mereka']));
  expect(await namesOf(admin, 'invoice_due')).toHaveLength(2);
});

test('given what is over, then it has no date: a paid invoice, a solved ticket', async () => {
  const place = await clinic();
  const invoice = await issued(place, '2026-12-10');
  const ticket = await asked(place.owner);
  const attributes = { method: 'cash', amount: invoice.attributes!['balance'], paid_at: '2026-11-09' };
  const payment = recordIn(
    await admin('POST', '/payments', { data: { type: 'payments', attributes, relationships: { invoice: { data: refTo(invoice) } } } }),
  );
  await admin('POST', `/payments/${payment.id}/verify`, { data: { type: 'payments', id: payment.id } });
  await done(admin, ticket, 'resolve');
  expect((await datesOf(place.owner)).filter(({ kind }) => kind !== 'holiday')).toEqual([]);
});

test('given a subscription that runs, then its period ends on its last day', async () => {
  const place = await clinic();
  await subscribed(place, false);
  expect((await datesOf(place.owner)).filter(({ kind }) => kind === 'period_end')).toMatchObject([{ day: '2026-12-08' }]);
});

test('given a holiday, then everyone sees it, and only who may open its record is led there', async () => {
  const { id } = await build(admin, 'holiday', { day: '2026-12-28', name: 'Cuti bersama' });
  const { nurse } = await clinic();
  const holiday = async (by: Caller) => (await datesOf(by)).find(({ name }) => name === 'Cuti bersama');
  expect(await holiday(nurse)).toEqual({ kind: 'holiday', day: '2026-12-28', at: null, id: null, name: 'Cuti bersama', client: null });
  expect(await holiday(admin)).toMatchObject({ id });
  await admin('DELETE', `/holidays/${id}`);
  expect(await holiday(nurse)).toBeUndefined();
});

test.each([
  ['62 days', 'from=2026-11-01&to=2027-01-01', [200]],
  ['63 days', 'from=2026-11-01&to=2027-01-02', [400, 'query.invalid to']],
  ['an end before the beginning', 'from=2026-11-02&to=2026-11-01', [400, 'query.invalid to']],
  ['no end', 'from=2026-11-02', [400, 'query.invalid to']],
  ['what is no day', 'from=kemarin&to=2026-11-01', [400, 'query.invalid from']],
  ['another parameter', `${span}&entity=1`, [400, 'query.unknown entity']],
])('given %s, then it is answered or refused', async (_, query, expected) => {
  expect(said(await admin('GET', `/dates?${query}`))).toEqual(expected);
});

test('given nobody signed in, then there are no dates', async () => {
  expect((await api.as('anonymous')('GET', `/dates?${span}`)).status).toBe(401);
});
