/** ICD codes are found by code and by words, each clinic with its own favourites and terms. Rules: ICD-4, ICD-5, ICD-6, ICD-8, ICD-9. */
import { transaction } from '#server/db/database';
import { usableCode } from '#server/areas/clinic/sql/icd';
import { icdCodes } from '#server/db/seed/icdCodes';
import { build, changeOf, draftOf, refTo } from '../build/records';
import { everyClientsRows } from '../server/db/withDatabase';
import { admin, api, clinicOn, told, type Clinic } from './clinicWithServices';
import { errorsIn, recordIn, recordsIn, type Caller } from './testApi';

let here: Clinic;
let there: Clinic;

const search = async (by: Caller, q: string, more = '', size = 100) => {
  const answer = await by('GET', `/icd-codes?page[size]=${size}&filter[q]=${encodeURIComponent(q)}${more}`);
  return { total: answer.document.meta?.page?.total, codes: recordsIn(answer).map(({ attributes }) => String(attributes!['code'])) };
};

/** As the picker asks: without what is hidden, or cannot be used. */
const offered = '&filter[active]=true&filter[usable]=true&filter[hidden]=false';

const note = (clinic: Clinic, values: object) => build(clinic.owner, 'icdTerm', { entity: refTo(clinic.entity), ...values });
const write = (values: object) => build(admin(), 'icdCode', { system: 'ICD10', usable: true, active: true, ...values });

beforeAll(async () => {
  [here, there] = [await clinicOn(), await clinicOn()];
  for (const values of [
    { code: 'q990', title_id: 'Uji alfa umum', title_en: 'Alpha trial' },
    { code: 'Q99.1', title_id: 'Uji alfa beta', title_en: 'Beta café' },
    { code: 'Q99.2', title_id: 'Uji beta (alfa)', title_en: 'Nothing else' },
    { code: 'Q99.8', title_id: 'Uji alfa tidak aktif', title_en: 'Inactive', active: false },
    { code: 'Q98', title_id: 'Uji kelompok', title_en: 'Group', usable: false },
  ])
    await write(values);
  await note(here, { code: 'q992', favourite: true, terms: 'Batuk-pilek Ngeden' });
  await note(here, { code: 'Q99.1', hidden: true });
});

test.each([
  ['with its dot', 'K92.2', 'K92.2'],
  ['without', 'K922', 'K92.2'],
  ['in small letters', 'k92.2', 'K92.2'],
  ['with a space', 'k 92.2', 'K92.2'],
  ['of a procedure', '8903', '89.03'],
])('a code %s is the first hit: "%s"', async (_what, q, code) => expect((await search(here.owner, q)).codes[0]).toBe(code));

test.each([
  ['the beginning of a code', 'k92', ['K92.0', 'K92.1', 'K92.2']],
  ['words of the Indonesian name', 'tifoid demam', ['A01.0']],
  ['words of the English name', 'FEVER typh', ['A01.0']],
  ['words of both', 'demam typhoid', ['A01.0']],
  ['an accent more', 'bêta cafe', ['Q99.1']],
  ['signs between words', 'uji: (beta)/nothing!', ['Q99.2']],
  ['a word of the own terms', 'ngeden', ['Q99.2']],
  ['words of the own terms and of the name', 'uji batuk pilek', ['Q99.2']],
  ['a favourite first, then the shortest name', 'uji alfa', ['Q99.2', 'Q99.1', 'Q99.0', 'Q99.8']],
  ['the exact code before a favourite', 'q99.0', ['Q99.0']],
  ['a favourite first among codes that begin so', 'Q99', ['Q99.2', 'Q99.0', 'Q99.1', 'Q99.8']],
  ['a code and a word', 'q99 nothing', ['Q99.2']],
  ['words that no code has', 'demam qwerty', []],
  ['no letters', '…?!', []],
])('%s: "%s"', async (_what, q, codes) => expect(await search(here.owner, q)).toEqual({ total: codes.length, codes }));

