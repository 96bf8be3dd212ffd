/** The ten most frequent diagnoses of a clinic: two figures, by the clinic's days, each with its rows, and never those of another clinic. Rule: ICD-7. */
import { diseaseReports } from '#shared/areas/clinic/reports';
import { reportPagePath, reportPath, type ReportRow } from '#shared/kit/report';
import type { ResourceObject } from '#shared/jsonapi';
import type { Ref } from '#shared/kit/resource';
import { build, clinicOf, refTo, type Given } from '../build/records';
import { everyClientsRows } from '../server/db/withDatabase';
import { errorsIn, recordIn, recordsIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

// Half an hour after midnight of 5 March in Jakarta.
const now = new Date('2026-03-04T17:30:00.000Z');
let api: TestApi;
let doctor: Caller;
let entity: Ref;
let other: { readonly call: Caller; readonly entity: Ref };

const said = (answer: Answered) => [answer.status, ...errorsIn(answer)];
const any = { 'if-match': '*' };
const ask = (name: keyof typeof diseaseReports, query = '', by = doctor) => by('GET', `${reportPath(name)}${query}`);
const rowsOf = async (...asked: Parameters<typeof ask>): Promise<readonly ReportRow[]> => {
  const answer = await ask(...asked);
  expect(said(answer)).toEqual([200]);
  return (answer.document.meta!['report'] as { rows: readonly ReportRow[] }).rows;
};
const give = (id: string, type: string, command: string, attributes: object) =>
  doctor('POST', `/${type}/${id}/${command}`, { data: { type, id, attributes } }, any);

/** A visit on this day with these codes. */
const coded = async (day: string, codes: readonly string[], more: Given = {}, [call, of] = [doctor, entity]): Promise<ResourceObject> => {
  const visit = await build(call, 'visit', { entity: of, ...more });
  for (const code of codes) await build(call, 'visitDiagnosis', { entity: of, visit: refTo(visit), code });
  await everyClientsRows(api.database, 'update visits set day = $2 where id = $1', [visit.id, day]);
  return visit;
};

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  ({ call: doctor, entity } = await clinicOf(api.as('admin')));
  other = await clinicOf(api.as('admin'));
  const patient = async (name: string, sex: string) =>
    refTo(await build(doctor, 'patient', { entity, name, sex, birth_date: '1990-01-01' }));
  const [siti, agus] = [await patient('Siti Aminah', 'P'), await patient('Agus Salim', 'L')];
  await coded('2026-02-03', ['I10'], { patient: siti });
  await coded('2026-02-04', ['I10', 'K30'], { patient: siti });
  await coded('2026-02-05', ['I10', 'E11.9'], { patient: agus });
  await coded('2026-03-05', ['I10'], { patient: agus });
  const cancelled = await coded('2026-02-06', ['A90'], { patient: agus });
  await give(cancelled.id, 'visits', 'cancel', { reason: 'Pulang' });
  const struck = await coded('2026-02-07', ['A90'], { patient: siti });
  const [line] = recordsIn(await doctor('GET', `/visit-diagnoses?filter[visit]=${struck.id}`));
  await give(line!.id, 'visit-diagnoses', 'strike', { reason: 'Salah' });
  await coded('2026-02-05', ['A90', 'I10'], {}, [other.call, other.entity]);
});
afterAll(() => api.close());

/** The last 30 days end on the clinic's own 5 March: the first is 4 February. */
test.each<[keyof typeof diseaseReports, string, string, unknown[][]]>([
  [
    'topVisits',
    '',
    'visits',
    [
      ['I10', 1, 2, 3],
      ['E11.9', 0, 1, 1],
      ['K30', 1, 0, 1],
    ].map(([code, female, male, all]) => [code, male, female, all]),
  ],
  [
    'topNewCases',
    '',
    'new_cases',
    [
      ['E11.9', 1, 0, 1],
      ['I10', 1, 0, 1],
      ['K30', 0, 1, 1],
    ],
  ],
  ['topVisits', '?from=2026-02-03&to=2026-02-03', 'visits', [['I10', 0, 1, 1]]],
  ['topVisits', '?from=2025-01-01&to=2025-01-31', 'visits', []],
])('%s%s counts by %s, the most frequent first, equal ones in the order of the codes', async (name, query, figure, expected) => {
  const rows = await rowsOf(name, query);
  expect(rows.map((row) => [row['code'], row['male'], row['female'], row[figure]])).toEqual(expected);
  expect(rows.map(({ place }) => place)).toEqual(expected.map((_, at) => at + 1));
});

