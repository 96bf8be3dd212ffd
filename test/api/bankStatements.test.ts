/** A bank statement is read, tried and booked; the same file twice books nothing. Rules: INV-6, INV-13, INV-16, INV-25. */
import { readFileSync } from 'node:fs';
import type { StatementAnswer, BookedRow } from '#shared/areas/billing/bankStatements';
import { transferNote } from '#shared/areas/billing/domain/transferNote';
import type { ResourceObject } from '#shared/jsonapi';
import { build, refTo } from '../build/records';
import { errorsIn, recordIn, recordsIn, startTestApi, type Answered, type TestApi } from './testApi';

let api: TestApi;
beforeAll(async () => void (api = await startTestApi({ clock: () => new Date('2026-11-26T03:00:00.000Z') })));
afterAll(() => api.close());

const admin = () => api.as('admin');
const line = { kind: 'package', description_id: 'Paket', description_en: 'Package', qty: '1' };

/** An issued invoice of a new client. */
const issued = async (name: string, unit_price: number): Promise<ResourceObject> => {
  const entity = refTo(await build(admin(), 'entity', { name }));
  const { id } = await build(admin(), 'invoice', { entity, lines: [{ ...line, unit_price }] });
  return recordIn(await admin()('POST', `/invoices/${id}/issue`, { data: { type: 'invoices', id } }));
};
const invoice = async (id: string) => recordIn(await admin()('GET', `/invoices/${id}`)).attributes!;
const paymentsOf = async ({ id }: ResourceObject) => recordsIn(await admin()('GET', `/payments?filter[invoice]=${id}`));

const file = (...lines: string[]) => ['Tanggal,Keterangan,Jumlah', ...lines].join('\n');
const ask = (what: 'reading' | 'booking', attributes: object): Promise<Answered> =>
  admin()('POST', `/bank-statements/${what}`, { data: { type: `bank-statements/${what}`, attributes } });
const read = async (csv: string) => (await ask('reading', { csv })).document.meta!['statement'] as StatementAnswer;
const book = async (csv: string, choices: object[], dry_run = false) => {
  const answer = await ask('booking', { csv, choices, dry_run });
  return answer.status === 200 ? (answer.document.meta!['booked'] as BookedRow[]) : errorsIn(answer);
};

test('given a statement, when it is read, tried, booked and booked again, then each invoice is paid once', async () => {
  const [melati, anggrek] = [await issued('Klinik Melati', 475_000), await issued('Klinik Anggrek', 129_000)];
  const note = transferNote(String(melati.attributes!['number']));
  const csv = file(`20/11/2026,TRSF ${note},527250`, '21/11/2026,KLINIK ANGGREK,143190', '21/11/2026,LISTRIK,-90000', 'x/11/2026,apa,5');
  const answer = await read(csv);
  expect([answer.bank, answer.unread]).toEqual(['general', [{ row: 5, text: 'x/11/2026,apa,5', reason: 'day', cell: 'x/11/2026' }]]);
  expect([answer.unread_count, answer.out, answer.sums]).toEqual([1, 1, 0]);
  expect(answer.rows.map(({ row, suggestion }) => [row, suggestion])).toEqual([
    [2, { id: melati.id, because: 'reference' }],
    [3, { id: anggrek.id, because: 'client_and_amount' }],
  ]);
  const choices = [
    { row: 2, invoice: melati.id },
    { row: 3, invoice: anggrek.id },
  ];
  const tried = await book(csv, choices, true);
  expect(tried).toMatchObject([
    { row: 2, result: 'added', client: 'Klinik Melati', amount: 527_250, balance: 0 },
    { row: 3, result: 'added', client: 'Klinik Anggrek', amount: 143_190, balance: 0 },
  ]);
  expect([(await invoice(melati.id))['status'], await paymentsOf(melati)]).toEqual(['issued', []]);
  expect(await book(csv, choices)).toEqual(tried);
  expect([(await invoice(melati.id))['status'], (await invoice(anggrek.id))['status']]).toEqual(['paid', 'paid']);
  expect((await read(csv)).rows.map(({ booked, suggestion }) => [booked, suggestion])).toEqual([
    [true, null],
    [true, null],
  ]);
  expect(await book(csv, choices)).toMatchObject([{ result: 'booked_before' }, { result: 'booked_before' }]);
  expect(await paymentsOf(melati)).toHaveLength(1);
});

