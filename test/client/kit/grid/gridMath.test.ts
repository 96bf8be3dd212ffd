/** @jest-environment node */
/** Page links, row spans, sort orders, chips and CSV, in rows. Rule: LST-13. */
import { fittingChips } from '#client/kit/grid/Chips';
import { toCsv, type CsvValue } from '#shared/csv';
import { pageCount, pageLinks, rowSpan } from '#client/kit/grid/paging';
import { nextSort, placeInSort } from '#client/kit/grid/sorting';

test.each<[current: number, pages: number, links: number[]]>([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 4, 5]],
  [2, 20, [1, 2, 3, 4, 5]],
  [3, 20, [1, 2, 3, 4, 5]],
  [4, 20, [2, 3, 4, 5, 6]],
  [19, 20, [16, 17, 18, 19, 20]],
  [20, 20, [16, 17, 18, 19, 20]],
  [99, 20, [16, 17, 18, 19, 20]],
])('page %d of %d shows the links %j', (current, pages, links) => {
  expect(pageLinks(current, pages, 5)).toEqual(links);
});

test.each<[total: number, size: number, pages: number]>([
  [0, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [101, 100, 2],
])('%d rows by %d are %d pages', (total, size, pages) => {
  expect(pageCount(total, size)).toBe(pages);
});

test.each<[number: number, size: number, shown: number, from: number, to: number]>([
  [1, 10, 0, 0, 0],
  [1, 10, 10, 1, 10],
  [3, 25, 7, 51, 57],
])('page %d by %d with %d rows is %d–%d', (number, size, shown, from, to) => {
  expect(rowSpan({ number, size }, shown)).toEqual({ from, to });
});

test.each<[string, readonly string[], string, boolean, readonly string[]]>([
  ['a first press sorts upwards', [], 'name', false, ['name']],
  ['a second downwards', ['name'], 'name', false, ['-name']],
  ['a third no more', ['-name'], 'name', false, []],
  ['another column takes over', ['name', 'date'], 'status', false, ['status']],
  ['with Shift it comes after', ['name'], 'date', true, ['name', 'date']],
  ['with Shift again it turns in its place', ['name', 'date', 'status'], 'date', true, ['name', '-date', 'status']],
  ['and leaves the others', ['name', '-date', 'status'], 'date', true, ['name', 'status']],
  ['the sixth pushes the first out', ['a', 'b', 'c', 'd', 'e'], 'f', true, ['b', 'c', 'd', 'e', 'f']],
])('%s', (_, sort, key, adding, next) => {
  expect(nextSort(sort, key, adding)).toEqual(next);
});

// 4 px between two chips, and 24 for "+2" behind them.
test.each<[string, widths: number[], room: number, count: number]>([
  ['none', [], 100, 0],
  ['all that fit exactly', [50, 46], 100, 2],
  ['of two, one pixel too wide: the first, and room for "+1"', [50, 47], 100, 1],
  ['of three, two that leave room for "+1"', [30, 30, 60], 92, 2],
  ['of three, one where two leave no room for "+1"', [30, 30, 60], 91, 1],
  ['one at least, however narrow the column is', [80, 20], 40, 1],
  ['one alone, wider than its column', [80], 40, 1],
])('chips that have room: %s', (_, widths, room, count) => {
  expect(fittingChips(widths, room)).toBe(count);
});

test('a column knows its place in the order', () => {
  expect(placeInSort(['name', '-date'], 'date')).toEqual({ direction: 'desc', place: 2 });
  expect(placeInSort(['name'], 'date')).toBeUndefined();
});

test.each<[string, CsvValue, string]>([
  ['plain words', 'Kasa steril', 'Kasa steril'],
  ['the separator', 'kasa; perban', '"kasa; perban"'],
  ['quotes', 'kasa 4"', '"kasa 4"""'],
  ['a line break', 'kasa\nperban', '"kasa\nperban"'],
  ['a formula', '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['a plus', '+62 812', `'+62 812`],
  ['a minus in text', '-1', `'-1`],
  ['an at sign', '@SUM(A1)', `'@SUM(A1)`],
  ['a formula behind a space', ' =1', `' =1`],
  ['a tab, which another program may take for a separator', '\t=1', `"'\t'=1"`],
  ['a number stays a number', -5, '-5'],
  ['a formula behind the other locale’s separator', 'a,=1+1', `"a,'=1+1"`],
  ['a formula behind our separator', 'a;=1+1', `"a;'=1+1"`],
  ['a formula behind a separator and a space', 'a; @SUM(A1)', `"a;' @SUM(A1)"`],
  ['a quoted formula behind a separator', 'a,"=1+1"', `"a,'""=1+1"""`],
  ['a formula on a second line', 'a\r=1\n+2*3', `"a\r'=1\n'+2*3"`],
  ['full-width signs', '＝1;＋1,＠A', `"'＝1;'＋1,'＠A"`],
  ['numbers in a text', 'kasa; -5; +3', `"kasa; -5; +3"`],
  ['a number that the other locale’s decimal sign would join to a formula', 'a;-5,+cmd|x', `"a;'-5,'+cmd|x"`],
  ['a number with a formula behind it', 'a;-5+cmd|x', `"a;'-5+cmd|x"`],
  ['an apostrophe of one’s own', `'=1`, `''=1`],
  ['a plain apostrophe', `Jum'at; Jum'at`, `"Jum'at; Jum'at"`],
  ['nothing', null, ''],
])('CSV holds %s harmlessly', (_, value, expected) => {
  expect(toCsv([[value]], ';')).toBe(`\uFEFF${expected}\r\n`);
});

/** As the docstring of csv.ts says, and as a spreadsheet splits a file: quotes count only at a cell's beginning. */
const START = /(?:[^\S\t\r\n]|")*'*[=+\-@|＝＋－＠﹦﹢﹣﹫]/;
const readBack = (text: string) =>
  text.replace(new RegExp(`^'(?=${START.source}|'*[\\t\\r\\n])`), '').replace(new RegExp(`([;,\\t\\r\\n])'(?=${START.source})`, 'g'), '$1');
const cellsAs = (separator: string, file: string) =>
  file
    .split(/\r\n|\r|\n/)
    .flatMap((row) => row.split(separator))
    .map((cell) => cell.replace(/^[\s"]+/, ''));

describe.each([
  'a;=1+1',
  'a,=1+1',
  '=1',
  "'=1",
  "''+x",
  ' =1',
  '\t=1',
  "'\t=1",
  'a;;=1',
  'x,"@A"',
  "x;'=1",
  'a\n-cmd',
  '＝1;＠b',
  'kasa; -5; +3',
  'a;-5,+cmd|x',
  "Jum'at",
  '',
  'a, b; c',
])('given the text %j', (text) => {
  test.each([';', ','])('when a file with %s is opened with any separator, then no cell begins a formula', (separator) => {
    const file = toCsv([['x', text, 'y']], separator).slice(1);
    for (const opened of [';', ',', '\t']) {
      const formulas = cellsAs(opened, file).filter((cell) => /^[=+\-@|＝＋－＠]/.test(cell) && !/^[+-]\d+"?(?:,y)?$/.test(cell));
      expect(formulas).toEqual([]);
    }
  });

  test('then it can be read back as it was', () => {
    const cell = /^x;(.*);y\r\n$/s.exec(toCsv([['x', text, 'y']], ';').slice(1))![1]!;
    expect(readBack(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)).toBe(text);
  });
});
