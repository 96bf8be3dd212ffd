/** What a file of ICD codes says, and what its import changes. Rule: ICD-3. */
import { icdPlan, readIcdFile, type StoredCode } from '#shared/areas/clinic/domain/icdFile';

const file = (...rows: string[]) => readIcdFile(['code;title_en;title_id', ...rows].join('\n'));
const codesIn = (...rows: string[]) => file(...rows)!.codes;

test('a file without the names of its columns is no file of codes', () => expect(readIcdFile('A00;Cholera;Kolera')).toBeUndefined());

test('columns are found by their names, in any order and with any separator', () =>
  expect(readIcdFile('TITLE_ID,Code,title_en\n"Kolera, akut",a00.1,"Cholera, acute"')!.codes).toEqual([
    { code: 'A00.1', system: 'ICD10', chapter: '01', title_en: 'Cholera, acute', title_id: 'Kolera, akut' },
  ]));

test('a name in one language stands for both', () =>
  expect(codesIn('A001;Cholera;', '8903;;Pemeriksaan')).toMatchObject([
    { code: 'A00.1', title_en: 'Cholera', title_id: 'Cholera' },
    { code: '89.03', system: 'ICD9CM', title_en: 'Pemeriksaan', title_id: 'Pemeriksaan' },
  ]));

test.each([
  ['no code', 'hello;Cholera;Kolera', 'code'],
  ['an empty code', ';Cholera;Kolera', 'code'],
  ['no name', 'A00.1;;', 'name'],
  ['too few cells', 'A00.1', 'name'],
  ['a name that is too long', `A00.1;${'x'.repeat(256)};Kolera`, 'long'],
  ['unreadable signs', 'A00.1;Chol\uFFFDra;Kolera', 'signs'],
  ['a code once more', 'a009;Cholera;Kolera', 'repeated'],
])('a row with %s is left out, with its number', (_what, row, reason) =>
  expect(file('A00.9;Cholera;Kolera', row)).toMatchObject({ codes: [{ code: 'A00.9' }], bad: [{ row: 3, reason }] }),
);

const stored = (code: string, more: Partial<StoredCode> = {}): StoredCode => ({
  ...codesIn(`${code};Old;Lama`)[0]!,
  id: code,
  usable: true,
  example: false,
  ...more,
});

const planned = (before: readonly StoredCode[], ...rows: string[]) => {
  const { added, changed, skipped } = icdPlan(before, codesIn(...rows));
  return {
    added: added.map(({ code, usable }) => (usable ? code : `${code} group`)),
    changed: changed.map(({ after: { code, usable } }) => (usable ? code : `${code} group`)),
    skipped,
  };
};

test.each([
  ['a new code', [], ['A00;New;Baru'], { added: ['A00'], changed: [], skipped: 0 }],
  ['the same code', [stored('A00')], ['A00;Old;Lama'], { added: [], changed: [], skipped: 1 }],
  ['another name', [stored('A00')], ['A00;New;Lama'], { added: [], changed: ['A00'], skipped: 0 }],
  ['the same name as an example', [stored('A00', { example: true })], ['A00;Old;Lama'], { added: [], changed: ['A00'], skipped: 0 }],
  ['a code that is not in the file', [stored('A00')], ['B00;New;Baru'], { added: ['B00'], changed: [], skipped: 0 }],
  ['a code and a part of it', [], ['A00;New;Baru', 'A00.1;New;Baru'], { added: ['A00 group', 'A00.1'], changed: [], skipped: 0 }],
  ['a part of a stored code', [stored('A00')], ['A00.1;New;Baru'], { added: ['A00.1'], changed: ['A00 group'], skipped: 0 }],
  ['a group that the operator does not use', [stored('A00', { usable: false })], ['A00;Old;Lama'], { added: [], changed: [], skipped: 1 }],
])('%s', (_what, before, rows, plan) => expect(planned(before, ...rows)).toEqual(plan));
