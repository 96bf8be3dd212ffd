/** The import of the whole list of ICD codes: tried, written, and written again. Rules: ICD-3, ICD-4. */
import { icdCodes } from '#server/db/seed/icdCodes';
import { startTestApi, errorsIn, recordsIn, type Answered, type TestApi } from './testApi';

let api: TestApi;
beforeAll(async () => void (api = await startTestApi()));
afterAll(() => api.close());

const letters = [...'ABCDEFGHIJKLMNOPQRSTVWXYZ'];
/** A made-up list as long as the real one: `Q00` and its parts. */
const madeUp = (most: number): string[] => {
  const codes = letters.flatMap((letter) =>
    Array.from({ length: 75 }, (_, two) => `${letter}${String(two).padStart(2, '0')}`).flatMap((group) => [
      group,
      ...Array.from({ length: 9 }, (_, one) => `${group}.${one}`),
    ]),
  );
  return codes.slice(0, most).map((code, at) => `${code};Name ${at} of ${code};Nama ${at}`);
};
const bad = (count: number): string[] => Array.from({ length: count }, (_, at) => `?${at};Bad;Buruk`);

const NAMES = 'code;title_en;title_id';

const send = (rows: readonly string[], mode: string, names = NAMES, person: 'admin' | 'member' = 'admin'): Promise<Answered> =>
  api.as(person)('POST', `/icd-codes/import?mode=${mode}`, Buffer.from([names, ...rows].join('\r\n')), { 'content-type': 'text/csv' });
const doneBy = (answer: Answered) => {
  const { bad: rows, ...counts } = (answer.document.meta as { import?: { bad: { row: number }[] } }).import!;
  return { ...counts, rows: rows.map(({ row }) => row) };
};
const total = async () => (await api.as('admin')('GET', '/icd-codes')).document.meta?.page?.total;

test('given 18,500 rows of which 37 are bad, when they are tried and then written twice, then the second time changes nothing', async () => {
  const rows = [...madeUp(18_463), ...bad(37)];
  const there = icdCodes.filter(({ code }) => rows.some((row) => row.startsWith(`${code};`))).length;
  const badRows = Array.from({ length: 37 }, (_, at) => 18_463 + 2 + at);
  const before = await total();
  const wanted = { added: 18_463 - there, changed: expect.any(Number) as number, skipped: 0, bad_count: 37, rows: badRows };
  const tried = doneBy(await send(rows, 'try'));
  expect(tried).toEqual(wanted);
  expect(await total()).toBe(before);
  expect(doneBy(await send(rows, 'write'))).toEqual(tried);
  expect(await total()).toBe(icdCodes.length + 18_463 - there);
  expect(doneBy(await send(rows, 'write'))).toEqual({ added: 0, changed: 0, skipped: 18_463, bad_count: 37, rows: badRows });
  const [group] = recordsIn(await api.as('admin')('GET', '/icd-codes?filter[q]=K73'));
  expect(group!.attributes).toMatchObject({ code: 'K73', usable: false });
}, 120_000);

test('a change by an import has its line in the audit', async () => {
  await send(['B24;Another name;Nama lain'], 'write');
  const [code] = recordsIn(await api.as('admin')('GET', '/icd-codes?filter[q]=B24'));
  const lines = recordsIn(await api.as('admin')('GET', `/audit?filter[resource]=icdCode&filter[record_id]=${code!.id}`));
  expect(lines[0]!.attributes).toMatchObject({ action: 'update', after: { title_en: 'Another name', title_id: 'Nama lain' } });
});

test.each([
  ['a file without names of columns', 'B00;x;y', 'write', 422, ['icd.columns']],
  ['a file without rows', NAMES, 'try', 200, []],
  ['an unknown mode', NAMES, 'now', 400, ['query.invalid mode']],
])('%s', async (_what, names, mode, status, problems) => {
  const answer = await send([], mode, names);
  expect([answer.status, answer.status < 400 ? [] : errorsIn(answer)]).toEqual([status, problems]);
});

test('who may not change codes imports none', async () => expect((await send([], 'write', NAMES, 'member')).status).toBe(403));
