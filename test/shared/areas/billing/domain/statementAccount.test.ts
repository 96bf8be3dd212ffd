/** Which account a bank statement is of, as banks write it. Rule: INV-16. */
import { accountDigits, statementAccount } from '#shared/areas/billing/domain/statementAccount';

test.each([
  ['BCA, in the lines before the columns', "Account No.,=,'1234567890\nName,=,NADI PT\n\nDate,Description,Branch,Amount", '1234567890'],
  ['BCA in Indonesian, in one cell', 'No. rekening : 527 012 3456\nNama : NADI PT\n\nTanggal;Keterangan;Cabang;Jumlah', '5270123456'],
  ['Mandiri, in a column', 'Account No,Date,Description,Credit\n1230001234567,20/11/26,KLINIK,527250.00', '1230001234567'],
  ['a number with separators', 'Nomor Rekening;123-00-0123456-7\nTanggal;Keterangan;Jumlah', '1230001234567'],
  ['no account', 'Tanggal,Keterangan,Jumlah\n20/11/2026,KLINIK,527250', undefined],
  ['a name without a number', 'No. rekening : \nTanggal,Keterangan,Jumlah\n20/11/2026,KLINIK,527250', undefined],
  ['the number of a payer in a text', 'Tanggal,Keterangan,Jumlah\n20/11/2026,DARI REKENING 1234567890,527250', undefined],
  ['an empty file', '', undefined],
])('%s: %s', (_, file, number) => expect(statementAccount(file)).toBe(number));

test('two numbers are the same however their digits are grouped', () =>
  expect(accountDigits('5270 1234 56')).toBe(accountDigits('527-012-3456')));
