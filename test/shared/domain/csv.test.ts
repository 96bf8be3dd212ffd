/** CSV files as banks and spreadsheets write them: no line is lost. */
import { csvTable } from '#shared/domain/csv';

const isNames = (cells: readonly string[]) => cells[0] === 'a';
const rows = (file: string) => csvTable(file, isNames).rows.map(({ row, cells }) => [row, ...cells]);

test.each([
  ['separators and doubled marks in quotation marks', '\uFEFFa;b\r\n\r\n"d;";"f ""g"""', [[3, 'd;', 'f "g"']]],
  [
    'a line end in quotation marks',
    'a;b;c\n1;"d\ne";5\n2;x;6',
    [
      [2, '1', 'd\ne', '5'],
      [4, '2', 'x', '6'],
    ],
  ],
  [
    'quotation marks in the middle of a cell',
    'a,b\n"Uang "muka" klinik",5\na"b,6',
    [
      [2, 'Uang "muka" klinik', '5'],
      [3, 'a"b', '6'],
    ],
  ],
  [
    'a stray mark',
    'a,b,c\n1/1,"KABEL 3/4 ,5\n2/1,x,6',
    [
      [2, '1/1', '"KABEL 3/4', '5'],
      [3, '2/1', 'x', '6'],
    ],
  ],
  [
    'two stray marks',
    'a,b,c\n1/1,"KABEL ,5\n2/1,x",6\n3/1,y,7',
    [
      [2, '1/1', '"KABEL', '5'],
      [3, '2/1', 'x"', '6'],
      [4, '3/1', 'y', '7'],
    ],
  ],
  [
    'a stray mark in a short row',
    'a,b,c\n1/1,"KABEL\n2/1,x,"6"',
    [
      [2, '1/1', '"KABEL'],
      [3, '2/1', 'x', '6'],
    ],
  ],
  [
    'a stray mark at the end of the file',
    'a,b,c\n1/1,x,5\n2/1,"',
    [
      [2, '1/1', 'x', '5'],
      [3, '2/1', '"'],
    ],
  ],
  ['the separator of the names, and commas in texts', 'x, y, z, u, v\na;b\nx, y, z;1,5', [[3, 'x, y, z', '1,5']]],
  [
    'a line of marks alone, which is empty',
    'a,b\n1,2\n"\n"",\n3,4',
    [
      [2, '1', '2'],
      [5, '3', '4'],
    ],
  ],
  ['tabs', 'a\tb\n1,5\tx;y', [[2, '1,5', 'x;y']]],
  ['no names', 'x;y\n1;2', []],
] as const)('%s', (_, file, found) => expect(rows(file)).toEqual(found));

test('what stands above the names', () =>
  expect(csvTable('No.;1\n\na;b\n1;2', isNames).before).toMatchObject([{ row: 1, cells: ['No.', '1'] }]));
