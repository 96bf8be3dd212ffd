/** Bank statements as people send them: every row is read, or named with the reason. Rules: INV-16, INV-25. */
import { readFileSync } from 'node:fs';
import { readStatement, type Statement } from '#shared/areas/billing/domain/bankStatement';
import type { DateOrder } from '#shared/domain/dateOrder';
import { fc } from '../../../domain/properties';

const LATEST = '2026-11-26';
const file = (name: string) => readFileSync(new URL(`./statements/${name}`, import.meta.url), 'utf8');
const table = (...rows: string[]) => ['Tanggal,Keterangan,Jumlah', ...rows].join('\n');

/** What a statement comes to, row by row: the money that came in, and the reasons of those that cannot be read. */
const outcome = (text: string, order?: DateOrder) => {
  const read = readStatement(text, { latest: LATEST, order });
  if (!('lines' in read)) return read;
  return {
    in: read.lines.map(({ row, day, amount }) => [row, day, amount]),
    unread: read.unread.map(({ row, reason, cell }) => [row, reason, cell]),
    out: read.out,
    sums: read.sums,
  };
};
const all = { in: [], unread: [], out: [], sums: [] };

describe('the separator', () => {
  test.each([
    [
      'commas in texts of a file with semicolons',
      file('30b-semicolon-with-commas.csv'),
      [
        [2, '2026-11-25', 527_250],
        [3, '2026-11-25', 527_250],
      ],
    ],
    ['commas in a head above it', 'PT NADI, JAKARTA, ID\nTanggal;Keterangan;Jumlah\n25/11/2026;A, B, C;1,50', [[3, '2026-11-25', 1.5]]],
    ['semicolons in texts of a file with commas', table('25/11/2026,A; B; C; D,5000'), [[2, '2026-11-25', 5_000]]],
  ])('%s', (_, text, lines) => expect(outcome(text)).toEqual({ ...all, in: lines }));
});

describe('a stray quotation mark', () => {
  test.each([
    [
      'before a text',
      file('31-unbalanced-quote.csv'),
      [
        [2, '2026-11-24', 143_190],
        [3, '2026-11-24', 500_000],
        [4, '2026-11-25', 143_190],
        [5, '2026-11-25', 143_190],
      ],
      [],
    ],
    [
      'in two rows',
      table('1/11/2026,"A,5', '2/11/2026,B",6', '3/11/2026,C,7'),
      [
        [2, '2026-11-01', 5],
        [3, '2026-11-02', 6],
        [4, '2026-11-03', 7],
      ],
      [],
    ],
    ['before an amount', table('1/11/2026,A,"5', '2/11/2026,B,6'), [[3, '2026-11-02', 6]], [[2, 'amount', '"5']]],
  ])('%s hides no row', (_, text, lines, unread) => expect(outcome(text)).toEqual({ ...all, in: lines, unread }));
});

describe('money that went out', () => {
  test.each([
    [
      'as banks write it',
      file('32-negative-forms.csv'),
      [
        [7, '2026-11-24', 527_250],
        [8, '2026-11-24', 1_250.75],
      ],
      [2, 3, 4, 5, 6],
    ],
    ['by a word', table('1/11/2026,A,500 DB', '1/11/2026,B,500 CR'), [[3, '2026-11-01', 500]], [2]],
    ['in a column', 'Tanggal;Uraian;Debet;Kredit\n1/11/2026;A;500;-\n1/11/2026;B;;1.000,50', [[3, '2026-11-01', 1_000.5]], [2]],
  ])('%s', (_, text, lines, out) => expect(outcome(text)).toEqual({ ...all, in: lines, out }));
});