test('what is hidden, inactive or only a group is not offered', async () => {
  expect((await search(here.owner, 'uji', offered)).codes).toEqual(['Q99.2', 'Q99.0']);
  expect((await search(there.owner, 'uji', offered)).codes).toEqual(['Q99.1', 'Q99.0', 'Q99.2']);
});

test('favourites, terms and what is hidden are of one clinic', async () => {
  const ofCode = async (by: Caller) => recordsIn(await by('GET', '/icd-codes?filter[q]=Q99.2'))[0]!.attributes!;
  expect(await ofCode(here.owner)).toMatchObject({ favourite: true, hidden: false, terms: 'Batuk-pilek Ngeden' });
  expect(await ofCode(there.owner)).toMatchObject({ favourite: false, hidden: false, terms: null });
  expect(await ofCode(admin())).toMatchObject({ favourite: false, terms: null });
  const favourites = async (by: Caller) => (await by('GET', '/icd-codes?filter[favourite]=true')).document.meta?.page?.total;
  // Asked by turns and twice: no total of one clinic is remembered for the other.
  for (const _ of [1, 2]) {
    expect(await favourites(here.owner)).toBe(1);
    expect(await favourites(there.owner)).toBe(0);
  }
  expect((await search(there.owner, 'ngeden')).codes).toEqual([]);
});

test('every code that comes with the program is the first hit for its code, dotted or not, in any case', async () => {
  for (const { code } of icdCodes)
    for (const typed of [code, code.replace('.', '').toLowerCase()])
      expect([typed, (await search(here.owner, typed, offered, 1)).codes[0]]).toEqual([typed, code]);
});

test.each([
  '%',
  '_',
  '\\',
  "'",
  '"',
  "';--",
  '() & | !',
  '.*+?[',
  '\u0000',
  'a\u0000b',
  '😀',
  'ß',
  'İ',
  '发烧',
  '\t\r\n',
  'k'.repeat(200),
  'a b c d e f g h i j k l m n',
  '0',
  '9',
  '%%k92%%',
  'K92.2 OR 1=1',
  '…'.repeat(60),
])('no text makes an error of the server: %j', async (q) => {
  const { status } = await here.owner('GET', `/icd-codes?filter[q]=${encodeURIComponent(q)}`);
  expect(status).toBeLessThan(500);
});

test('bytes that are no text are refused', async () =>
  expect((await here.owner('GET', '/icd-codes?filter[q]=%ED%A0%80%FF')).status).toBeLessThan(500));

test('what a search offers is accepted, and nothing else', async () => {
  const accepted = (code: string) => transaction(api.database, (trx) => usableCode({ trx }, code), { readOnly: true });
  for (const code of (await search(here.owner, 'uji', offered)).codes) expect((await accepted(code))?.code).toBe(code);
  expect(await accepted('q992')).toEqual({ code: 'Q99.2', system: 'ICD10', title_id: 'Uji beta (alfa)', title_en: 'Nothing else' });
  for (const code of ['Q99.8', 'Q98', 'X99.9', '', '%']) expect(await accepted(code)).toBeUndefined();
});

test.each([
  ['of another system', { code: '89.04', system: 'ICD10' }, ['icd.form /data/attributes/code']],
  ['that is none', { code: 'K9', system: 'ICD10' }, ['icd.form /data/attributes/code']],
  ['that is there, written otherwise', { code: 'k922', system: 'ICD10' }, ['taken /data/attributes/code']],
])('a code %s is refused', async (_what, values, problems) => {
  const answer = await admin()('POST', '/icd-codes', await draftOf(admin(), 'icdCode', values));
  expect([answer.status, errorsIn(answer)]).toEqual([422, problems]);
});