test('each figure leads to as many rows', async () => {
  for (const name of ['topNewCases', 'topVisits'] as const) {
    const { columns } = diseaseReports[name];
    for (const row of await rowsOf(name))
      for (const [figure, { leadsTo, kind }] of Object.entries(columns) as [string, (typeof columns)['male']][]) {
        if (!leadsTo || kind !== 'count') continue;
        const [path, query] = leadsTo(row).split('?');
        expect(path).toBe(reportPagePath('diagnosedVisits', diseaseReports.diagnosedVisits));
        expect(await rowsOf('diagnosedVisits', `?${query}`)).toHaveLength(Number(row[figure]));
      }
  }
});

test('given eleven codes, then ten are told; and every column that is declared has a value', async () => {
  const codes = ['A01.0', 'J06.9', 'R50.9', 'K30', 'I10', 'E11.9', 'M54.5', 'R51', 'L30.9', 'J45.9', 'A90'];
  await coded('2025-06-02', codes);
  const rows = await rowsOf('topVisits', '?from=2025-06-01&to=2025-06-30');
  expect(rows.map(({ code }) => code)).toEqual([...codes].sort().slice(0, 10));
  for (const name of ['topNewCases', 'topVisits', 'diagnosedVisits'] as const) {
    const [row] = await rowsOf(name, '?from=2025-06-01&to=2025-06-30');
    expect(Object.keys(row!).sort()).toEqual(Object.keys(diseaseReports[name].columns).sort());
  }
});

test('given another clinic, then it counts its own only', async () => {
  expect((await rowsOf('topVisits', '', other.call)).map(({ code, visits }) => [code, visits])).toEqual([
    ['A90', 1],
    ['I10', 1],
  ]);
  expect((await rowsOf('diagnosedVisits', '', other.call)).map(({ code }) => code)).toEqual(['A90', 'I10']);
});

test.each<[string, () => Caller, string, unknown[]]>([
  ['nobody of a clinic', () => api.as('member'), '', [403, 'access.denied']],
  ['a platform person who works for no clinic', () => api.as('admin'), '', [403, 'access.denied']],
  ['a span that ends before it begins', () => doctor, '?from=2026-02-05&to=2026-02-04', [400, 'query.invalid to']],
  ['more than ten years', () => doctor, '?from=2000-01-01', [400, 'query.invalid from']],
])('given %s, then it is refused', async (_, by, query, answer) => expect(said(await ask('topVisits', query, by()))).toEqual(answer));

test('given new diagnoses, then a known answer is read anew; and an export is in the audit of the clinic', async () => {
  const before = await ask('topVisits');
  const again = () => doctor('GET', reportPath('topVisits'), undefined, { 'if-none-match': before.headers['etag']! });
  expect((await again()).status).toBe(304);
  await coded('2026-03-01', ['A90']);
  expect((await again()).status).toBe(200);
  const exported = { data: { type: 'exports', attributes: { resource: 'topVisits', query: 'from=2026-02-01&to=2026-03-05' } } };
  expect((await doctor('POST', '/me/exports', exported)).status).toBe(204);
  const [line] = await everyClientsRows<{ entity_id: string; after: unknown }>(
    api.database,
    `select entity_id, after from audit where action = 'exported' and resource = 'topVisits'`,
  );
  expect(line).toMatchObject({ entity_id: entity.id, after: { count: 4 } });
  expect(recordIn(await doctor('GET', `/entity/${entity.id}`)).id).toBe(entity.id);
});
