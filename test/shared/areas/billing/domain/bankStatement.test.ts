/** Bank statements as banks write them (INV-16). */
import { lineIdentities, readStatement, type Statement } from '#shared/areas/billing/domain/bankStatement';
import { statementAmount } from '#shared/areas/billing/domain/statementAmount';

const TODAY = '2026-11-23';
const read = (file: string) => readStatement(file, { latest: TODAY }) as Statement;

describe('amounts', () => {
  test.each([
    ['527.250,00', '', 527_250],
    ['527,250.00', '', 527_250],
    ['527250', '', 527_250],
    ['527.250', '', 527_250],
    ['Rp 1.387.500', '', 1_387_500],
    ['1,387,500.00 CR', '', 1_387_500],
    ['15.000,00 DB', '', -15_000],
    ['15000.00', 'DB', -15_000],
    ['-15000', '', -15_000],
    ['0.00', '', 0],
    ['.00', '', 0],
    ['1.387,50', '', 1_387.5],
    ['12.34', '', 12.34],
    ['1.234,56-', '', -1_234.56],
    ['(527.250)', '', -527_250],
    ['−527.250', '', -527_250],
    ['527.250 K', '', 527_250],
    ['15.000DB', '', -15_000],
    ['DB 15.000', '', -15_000],
    ['15.000', 'Debet', -15_000],
    ['15.000', 'Uang keluar', -15_000],
    ['15.000', 'Deposit', 15_000],
    ['', '', undefined],
    ['saldo', '', undefined],
  ])('%s (%s) is %s', (cell, side, amount) => expect(statementAmount(cell, side)).toBe(amount));
});

const bca = `Account No.,=,'1234567890
Name,=,NADI TEKNOLOGI PT
Currency,=,IDR

Date,Description,Branch,Amount,,Balance
'20/11,TRSF E-BANKING CR 2011/FTSCY/WS95031 NADI-26-0007-U KLINIK MELATI,'0000,527250.00,CR,10527250.00
'20/11,BIAYA ADM,'0000,15000.00,DB,10512250.00
PEND,"SETORAN TUNAI, TELLER",'0000,143190.00,CR,10655440.00

Starting Balance,=,10000000.00
Credit,=,527250.00`;

const mandiri = `Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit,
1230001234567,20/11/26,20/11/26,,NADI 26 0007,KLINIK MELATI,2026112012345,.00,527250.00,
1230001234567,21/11/26,21/11/26,,BIAYA,ADM,2026112112346,15000.00,.00,`;

const general = `Tanggal;Keterangan;Jumlah
20/11/2026;Klinik Melati;527.250
21/11/2026;Listrik;-300.000
2x/11/2026;Klinik Anggrek;1.000`;

test('BCA: money that came in, without the lines before the names, the outgoing ones and the sums', () =>
  expect(read(bca)).toEqual({
    bank: 'bca',
    lines: [
      {
        ...{ day: '2026-11-20', amount: 527_250, row: 6, reference: null },
        text: 'TRSF E-BANKING CR 2011/FTSCY/WS95031 NADI-26-0007-U KLINIK MELATI',
      },
    ],
    unread: [{ row: 8, text: expect.stringContaining('PEND,"SETORAN'), reason: 'day', cell: 'PEND' }],
    out: [7],
    sums: [10, 11],
  }));

test('Mandiri: both descriptions together, with the reference of the bank', () =>
  expect(read(mandiri)).toMatchObject({
    bank: 'mandiri',
    lines: [{ day: '2026-11-20', amount: 527_250, text: 'NADI 26 0007 KLINIK MELATI', reference: '2026112012345' }],
    unread: [],
  }));

test('a general form with semicolons; a row whose day cannot be read is named', () =>
  expect(read(general)).toMatchObject({
    bank: 'general',
    lines: [{ day: '2026-11-20', amount: 527_250 }],
    unread: [{ row: 4, cell: '2x/11/2026' }],
  }));

test.each([
  ['another bank’s columns', 'Datum;Verwendungszweck;Betrag\n20.11.2026;Miete;100', { found: 'Datum, Verwendungszweck, Betrag' }],
  ['no statement at all', 'halo', { found: 'halo' }],
  ['an empty file', '', { found: '' }],
])('%s: the names that were found', (_, file, found) => expect(readStatement(file, { latest: TODAY })).toEqual(found));

test('lines that are alike are told apart, and are recognised in another file', () => {
  const twice = `${general}\n20/11/2026;klinik  melati;527.250`;
  const [once, more] = [read(general).lines, read(twice).lines].map(lineIdentities) as [string[], string[]];
  expect([new Set(more).size, more[0]]).toEqual([2, once[0]]);
});
