/** Reports of invoices, and what every report does alike: access, parameters, cache. Rules: INV-12, INV-14, INV-18. */
import type { Day } from '#shared/domain/calendarDays';
import type { ResourceObject } from '#shared/jsonapi';
import { declaredReports, reportNames, reports } from '#shared/areas/reports/reports';
import { reportRoutes } from '#shared/areas/reports/routes';
import { reportPagePath, reportPath } from '#shared/kit/report';
import type { RouteRow } from '#shared/routes/row';
import { build, refTo } from '../build/records';
import { ask, report } from './readReport';
import { admin, api, clinicOn, clock, packOf, said } from './subscribedClinic';
import { errorsIn, recordIn, recordsIn, type Caller } from './testApi';

describe('invoices', () => {
  test('given a credit note, a void invoice and a sandbox, then the tax due is that of what counts, and a sandbox has its own numbers', async () => {
    clock.now = new Date('2027-06-10T03:00:00.000Z');
    const [entity, sandbox] = [await build(admin, 'entity'), await build(admin, 'entity', { sandbox: true })];
    const issued = async (of: ResourceObject, unit_price: number) => {
      const lines = [{ kind: 'package', description_id: 'Paket', description_en: 'Package', qty: '1', unit_price }];
      const { id } = await build(admin, 'invoice', { entity: refTo(of), lines });
      return recordIn(await admin('POST', `/invoices/${id}/issue`, { data: { type: 'invoices', id } }));
    };
    const order = (id: string, command: string, attributes: object) =>
      admin('POST', `/invoices/${id}/${command}`, { data: { type: 'invoices', id, attributes } });
    const [lowered, voided, tested] = [await issued(entity, 1_000_000), await issued(entity, 500_000), await issued(sandbox, 700_000)];
    expect(String(tested.attributes!['number'])).toMatch(/^UJI-INV\/2027\/06\/\d{4}$/);
    expect(said(await order(voided.id, 'void', { reason: 'Salah klien' }))).toEqual([200]);
    clock.now = new Date('2027-07-05T03:00:00.000Z');
    expect(said(await order(lowered.id, 'credit', { amount: 100_000, reason: 'Gangguan' }))).toEqual([200]);
    expect((await report('vat', '?from=2027-06-01&to=2027-07-31')).rows).toMatchObject([
      { month: '2027-07-01', invoices: 0, ppn: 0, credited: 11_000, due: -11_000 },
      { month: '2027-06-01', invoices: 1, ppn: 110_000, credited: 0, due: 110_000 },
    ]);
  });

  /** An issued invoice of 1,000,000 before tax, due so many days after its issue. */
  const invoiced = async (entity: ResourceObject, due_date: Day, unit_price = 1_000_000) => {
    const lines = [{ kind: 'package', description_id: 'Paket Klinik', description_en: 'Clinic package', qty: '1', unit_price }];
    const { id } = await build(admin, 'invoice', { entity: refTo(entity), lines });
    expect(said(await admin('POST', `/invoices/${id}/issue`, { data: { type: 'invoices', id, attributes: { due_date } } }))).toEqual([200]);
  };

  test('given invoices of all ages, when time passes, then each stands in its group, and a figure leads to its rows', async () => {
    const melati = await build(admin, 'entity', { name: 'Klinik Melati' });
    await invoiced(melati, '2026-09-30');
    await invoiced(melati, '2026-10-01', 2_000_000);
    await invoiced(melati, '2026-12-31', 3_000_000);
    const rowOn = async (day: string) => {
      clock.now = new Date(`${day}T03:00:00.000Z`);
      return (await report('ageing')).rows.find(({ entity_id }) => entity_id === melati.id)!;
    };
    expect(await rowOn('2026-09-29')).toMatchObject({ not_due: 6_660_000, to_30: 0, open: 6_660_000, client: 'Klinik Melati' });
    expect(await rowOn('2026-09-30')).toMatchObject({ not_due: 5_550_000, to_30: 1_110_000 });
    const november = await rowOn('2026-10-31');
    expect(november).toMatchObject({ not_due: 3_330_000, to_30: 2_220_000, to_60: 1_110_000, to_90: 0, over_90: 0 });
    expect(await rowOn('2026-12-30')).toMatchObject({ not_due: 3_330_000, to_90: 2_220_000, over_90: 1_110_000 });
    const link = new URLSearchParams(reports.ageing.columns.to_60.leadsTo!(november).split('?')[1]);
    const [first, last] = link.get('due_date')!.split('..');
    const list = await admin(
      'GET',
      `/invoices?filter[entity]=${link.get('entity')}&filter[status]=issued&filter[due_date][from]=${first}&filter[due_date][to]=${last}`,
    );
    expect(recordsIn(list).map(({ attributes }) => attributes!['balance'])).toEqual([1_110_000]);
  });

  test('given an issued invoice, when tax and income of its month are read, then both contain it; a draft counts nowhere', async () => {
    clock.now = new Date('2027-03-31T16:59:00.000Z');
    const entity = await build(admin, 'entity');
    await invoiced(entity, '2027-04-14');
    await build(admin, 'invoice', {
      entity: refTo(entity),
      lines: [{ kind: 'package', description_id: 'x', description_en: 'x', qty: '1', unit_price: 5 }],
    });
    const span = '?from=2027-03-01&to=2027-03-31';
    expect(await report('vat', span)).toMatchObject({
      rows: [{ month: '2027-03-01', last_day: '2027-03-31', invoices: 1, net: 1_000_000, dpp: 916_667, ppn: 110_000, total: 1_110_000 }],
      totals: { invoices: 1, ppn: 110_000, credited: 0, due: 110_000 },
    });
    expect((await report('income', span)).rows).toMatchObject([
      { kind: 'package', description_id: 'Paket Klinik', invoices: 1, amount: 1_000_000 },
    ]);
    expect((await report('invoicesNow')).rows[0]).toMatchObject({ income: 1_000_000, month: '2027-03-01', today: '2027-03-31' });
  });
});