test('a clinic does not change the list, and notes nothing of a code that is not there', async () => {
  const { id } = recordsIn(await here.owner('GET', '/icd-codes?filter[q]=A35'))[0]!;
  expect(told(await here.owner('PATCH', `/icd-codes/${id}`, changeOf('icdCode', id, { title_id: 'Lain' })))).toBe('403 access.denied');
  expect((await here.owner('DELETE', `/icd-codes/${id}`)).status).toBe(405);
  const draft = await draftOf(here.owner, 'icdTerm', { entity: refTo(here.entity), code: 'X99.9' });
  expect(told(await here.owner('POST', '/icd-terms', draft))).toBe('422 icd.unknown /data/attributes/code');
  expect(told(await here.cashier('POST', '/icd-terms', draft))).toBe('403 access.denied');
});

test('a code that the operator writes has its chapter and is no example any more', async () => {
  const [found] = recordsIn(await admin()('GET', '/icd-codes?filter[q]=A38'));
  expect(found!.attributes).toMatchObject({ chapter: '01', example: true });
  const changed = recordIn(await admin()('PATCH', `/icd-codes/${found!.id}`, changeOf('icdCode', found!.id, { title_en: 'Scarlatina' })));
  expect(changed.attributes).toMatchObject({ code: 'A38', chapter: '01', title_en: 'Scarlatina', example: false });
});

test('given codes of visits, when a clinic sorts by use, then its own of 90 days count, without struck ones and those of others', async () => {
  const code = async ({ owner, entity }: Clinic, codes: readonly string[]) => {
    const visit = await build(owner, 'visit', { entity: refTo(entity) });
    const of = { entity: refTo(entity), visit: refTo(visit) };
    const ids: string[] = [];
    for (const one of codes) ids.push((await build(owner, 'visitDiagnosis', { ...of, code: one })).id);
    return ids;
  };
  const made = [await code(here, ['K30', 'E11.9', 'A90']), await code(here, ['K30', 'E11.9', 'A90']), await code(here, ['E11.9'])];
  await code(there, ['A90', 'J06.9']);
  const set = (change: string, id: string) => everyClientsRows(api.database, `update visit_diagnoses set ${change} where id = $1`, [id]);
  await everyClientsRows(api.database, 'update visit_diagnoses set created_at = now()');
  await set(`status = 'struck'`, made[1]![2]!);
  // The day begins at midnight in the clinic's zone.
  const first = `(((now() at time zone 'Asia/Jakarta')::date - 89)::timestamp at time zone 'Asia/Jakarta')`;
  await set(`created_at = ${first} - interval '1 second'`, made[0]![1]!);
  await set(`created_at = ${first}`, made[1]![1]!);
  const listed = async ({ owner }: Clinic) =>
    recordsIn(await owner('GET', '/icd-codes?sort=-uses,code&page[size]=4')).map(({ attributes }) => [
      attributes!['code'],
      attributes!['uses'],
    ]);
  expect((await listed(here)).slice(0, 3)).toEqual([
    ['E11.9', 2],
    ['K30', 2],
    ['A90', 1],
  ]);
  expect((await listed(there)).slice(0, 3)).toEqual([
    ['A90', 1],
    ['J06.9', 1],
    [expect.any(String), 0],
  ]);
});

test('given a remembered list, when the clinic’s next day begins without a change, then uses of the day that is too old count no more', async () => {
  const clinic = await clinicOn();
  const visit = await build(clinic.owner, 'visit', { entity: refTo(clinic.entity) });
  const { id } = await build(clinic.owner, 'visitDiagnosis', { entity: refTo(clinic.entity), visit: refTo(visit), code: 'K30' });
  const oldest = `(((now() at time zone 'Asia/Jakarta')::date - 89)::timestamp at time zone 'Asia/Jakarta')`;
  await everyClientsRows(api.database, `update visit_diagnoses set created_at = ${oldest} where id = $1`, [id]);
  const uses = async () => recordsIn(await clinic.owner('GET', '/icd-codes?filter[q]=K30'))[0]!.attributes!['uses'];
  for (const _ of [1, 2, 3]) expect(await uses()).toBe(1);
  // The clinic's clock alone: nothing of what the list tells has changed.
  await everyClientsRows(api.database, 'update entities set sandbox = true, clock_ahead = 86400 where id = $1', [clinic.entity.id]);
  expect(await uses()).toBe(0);
});