test('given one line that two people book at once on invoices of two clients, then it is booked once', async () => {
  const [mawar, dahlia] = [await issued('Klinik Mawar', 475_000), await issued('Klinik Dahlia', 475_000)];
  const csv = file('22/11/2026,SETORAN TUNAI,527250');
  const answers = await Promise.all([mawar, dahlia, mawar, dahlia].map(({ id }) => book(csv, [{ row: 2, invoice: id }])));
  expect(answers.map((rows) => (rows as BookedRow[])[0]!.result).sort()).toEqual([
    'added',
    'booked_before',
    'booked_before',
    'booked_before',
  ]);
  expect([...(await paymentsOf(mawar)), ...(await paymentsOf(dahlia))]).toHaveLength(1);
});

test('given a client’s proof of this amount, when the line is booked, then the proof is verified and nothing is paid twice', async () => {
  const kenanga = await issued('Klinik Kenanga', 475_000);
  const proof = await build(admin(), 'payment', {
    invoice: refTo(kenanga),
    amount: 527_250,
    paid_at: '2026-11-19',
    withheld: null,
    withholding_no: null,
  });
  const csv = file('20/11/2026,KENANGA,527250');
  expect(await book(csv, [{ row: 2, invoice: kenanga.id }])).toMatchObject([{ result: 'proof_verified', balance: 0 }]);
  expect((await paymentsOf(kenanga)).map(({ id, attributes }) => [id, attributes!['status'], attributes!['paid_at']])).toEqual([
    [proof.id, 'verified', '2026-11-20'],
  ]);
});

test('given a line that was booked on the wrong invoice, when its payment is reversed, then the line can be booked on the right one', async () => {
  const [wrong, right] = [await issued('Klinik Soka', 211_000), await issued('Klinik Tanjung', 211_000)];
  const csv = file('22/11/2026,SETORAN,234210');
  expect(await book(csv, [{ row: 2, invoice: wrong.id }])).toMatchObject([{ result: 'added' }]);
  const [payment] = await paymentsOf(wrong);
  const reverse = { data: { type: 'payments', id: payment!.id, attributes: { reason: 'Salah tagihan' } } };
  expect((await admin()('POST', `/payments/${payment!.id}/reverse`, reverse)).status).toBe(200);
  expect((await read(csv)).rows.map(({ booked }) => booked)).toEqual([false]);
  expect(await book(csv, [{ row: 2, invoice: right.id }])).toMatchObject([{ result: 'added', balance: 0 }]);
  expect([(await invoice(wrong.id))['status'], (await invoice(right.id))['status']]).toEqual(['issued', 'paid']);
});

const statementFile = (name: string) => readFileSync(new URL(`../shared/areas/billing/domain/statements/${name}`, import.meta.url), 'utf8');
const bookedRows = async (csv: string) => (await read(csv)).rows.map(({ booked }) => booked);

test('given two payments of two clients with the reference TUNAI, when both files are booked, then both are paid, each once', async () => {
  const [first, second] = [await issued('Klinik Flamboyan', 88_888), await issued('Klinik Cempaka', 66_665)];
  const files = [statementFile('40-first-file.csv'), statementFile('40-same-reference-word.csv')] as const;
  expect(await book(files[0], [{ row: 2, invoice: first.id }])).toMatchObject([{ result: 'added', amount: 98_666 }]);
  expect(await bookedRows(files[1])).toEqual([false]);
  expect(await book(files[1], [{ row: 2, invoice: second.id }])).toMatchObject([{ result: 'added', amount: 73_999 }]);
  expect([...(await bookedRows(files[0])), ...(await bookedRows(files[1]))]).toEqual([true, true]);
  expect((await paymentsOf(second)).map(({ attributes }) => attributes!['reference'])).toEqual([
    expect.stringMatching(/^20261124-[0-9A-F]{16} TUNAI$/),
  ]);
});

