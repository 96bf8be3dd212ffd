/** A bank statement is read, tried and booked; the same file twice books nothing. Rules: INV-6, INV-13, INV-16. */
import type { StatementAnswer, BookedRow } from '#shared/areas/billing/bankStatements';
import { transferNote } from '#shared/areas/billing/domain/transferNote';
import type { ResourceObject } from '#shared/jsonapi';
import { build, refTo } from '../build/records';
import { errorsIn, recordIn, recordsIn, startTestApi, type Answered, type TestApi } from './testApi';

let api: TestApi;
beforeAll(async () => void (api = await startTestApi({ clock: () => new Date('2026-11-23T03:00:00.000Z') })));
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
  expect([answer.bank, answer.unread]).toEqual(['general', [5]]);
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