describe('what a spreadsheet changed is named', () => {
  test.each([
    [
      'counts of days, and shortened numbers',
      file('35b-excel-serial-scientific.csv'),
      [
        [2, 'day_count', '46351'],
        [3, 'amount_short', '1,4319E+05'],
        [4, 'amount_short', '1.4319E+05'],
      ],
    ],
    ['a day of 1999', table('36161,A,5'), [[2, 'day_count', '36161']]],
    ['cells that were shifted', table('1/11/2026,BUDI, JAKARTA,5'), [[2, 'cells', '']]],
    ['a day after today', table('26/11/2099,NADI-26-0007-U,5'), [[2, 'day_ahead', '26/11/2099']]],
    ['tomorrow', table('27 Nov 2026,A,5'), [[2, 'day_ahead', '27 Nov 2026']]],
    ['an amount and its error', table('1/11/2026,A,#####'), [[2, 'amount', '#####']]],
  ])('%s', (_, text, unread) => expect(outcome(text)).toEqual({ ...all, unread }));
});

describe('days', () => {
  test.each([
    [
      'with months in words',
      table('25-Nop-2026,A,5', '5 Mei 2026,B,6'),
      [
        [2, '2026-11-25', 5],
        [3, '2026-05-05', 6],
      ],
    ],
    [
      'with the year first',
      table('2026/11/25,A,5', '20261124,B,6'),
      [
        [2, '2026-11-25', 5],
        [3, '2026-11-24', 6],
      ],
    ],
    [
      'after the day of the week',
      table('"Rabu, 25 November 2026",A,5', 'Rabu, 25/11/2026,B,6'),
      [
        [2, '2026-11-25', 5],
        [3, '2026-11-25', 6],
      ],
    ],
  ])('%s', (_, text, lines) => expect(outcome(text)).toEqual({ ...all, in: lines }));

  const us = table('11/05/2026,A,5', '11/25/2026,B,6');
  test.each([
    ['numbers that fit only with the month first', us, ['11/05/2026', '11/25/2026']],
    ['days that are yet to come unless the month is first', table('05/12/2026,A,5'), ['05/12/2026']],
    ['both orders', table('25/11/2026,A,5', '11/25/2026,B,6'), ['25/11/2026', '11/25/2026']],
  ])('the order is asked for where there are %s', (_, text, dates) => expect(outcome(text)).toEqual({ bank: 'general', dates }));

  const english = (...rows: string[]) => ['Date,Description,Amount', ...rows].join('\n');
  const both = ['05/11/2026', '06/11/2026'];
  test.each([
    ['English names and American amounts', english('05/11/2026,A,"1,666,000.00"', '06/11/2026,B,500'), both],
    ['English names and a credit with thousands alone', 'Transaction Date;Remarks;Credit\n05/11/2026;A;1,666.00', ['05/11/2026']],
    ['a period above them with the month first', `Period: 11/01/2026 - 11/25/2026\n${table('05/11/2026,A,5')}`, ['05/11/2026']],
    ['the name of a month first above them', `"Printed on Nov 25, 2026"\n${table('05/11/2026,A,5')}`, ['05/11/2026']],
    ['a second date with the month first', 'Tanggal,Value date,Keterangan,Jumlah\n05/11/2026,11/25/2026,A,5', ['05/11/2026']],
  ])('where every date can be read both ways, the order is asked for with %s', (_, text, dates) =>
    expect(outcome(text)).toMatchObject({ dates }),
  );

  test.each([
    ['a date that needs the day first', english('25/11/2026,A,"1,666,000.00"'), '2026-11-25'],
    ['Indonesian names', table('05/11/2026,A,"1,666,000.00"'), '2026-11-05'],
    ['Indonesian amounts', english('05/11/2026,A,"1.666.000,00"'), '2026-11-05'],
    ['an amount of one group', english('05/11/2026,A,"1,666"'), '2026-11-05'],
    ['the columns of BCA', 'Date,Description,Branch,Amount,,Balance\n05/11/2026,A,0000,"1,666,000.00",CR,5', '2026-11-05'],
    ['a period above them with the day first', `Periode: 01/11/2026 - 25/11/2026\n${table('05/11/2026,A,5')}`, '2026-11-05'],
    ['a long date above them', `Rabu 25 November 2026\n${table('05/11/2026,A,5')}`, '2026-11-05'],
    ['a date in a description', table('05/11/2026,11/25/2026,5'), '2026-11-05'],
  ])('it is not with %s', (_, text, day) => expect((readStatement(text, { latest: LATEST }) as Statement).lines[0]!.day).toBe(day));

  test('a person tells the order; dates that do not fit it are named', () => {
    expect(outcome(us, 'month_day')).toEqual({
      ...all,
      in: [
        [2, '2026-11-05', 5],
        [3, '2026-11-25', 6],
      ],
    });
    expect(outcome(us, 'day_month')).toEqual({ ...all, in: [[2, '2026-05-11', 5]], unread: [[3, 'day', '11/25/2026']] });
  });
});