describe('every report', () => {
  const ofPlatform = reportNames.filter((name) => declaredReports[name].scope);

  test.each(ofPlatform)('%s has a value for each column that is declared', async (name) => {
    const { rows } = await report(name);
    for (const row of rows.slice(0, 3)) expect(Object.keys(row).sort()).toEqual(Object.keys(reports[name].columns).sort());
  });

  test.each(ofPlatform)('%s is closed to people without its permission, owners of clients among them', async (name) => {
    const { owner } = await clinicOn(await packOf());
    for (const person of [api.as('member'), owner]) {
      const answer = await person('GET', reportPath(name));
      expect([answer.status, ...errorsIn(answer)]).toEqual([403, 'access.denied']);
    }
  });

  test.each([
    ['a span that ends before it begins', '?from=2026-05-01&to=2026-04-30', 'query.invalid to'],
    ['too many months', '?from=1990-01-01&to=2026-01-01', 'query.invalid from'],
    ['no date', '?from=kemarin', 'query.invalid from'],
    ['an unknown parameter', '?colour=red', 'query.unknown colour'],
  ])('given %s, then the parameter is refused', async (_, query, problem) => {
    expect(said(await ask('revenue', query))).toEqual([400, problem]);
  });

  test('given an answer that is known, when something it reads has changed, then it is read anew', async () => {
    const { headers } = await ask('ageing');
    const again = () => admin('GET', '/reports/ageing', undefined, { 'if-none-match': headers['etag']! });
    expect((await again()).status).toBe(304);
    const entity = await build(admin, 'entity');
    const { id } = await build(admin, 'invoice', {
      entity: refTo(entity),
      lines: [{ kind: 'package', description_id: 'x', description_en: 'x', qty: '1', unit_price: 500_000 }],
    });
    await admin('POST', `/invoices/${id}/issue`, { data: { type: 'invoices', id, attributes: {} } });
    expect((await again()).status).toBe(200);
  });
});

describe('exports', () => {
  const say = (person: Caller, resource: string, query = '') =>
    person('POST', '/me/exports', { data: { type: 'exports', attributes: { resource, query } } });

  test('given a report is exported, then the audit says who took how many rows, and for which months', async () => {
    expect((await say(admin, 'vat', 'from=2026-01-01&to=2026-03-31')).status).toBe(204);
    const [line] = recordsIn(await admin('GET', '/audit?filter[action]=exported&sort=-created_at'));
    expect(line!.attributes).toMatchObject({ resource: 'vat', after: { count: 3, query: 'from=2026-01-01&to=2026-03-31' } });
  });

  test.each([
    ['somebody without its permission', 'member', '', 403, 'access.denied'],
    ['a query that it does not take', 'admin', 'colour=red', 400, 'query.unknown colour'],
  ] as const)('given %s, then the export is refused', async (_, person, query, status, problem) => {
    expect(said(await say(person === 'admin' ? admin : api.as(person), 'vat', query))).toEqual([status, problem]);
  });

  test('every report with a page has a route with its permission, or for who may list what it is about', () => {
    const paged = reportNames.filter((name) => !declaredReports[name].pageless);
    const needs = ({ scope, guard }: RouteRow) => scope ?? (typeof guard === 'object' ? guard.resource : guard);
    expect(reportRoutes.map((row) => [row.name, row.path, needs(row)])).toEqual(
      paged.map((name) => [
        name,
        reportPagePath(name, declaredReports[name]),
        declaredReports[name].scope ?? declaredReports[name].lists![0],
      ]),
    );
  });
});
