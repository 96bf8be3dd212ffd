/** Receipts and credit notes as PDFs, and the mails about payments. Rules: INV-3, INV-8, INV-17, PRV-4. */
import type { ResourceObject } from '#shared/jsonapi';
import { addDays } from '#shared/domain/calendarDays';
import type { Paper } from '#shared/documents/paper';
import { readPdf, textOf } from '../build/pdf';
import { build, refTo } from '../build/records';
import { billed, command, paid, rows, verified } from './billedClinic';
import { admin, api, clock, said } from './subscribedClinic';
import { recordIn, recordsIn, type Caller } from './testApi';

const paperOf = async (by: Caller, path: string, language: 'id' | 'en' = 'id'): Promise<Paper> =>
  (await by('GET', `${path}/paper?language=${language}`)).document.meta!['paper'] as Paper;
const pdfOf = async (path: string): Promise<Buffer> => {
  const token = (await api.asUser(api.idOf('admin'))) && api.tokenOf('admin');
  const { statusCode, rawPayload } = await api.app.inject({ url: `/api/v1${path}/pdf`, headers: { authorization: `Bearer ${token}` } });
  expect(statusCode).toBe(200);
  return rawPayload;
};
const line = (unit_price: number) => ({
  kind: 'adjustment',
  description_id: 'Pelatihan',
  description_en: 'Training',
  qty: '1',
  unit_price,
});
const issued = async (entity: ResourceObject, price: number): Promise<ResourceObject> => {
  const document = { data: { type: 'invoices', attributes: { lines: [line(price)] }, relationships: { entity: { data: refTo(entity) } } } };
  const { id } = recordIn(await admin('POST', '/invoices', document));
  await command('invoices', 'invoices', id, 'issue');
  return recordIn(await admin('GET', `/invoices/${id}`));
};
const mailsOf = async (entity: ResourceObject) => {
  await api.app.jobs.runDue();
  const [owner] = await rows('/memberships', entity);
  const { email } = recordIn(await admin('GET', `/users/${(owner!.relationships!['user']!.data as { id: string }).id}`)).attributes!;
  const found = await admin('GET', `/mails?filter[q]=${String(email)}&sort=created_at&page[size]=100`);
  return recordsIn(found).map(({ attributes }) => attributes as { subject: string; body: string });
};

test.each([
  [5_000_000, false],
  [5_000_001, true],
])('given a verified payment of %d, then its receipt has a box for the duty stamp: %s', async (amount, hasBox) => {
  const { entity, owner } = await billed();
  const invoice = await issued(entity, 6_000_000);
  const path = `/payments/${await verified(invoice, { amount })}`;
  const paper = await paperOf(owner, path);
  expect([paper.title, paper.number, paper.dutyBox !== null]).toEqual(['Kuitansi', invoice.attributes!['number'], hasBox]);
  expect(paper.parties[1]!.label).toBe('Telah terima dari');
  expect((await paperOf(owner, path, 'en')).title).toBe('Receipt');
});

test('given a tax rule with other amounts of stamp duty, then a receipt follows the rule of the day of its payment', async () => {
  const { entity, owner } = await billed();
  const invoice = await issued(entity, 12_000_000);
  const day = (days: number) => addDays(clock.now.toISOString().slice(0, 10), days);
  const rule = { pkp: true, rate: 12, dpp_num: 11, dpp_den: 12, duty_above: 7_500_000, stamp_duty: 15_000 };
  const { id } = await build(admin, 'taxrule', { name: 'Meterai baru', valid_from: day(-1), ...rule });
  const box = async (amount: number, paid_at: string) =>
    (await paperOf(owner, `/payments/${await verified(invoice, { amount, paid_at })}`)).dutyBox;
  expect(
    [await box(5_000_001, day(-1)), await box(7_500_001, day(0)), await box(5_000_001, day(-2))].map((one) => one?.replace(/\u00a0/g, ' ')),
  ).toEqual([undefined, 'Meterai Rp 15.000', 'Meterai Rp 10.000']);
  await admin('DELETE', `/taxrules/${id}`);
});

test('given a receipt as a PDF, then it is the same bytes again, and its text can be read', async () => {
  const { invoice } = await billed();
  const path = `/payments/${await verified(invoice)}`;
  const [one, again] = [await pdfOf(path), await pdfOf(path)];
  expect(one.equals(again)).toBe(true);
  const text = await textOf(await readPdf(one));
  for (const words of ['Kuitansi', 'Tiga ratus tiga puluh tiga ribu rupiah', String(invoice.attributes!['number'])])
    expect(text).toContain(words);
});

test('given money that nobody verified, or that was taken back, then there is no receipt; for another client nothing at all', async () => {
  const [{ invoice, owner }, other] = [await billed(), await billed()];
  const waiting = recordIn(await paid(invoice, { amount: 1_000 }, owner)).id;
  expect(said(await owner('GET', `/payments/${waiting}/paper`))).toEqual([409, 'receipt.none']);
  const reversed = await verified(invoice);
  await command('payments', 'payments', reversed, 'reverse', { reason: 'Bank menarik kembali' });
  expect(said(await owner('GET', `/payments/${reversed}/pdf`))).toEqual([409, 'receipt.none']);
  expect(said(await other.owner('GET', `/payments/${waiting}/paper`))).toEqual([404, 'resource.missing']);
});

test('given a part that is credited, then the credit note says of which invoice, and adds up', async () => {
  const { invoice, owner, entity } = await billed();
  await command('invoices', 'invoices', invoice.id, 'credit', { amount: 100_000, reason: 'Gangguan layanan' });
  const [note] = await rows('/credit-notes', entity);
  const paper = await paperOf(owner, `/credit-notes/${note!.id}`);
  expect([paper.title, paper.facts.at(-1)!.value, paper.sums.at(-1)!.value.replace(/\s/g, ' ')]).toEqual([
    'Nota kredit',
    invoice.attributes!['number'],
    'Rp 111.000',
  ]);
  expect(await textOf(await readPdf(await pdfOf(`/credit-notes/${note!.id}`)))).toContain('Gangguan layanan');
});

test('given a proof that is rejected and a payment that is verified, then the owner hears of each, once', async () => {
  const { invoice, owner, entity } = await billed();
  const first = recordIn(await paid(invoice, { amount: 100_000 }, owner)).id;
  await command('payments', 'payments', first, 'reject', { reason: 'Bukti tidak terbaca' });
  await verified(invoice);
  const mails = (await mailsOf(entity)).slice(-2);
  const number = String(invoice.attributes!['number']);
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Bukti bayar tagihan ${number} belum dapat diterima`,
    `Pembayaran tagihan ${number} sudah kami terima`,
  ]);
  expect(mails[0]!.body).toContain('Bukti tidak terbaca');
  expect(mails[1]!.body.replace(/\s/g, ' ')).toContain('Pembayaran Rp 333.000');
});