test('given a day with one line, when its file is sent again with a second line that is alike, then only the first one is booked', async () => {
  const [one, two] = [await issued('Klinik Kemuning', 300_100), await issued('Klinik Kenari', 300_100)];
  const morning = file('19/11/2026,SETORAN PAGI,333111');
  expect(await book(morning, [{ row: 2, invoice: one.id }])).toMatchObject([{ result: 'added' }]);
  const evening = file('19/11/2026,SETORAN PAGI,333111', '19/11/2026,setoran  pagi,333111');
  expect(await bookedRows(evening)).toEqual([true, false]);
  expect(await book(evening, [{ row: 3, invoice: two.id }])).toMatchObject([{ result: 'added' }]);
  expect(await bookedRows(evening)).toEqual([true, true]);
});

test('the same line on two of our accounts is two lines; a file that names no account may be of either', async () => {
  const [one, two] = [await issued('Klinik Mawar', 120_300), await issued('Klinik Bakung', 120_300)];
  const of = (account: string) => `No. rekening : ${account}\n${file('18/11/2026,SETORAN TUNAI,133533')}`;
  expect(await book(of('1112223334'), [{ row: 3, invoice: one.id }])).toMatchObject([{ result: 'added' }]);
  expect([...(await bookedRows(of('1112223334'))), ...(await bookedRows(of('9998887776')))]).toEqual([true, false]);
  expect(await bookedRows(file('18/11/2026,SETORAN TUNAI,133533'))).toEqual([true]);
  expect(await book(of('9998887776'), [{ row: 3, invoice: two.id }])).toMatchObject([{ result: 'added' }]);
});

test('a payment that has the bank’s own reference is of the line with this reference, day and amount, and of no other', async () => {
  const invoice = refTo(await issued('Klinik Wijayakusuma', 500_000));
  const values = { invoice, amount: 77_001, paid_at: '2026-11-17', reference: '00012', withheld: null, withholding_no: null };
  const { id } = await build(admin(), 'payment', values);
  const csv = (...rows: string[]) => ['Tanggal,Keterangan,Referensi,Jumlah', ...rows].join('\n');
  const lines = csv("17/11/2026,A,'00012,77001", "17/11/2026,B,'00012,77001", "18/11/2026,A,'00012,77001", "17/11/2026,A,'00012,77002");
  expect(await bookedRows(lines)).toEqual([false, false, false, false]);
  await admin()('POST', `/payments/${id}/verify`, { data: { type: 'payments', id } });
  expect(await bookedRows(lines)).toEqual([true, false, false, false]);
});

test('a line that names an invoice that is paid, or another client, is not suggested because its amount fits, and says why', async () => {
  const [paid, open] = [await issued('Klinik Delima', 410_000), await issued('Klinik Srikaya', 420_000)];
  const number = String(paid.attributes!['number']);
  expect(await book(file(`20/11/2026,${number},455100`), [{ row: 2, invoice: paid.id }])).toMatchObject([{ balance: 0 }]);
  const csv = file(`21/11/2026,LAGI ${number},466200`, '21/11/2026,KLINIK DELIMA,466200', '21/11/2026,SETORAN,466200');
  expect((await read(csv)).rows.map(({ suggestion, doubt }) => suggestion ?? doubt)).toEqual([
    { because: 'other_invoice', named: number },
    { because: 'other_client', named: 'Klinik Delima' },
    { id: open.id, because: 'amount' },
  ]);
});

