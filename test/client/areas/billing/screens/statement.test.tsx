/** The page of bank statements: what is chosen at first, and what a person takes. Rule: INV-13. */
import { screen, within } from '@testing-library/react';
import type { StatementAnswer, StatementRow } from '#shared/areas/billing/bankStatements';
import { statement } from '#client/areas/billing/flows/statement';
import { id, openScreen } from '../../../screens/usman';

const open = [
  { id: id(21), number: 'INV/2026/11/0001', client: 'Klinik Melati', balance: 527_250 },
  { id: id(22), number: 'INV/2026/11/0002', client: 'RS Kasih Bunda', balance: 2_969_250 },
];
const row = (number: number, text: string, amount: number, more: Partial<StatementRow>): StatementRow => ({
  ...{ row: number, day: '2026-11-20', amount, text, booked: false, suggestion: null, doubt: null },
  ...more,
});
const answerOf = (rows: readonly StatementRow[]): StatementAnswer => ({
  ...{ bank: 'general', account: null, rows, unread: [], unread_count: 0, out: 0, sums: 0, open, unsure_dates: null },
});

/** The page with a file that the server has read. */
const withStatement = async (rows: readonly StatementRow[]) => {
  const app = await openScreen('/services/payment/statement', { width: 1280 });
  await screen.findByTestId('statement');
  const file = Object.assign(new File([], 'mutasi.csv'), { text: async () => 'Tanggal,Keterangan,Jumlah' });
  await app.during(() => app.dispatch(statement.actions.read(app.files.keep('t1', file))));
  await app.answer('POST', '/bank-statements/reading', 200, { meta: { statement: answerOf(rows) } });
  return app;
};
const rowNamed = async (text: RegExp) => within(await screen.findByRole('row', { name: text }));

test('what fits by its amount alone is shown with its reason, is not counted, and is chosen by a person', async () => {
  const app = await withStatement([
    row(2, 'TRSF NADI', 527_250, { suggestion: { id: id(21), because: 'reference' } }),
    row(3, 'SETORAN TUNAI', 2_969_250, { suggestion: { id: id(22), because: 'amount' } }),
  ]);
  const cash = await rowNamed(/SETORAN TUNAI/);
  expect(cash.getByText('Saran: RS Kasih Bunda (Hanya jumlah)')).toBeTruthy();
  expect(cash.getByText('Belum dicocokkan')).toBeTruthy();
  expect(screen.getByText(/^1 pembayaran dipilih/).textContent).toMatch(/527\.250/);
  expect((await rowNamed(/TRSF NADI/)).getByText(/^Klinik Melati, sisa Rp\s527\.250$/)).toBeTruthy();
  await app.press('Pilih INV/2026/11/0002');
  expect((await rowNamed(/SETORAN TUNAI/)).getByText('Hanya jumlah')).toBeTruthy();
  expect(screen.getByText(/^2 pembayaran dipilih/).textContent).toMatch(/3\.496\.500/);
});

test('what speaks against a match is said beside it', async () => {
  await withStatement([
    row(2, 'NADI SATU', 600_000, {
      suggestion: { id: id(21), because: 'reference' },
      doubt: { because: 'above_balance', named: 'INV/2026/11/0001' },
    }),
    row(3, 'NADI DUA', 9, { doubt: { because: 'several_invoices', named: 'INV/2026/11/0001, INV/2026/11/0002' } }),
  ]);
  const one = await rowNamed(/NADI SATU/);
  expect(one.getByText('Kode tagihan')).toBeTruthy();
  expect(one.getByText('Jumlahnya lebih besar daripada sisa tagihan INV/2026/11/0001')).toBeTruthy();
  const two = await rowNamed(/NADI DUA/);
  expect(two.getByText('Belum dicocokkan')).toBeTruthy();
  expect(two.getByText('Menyebut beberapa tagihan: INV/2026/11/0001, INV/2026/11/0002')).toBeTruthy();
});

test('a file without a word is said to be empty', async () => {
  const app = await openScreen('/services/payment/statement', { width: 1280 });
  await screen.findByTestId('statement');
  const file = Object.assign(new File([], 'mutasi.csv'), { text: async () => '' });
  await app.during(() => app.dispatch(statement.actions.read(app.files.keep('t1', file))));
  const problem = { status: '422', code: 'required', title: 'Wajib diisi', source: { pointer: '/data/attributes/csv' } };
  await app.answer('POST', '/bank-statements/reading', 422, { errors: [problem] });
  await screen.findByText('Berkas ini kosong.');
});
