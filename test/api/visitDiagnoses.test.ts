/** The diagnoses of a visit: real codes, one primary, new or known, struck out with a reason; and what a patient had before. Rules: ICD-1, ICD-2, ICD-4, ICD-6, NOTE-3. */
import type { Ref } from '#shared/kit/resource';
import type { ResourceObject } from '#shared/jsonapi';
import { build, changeOf, clinicOf, draftOf, refTo, type Given } from '../build/records';
import { everyClientsRows } from '../server/db/withDatabase';
import { errorsIn, recordIn, recordsIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

let api: TestApi;
let doctor: Caller;
let entity: Ref;

beforeAll(async () => {
  api = await startTestApi();
  ({ call: doctor, entity } = await clinicOf(api.as('admin')));
});
afterAll(() => api.close());

const said = (answer: Answered) => [answer.status, ...errorsIn(answer)];
const any = { 'if-match': '*' };
const visitOf = async (values: Given = {}) => build(doctor, 'visit', values);
const add = async (visit: ResourceObject, code: string, more: Given = {}) =>
  doctor('POST', '/visit-diagnoses', await draftOf(doctor, 'visitDiagnosis', { entity, visit: refTo(visit), code, ...more }));
const order = (one: ResourceObject, command: string, attributes: object = {}) =>
  doctor('POST', `/visit-diagnoses/${one.id}/${command}`, { data: { type: 'visit-diagnoses', id: one.id, attributes } });
const coded = async ({ id }: ResourceObject) =>
  recordsIn(await doctor('GET', `/visit-diagnoses?filter[visit]=${id}&filter[status]=recorded&sort=created_at&page[size]=25`)).map(
    ({ attributes }) => `${String(attributes!['code'])} ${String(attributes!['rank'])}`,
  );
const give = async ({ id }: ResourceObject, ...commands: string[]) => {
  for (const command of commands)
    expect((await doctor('POST', `/visits/${id}/${command}`, { data: { type: 'visits', id, attributes: {} } }, any)).status).toBe(200);
};

test('given codes as they are typed, then they are stored in one spelling with their names, the first as the primary one', async () => {
  const visit = await visitOf();
  const first = recordIn(await add(visit, 'j069'));
  await add(visit, 'R50.9');
  expect(first.attributes).toMatchObject({ code: 'J06.9', rank: 'primer', occurrence: 'baru', title_id: expect.any(String) });
  expect(await coded(visit)).toEqual(['J06.9 primer', 'R50.9 sekunder']);
});

test.each<[string, string, Given, unknown[]]>([
  ['no code of the list', 'Q99.99', {}, [422, 'diagnosis.unknown_code /data/attributes/code']],
  ['the code of a procedure', '89.7', {}, [422, 'diagnosis.unknown_code /data/attributes/code']],
  ['the same code again', 'J06.9', {}, [409, 'diagnosis.twice /data/attributes/code']],
  ['a second primary one', 'R50.9', { rank: 'primer' }, [409, 'diagnosis.primary_taken /data/attributes/rank']],
])('given a visit with a primary diagnosis, when %s is added, then it is refused', async (_, code, more, answer) => {
  const visit = await visitOf();
  await add(visit, 'J06.9');
  expect(said(await add(visit, code, more))).toEqual(answer);
  expect(await coded(visit)).toEqual(['J06.9 primer']);
});

test('given ten at once who add a primary diagnosis, then one is primary', async () => {
  const visit = await visitOf();
  const codes = ['J06.9', 'R50.9', 'K30', 'I10', 'E11.9', 'M54.5', 'R51', 'A09', 'L30.9', 'J45.9'];
  await Promise.all(codes.map((code) => add(visit, code, { rank: 'primer' })));
  expect((await coded(visit)).filter((one) => one.endsWith('primer'))).toHaveLength(1);
});

test('given twenty at once who add a diagnosis without a rank, then all are added, one of them as the primary', async () => {
  const visit = await visitOf();
  const found = recordsIn(await doctor('GET', '/icd-codes?filter[system]=ICD10&filter[usable]=true&filter[active]=true&page[size]=25'));
  const codes = found.slice(0, 20).map(({ attributes }) => String(attributes!['code']));
  const answers = await Promise.all(codes.map((code) => add(visit, code)));
  expect(answers.map(said)).toEqual(codes.map(() => [201]));
  const ranks = (await coded(visit)).map((one) => one.split(' ')[1]!).sort();
  expect(ranks).toEqual(['primer', ...Array.from({ length: 19 }, () => 'sekunder')]);
});

test('given ten at once who add the same code, then it is added once, and the others are told that it is there', async () => {
  const visit = await visitOf();
  const answers = (await Promise.all(Array.from({ length: 10 }, () => add(visit, 'K30')))).map(said);
  expect(answers.filter(([status]) => status === 201)).toHaveLength(1);
  expect(answers.filter(([status]) => status !== 201)).toEqual(Array(9).fill([409, 'diagnosis.twice /data/attributes/code']));
});

test('given five at once who make another one primary, then one is primary', async () => {
  const visit = await visitOf();
  const made: ResourceObject[] = [];
  for (const code of ['J06.9', 'R50.9', 'K30', 'I10', 'E11.9']) made.push(recordIn(await add(visit, code)));
  const answers = await Promise.all(made.map((one) => order(one, 'make-primary')));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect((await coded(visit)).filter((one) => one.endsWith('primer'))).toHaveLength(1);
});

test('given two, when the second is made the primary one, then they change places', async () => {
  const visit = await visitOf();
  await add(visit, 'J06.9');
  const second = recordIn(await add(visit, 'R50.9'));
  expect(said(await order(second, 'make-primary'))).toEqual([200]);
  expect(await coded(visit)).toEqual(['J06.9 sekunder', 'R50.9 primer']);
});

test('given a patient who had it at an earlier visit, then it is a known case, unless it is said otherwise', async () => {
  const visit = await visitOf();
  await add(visit, 'E11.9');
  const later = await visitOf({ patient: visit.relationships!['patient']!.data });
  expect(recordIn(await add(later, 'E11.2')).attributes!['occurrence']).toBe('lama');
  expect(recordIn(await add(later, 'R50.9', { occurrence: 'lama' })).attributes!['occurrence']).toBe('lama');
});

test('given a diagnosis, when it is moved to another visit, then it is refused', async () => {
  const one = recordIn(await add(await visitOf(), 'K30'));
  const moved = changeOf('visitDiagnosis', one.id, { visit: refTo(await visitOf()) });
  expect(said(await doctor('PATCH', `/visit-diagnoses/${one.id}`, moved))).toEqual([403, 'read_only /data/relationships/visit']);
});

test('given a code that is not active any more, then a new diagnosis is refused and an old one keeps its name', async () => {
  const admin = api.as('admin');
  const visit = await visitOf();
  const old = recordIn(await add(visit, 'L50.9'));
  const [code] = recordsIn(await admin('GET', '/icd-codes?filter[q]=L50.9'));
  await admin('PATCH', `/icd-codes/${code!.id}`, changeOf('icdCode', code!.id, { active: false, title_id: 'Nama lain' }));
  expect(said(await add(await visitOf(), 'L50.9'))).toEqual([422, 'diagnosis.unknown_code /data/attributes/code']);
  expect(recordIn(await doctor('GET', `/visit-diagnoses/${old.id}`)).attributes).toMatchObject({
    code: 'L50.9',
    title_id: old.attributes!['title_id'],
  });
});

test('given a visit that has ended, then its diagnoses are fixed, until its note is amended', async () => {
  const visit = await visitOf();
  const one = recordIn(await add(visit, 'J06.9'));
  const note = await build(doctor, 'visitNote', { entity, visit: refTo(visit), assessment: 'ISPA' });
  const onNote = (command: string, attributes: object = {}) =>
    doctor('POST', `/visit-notes/${note.id}/${command}`, { data: { type: 'visit-notes', id: note.id, attributes } }, any);
  await onNote('sign');
  await give(visit, 'examine', 'finish');
  const ended = [409, 'visit.ended /data/relationships/visit'];
  expect(said(await add(visit, 'R50.9'))).toEqual(ended);
  expect(said(await order(one, 'strike', { reason: 'Keliru' }))).toEqual(ended);
  expect(said(await doctor('PATCH', `/visit-diagnoses/${one.id}`, changeOf('visitDiagnosis', one.id, { occurrence: 'lama' })))).toEqual(
    ended,
  );
  await onNote('amend', { reason: 'Diagnosis keliru' });
  expect(said(await order(one, 'strike', { reason: 'Keliru' }))).toEqual([200]);
  expect((await add(visit, 'A90')).status).toBe(201);
  expect(await coded(visit)).toEqual(['A90 primer']);
});

describe('what the patient had before', () => {
  const problemsOf = async ({ id }: ResourceObject, by = doctor) => by('GET', `/reports/patient-problems?visit=${id}`);
  const before = (visit: ResourceObject) => visitOf({ patient: visit.relationships!['patient']!.data });
  /** The visit as if it had begun on this day. */
  const onDay = async ({ id }: ResourceObject, day: string) =>
    everyClientsRows(api.database, 'update visits set day = $2 where id = $1', [id, day]);

  test('given codes of one category, struck ones and a cancelled visit, then each category is told once, the newest first', async () => {
    const now = await visitOf();
    const [first, second, cancelled] = [await before(now), await before(now), await before(now)];
    await onDay(first, '2019-03-04');
    await onDay(second, '2025-07-30');
    for (const [visit, code] of [
      [first, 'J45.9'],
      [first, 'I10'],
      [second, 'J45.0'],
      [cancelled, 'K30'],
      [now, 'A90'],
    ] as const)
      await add(visit, code);
    const struck = recordIn(await add(second, 'R51'));
    expect(said(await order(struck, 'strike', { reason: 'Salah pasien' }))).toEqual([200]);
    await doctor(
      'POST',
      `/visits/${cancelled.id}/cancel`,
      { data: { type: 'visits', id: cancelled.id, attributes: { reason: 'Salah' } } },
      any,
    );
    const answer = await problemsOf(now);
    expect([answer.status, (answer.document.meta!['report'] as { rows: unknown }).rows]).toEqual([
      200,
      [
        expect.objectContaining({
          category: 'J45',
          code: 'J45.0',
          visits: 2,
          first_day: '2019-03-04',
          last_day: '2025-07-30',
          visit_id: second.id,
        }),
        expect.objectContaining({
          category: 'I10',
          code: 'I10',
          visits: 1,
          first_day: '2019-03-04',
          last_day: '2019-03-04',
          visit_id: first.id,
        }),
      ],
    ]);
  });

  test('given a visit of another clinic, and nobody of it, then there is nothing to read', async () => {
    const { call: other } = await clinicOf(api.as('admin'));
    const visit = await visitOf();
    expect((await problemsOf(visit, other)).document.meta!['report']).toMatchObject({ rows: [] });
    expect(said(await problemsOf({ ...visit, id: 'x' }))).toEqual([200]);
    expect(said(await problemsOf(visit, api.as('member')))).toEqual([403, 'access.denied']);
  });
});