test('dates with the month first are asked about; nothing is booked before a person told their order', async () => {
  const { id } = await issued('Klinik Ketapang', 130_700);
  const csv = file('11/25/2026,SETORAN,145077', '11/05/2026,SETORAN,5');
  expect(await read(csv)).toMatchObject({ unsure_dates: ['11/25/2026', '11/05/2026'], rows: [], unread: [] });
  const choices = [{ row: 2, invoice: id }];
  expect(await book(csv, choices)).toEqual(['required /data/attributes/date_order']);
  const { document } = await ask('reading', { csv, date_order: 'month_day' });
  expect(document.meta!['statement']).toMatchObject({ unsure_dates: null, rows: [{ day: '2026-11-25' }, { day: '2026-11-05' }] });
  expect((await ask('booking', { csv, choices, date_order: 'month_day', dry_run: false })).document.meta!['booked']).toMatchObject([
    { result: 'added', balance: 0 },
  ]);
});

test('a line of a day after today is named, and the other lines are tried without it', async () => {
  const { id, attributes } = await issued('Klinik Sawo', 150_900);
  const note = transferNote(String(attributes!['number']));
  const csv = file(`26/11/2099,TRSF ${note},167499`, `25/11/2026,TRSF ${note},167499`);
  const { rows, unread } = await read(csv);
  expect(unread).toMatchObject([{ row: 2, reason: 'day_ahead', cell: '26/11/2099' }]);
  expect(rows.map(({ row, suggestion }) => [row, suggestion])).toEqual([[3, { id, because: 'reference' }]]);
  expect(await book(csv, [{ row: 3, invoice: id }], true)).toMatchObject([{ row: 3, result: 'added', balance: 0 }]);
  expect(await book(csv, [{ row: 2, invoice: id }], true)).toEqual(['not_an_option /data/attributes/choices/0/row']);
});

test('interest with sen is booked in whole rupiah', async () => {
  const { id } = await issued('Klinik Bungur', 10_000);
  const csv = file('20/11/2026,BUNGA,"1.250,75"');
  expect((await read(csv)).rows).toMatchObject([{ amount: 1_250.75 }]);
  expect(await book(csv, [{ row: 2, invoice: id }])).toMatchObject([{ amount: 1_250, balance: 9_850 }]);
});

test('where rows cannot be read, they are named instead of “no money came in”', async () => {
  const { rows, unread } = await read(statementFile('35b-excel-serial-scientific.csv'));
  expect([rows, unread.map(({ row, reason }) => [row, reason])]).toEqual([
    [],
    [
      [2, 'day_count'],
      [3, 'amount_short'],
      [4, 'amount_short'],
    ],
  ]);
});

test.each([
  ['other columns', 'Datum;Zweck;Betrag\n20.11.2026;Miete;1', 'statement.columns /data/attributes/csv'],
  ['no money that came in', file('20/11/2026,LISTRIK,-1'), 'statement.empty /data/attributes/csv'],
])('a statement with %s is refused', async (_, csv, problem) => expect(errorsIn(await ask('reading', { csv }))).toEqual([problem]));

test('the refusal of other columns names those that were found and those that are wanted', async () => {
  const { document } = await ask('reading', { csv: 'Datum;Zweck;Betrag\n20.11.2026;Miete;1' });
  expect(document.errors![0]!.meta).toEqual({ found: 'Datum, Zweck, Betrag', wanted: 'Tanggal, Keterangan, Jumlah' });
});

test('rows that are no line, or chosen twice, and invoices that are none are refused, all at once, and nothing is booked', async () => {
  const { id } = await issued('Klinik Dahlia', 129_000);
  const csv = file('20/11/2026,DAHLIA,143190');
  expect(
    await book(csv, [
      { row: 2, invoice: id },
      { row: 2, invoice: id },
      { row: 9, invoice: 'x' },
    ]),
  ).toEqual([
    'not_an_option /data/attributes/choices/1/row',
    'not_an_option /data/attributes/choices/2/row',
    'invalid_id /data/attributes/choices/2/invoice',
  ]);
  expect((await invoice(id))['status']).toBe('issued');
});
