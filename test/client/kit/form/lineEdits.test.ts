/** Pasting cells of a spreadsheet into owned lines. */
import { emptyLine, isTable, moved, pasted, type Line } from '#client/kit/form/lines/lineEdits';
import { decimal, money, oneOf, readOnly, text } from '#shared/kit/fields';

const fields = {
  kind: oneOf(['package', 'seat'], { required: true, initial: 'seat' }),
  words: text({ required: true }),
  qty: decimal({ required: true, scale: 3 }),
  price: money({ required: true, signed: true }),
  amount: readOnly(money()),
};
const words = [{ name: 'kind', label: 'Jenis', options: { package: 'Paket', seat: 'Kursi' } }];
const kept: Line = { kind: 'package', words: 'Klinik', qty: '1', price: 5 };
const paste = (lines: readonly Line[], line: number, name: string, cells: string, max = 200, language: 'id' | 'en' = 'id') =>
  pasted(lines, fields, words, { line, name }, cells, { max, language });

test.each<[string, string, boolean]>([
  ['one word', 'Kasa steril', false],
  ['one cell with its line end', 'Kasa\r\n', false],
  ['two cells', 'Kasa\t2', true],
  ['two rows', 'Kasa\nPerban', true],
])('given %s, then whether it is a table is %s', (_, cells, is) => {
  expect(isTable(cells)).toBe(is);
});

test('given rows from the first cell on, then names of choices and numbers are read in the language, and new lines are added', () => {
  expect(paste([kept], 1, 'kind', 'paket\tRawat jalan\t2,5\tRp 25.001\r\nKursi\tDokter\t1\t-1.000\r\n')).toEqual({
    lines: [
      kept,
      { kind: 'package', words: 'Rawat jalan', qty: '2.5', price: 25_001 },
      { kind: 'seat', words: 'Dokter', qty: '1', price: -1_000 },
    ],
    count: 2,
    left: 0,
  });
});

test('given cells in the middle, then the other values of a line stay, and what has no column is left out', () => {
  expect(paste([kept], 0, 'price', '7\tignored\n8').lines).toEqual([
    { ...kept, price: 7 },
    { ...emptyLine(fields), price: 8 },
  ]);
});

test('given what cannot be read, then it stays as it is, for the rules to refuse', () => {
  expect(paste([], 0, 'kind', 'gift\t\tx\tabc').lines).toEqual([{ kind: 'gift', words: null, qty: 'x', price: 'abc' }]);
});

test('given more rows than there is room for, then it is told how many are left out', () => {
  const { lines, count, left } = paste([kept], 1, 'words', 'a\nb\nc', 2);
  expect([lines.length, count, left]).toEqual([2, 1, 2]);
});

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 0, ['b', 'a', 'c']],
])('given three lines, when that at %i goes to %i, then the others keep their order', (from, to, order) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(order);
});