test('sums and balances are told apart from rows that cannot be read', () =>
  expect(outcome(table('Saldo awal,,1.000', ',TANPA TANGGAL,5', '1/11/2026,A,5', 'Total,,5', 'Tanggal,Keterangan,Jumlah'))).toEqual({
    in: [[4, '2026-11-01', 5]],
    unread: [[3, 'day', '']],
    out: [],
    sums: [2, 5, 6],
  }));

describe('whatever the text is, each row is read or named', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      '25/11/2026',
      '25-Nop-2026',
      '46351',
      '11/25/2026',
      'TRF KLINIK',
      '"A, B"',
      '"A; B"',
      '527.250,00',
      '(500)',
      '1,4E+05',
      '',
    ),
    fc.string({ maxLength: 12 }).map((text) => text.replace(/[\r\n]/g, ' ')),
  );
  const separator = fc.constantFrom(',', ';', '\t');
  const row = (by: string) => fc.array(cell, { minLength: 1, maxLength: 5 }).map((cells) => cells.join(by));
  const rowsBy = separator.chain((by) => fc.tuple(fc.constant(by), fc.array(row(by), { maxLength: 12 })));
  const hurt = fc.array(fc.tuple(fc.nat(), fc.constantFrom('"', "'", ',', ';', '')), { maxLength: 6 });

  const changed = (text: string, changes: readonly (readonly [number, string])[]) =>
    changes.reduce((now, [at, sign]) => {
      const place = at % (now.length + 1);
      return now.slice(0, place) + sign + now.slice(sign ? place : place + 1);
    }, text);

  test('in the numbers of its lines', () => {
    fc.assert(
      fc.property(
        rowsBy,
        hurt,
        fc.nat(),
        fc.constantFrom('day_month' as const, 'month_day' as const),
        ([by, rows], changes, cut, order) => {
          const names = ['Tanggal', 'Keterangan', 'Jumlah'].join(by);
          const body = changed(rows.join('\n'), changes);
          const text = `${names}\n${body.slice(0, body.length - (cut % (body.length + 1)))}`;
          const { lines, unread, out, sums } = readStatement(text, { latest: LATEST, order }) as Statement;
          const found = [...lines, ...unread].map(({ row: number }) => number).concat(out, sums);
          const there = text.split('\n').flatMap((line, at) => (at && /[^\s,;"]/.test(line) ? [at + 1] : []));
          const more = unread.concat(lines as never[]).flatMap(({ row: number, text: said }) =>
            said
              .split('\n')
              .slice(1)
              .map((_, at) => number + at + 1),
          );
          expect([...new Set([...found, ...more])].sort((a, b) => a - b)).toEqual(expect.arrayContaining(there));
          expect(new Set(found).size).toBe(found.length);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

test('a day after today hides neither the other rows nor money that went out', () =>
  expect(outcome(table('26/11/2026,A,5', '26/11/2099,B,6', '27/11/2026,LISTRIK,-7'))).toEqual({
    ...all,
    in: [[2, '2026-11-26', 5]],
    unread: [[3, 'day_ahead', '26/11/2099']],
    out: [4],
  }));
