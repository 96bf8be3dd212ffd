/** Receipts of patients in three sizes, what a clinic sets for them, and what its other settings change. Rules: CSH-4, CSH-7, CSH-8, CSH-9. */
import type { Paper } from '#shared/documents/paper';
import { drawPaper } from '#server/documents/pdf/drawPaper';
import type { Ref } from '#shared/kit/resource';
import { build, draftOf, refTo } from '../build/records';
import { readPdf, textOf } from '../build/pdf';
import { everyClientsRows } from '../server/db/withDatabase';
import { cashierClinic, said, type CashierClinic } from './cashierClinic';
import { mailsTo } from './outbox';
import { recordIn, startTestApi, type TestApi } from './testApi';

let now = new Date('2026-03-05T03:00:00.000Z');
let api: TestApi;
let clinic: CashierClinic;
let consult: Ref;
let patient: Ref;

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  clinic = await cashierClinic(api);
  consult = await clinic.service('Konsultasi dokter', 100_000, { name_en: 'Consultation' });
  patient = refTo(
    await build(clinic.call, 'patient', { name: 'Siti Aminah', birth_date: '1986-03-05', sex: 'P', email: 'siti@pasien.test' }),
  );
  await clinic.shift();
});
afterAll(() => api.close());

const paid = async (values = {}): Promise<Ref> => {
  const visit = await clinic.visit({ patient });
  await clinic.charge(visit, consult);
  return refTo(await clinic.pay(await clinic.bill(visit), values));
};
const paperOf = async ({ type, id }: Ref, query = 'language=id'): Promise<Paper> =>
  (await clinic.call('GET', `/${type}/${id}/paper?${query}`)).document.meta!['paper'] as Paper;
const settings = async (): Promise<Ref> => {
  const found = (await clinic.call('GET', '/clinic-settings')).document.data as { id: string; type: string }[];
  return found[0] ? refTo(found[0] as never) : refTo(await build(clinic.call, 'clinicSetting', { entity: clinic.entity }));
};
const change = async (attributes: object) => {
  const { type, id } = await settings();
  return clinic.call('PATCH', `/${type}/${id}`, { data: { type, id, attributes } }, { 'if-match': '*' });
};

test('CSH-7: a receipt says who paid what, how, and the change, in both languages', async () => {
  const one = await paid({ tendered: 150_000 });
  const paper = await paperOf(one, 'language=id&size=A5');
  expect(paper).toMatchObject({ title: 'Kuitansi', size: 'A5', words: { value: 'Seratus ribu rupiah' }, dutyBox: 'Stempel klinik' });
  expect(paper.sums.map(({ label, value }) => `${label} ${value}`.replace(/\s/g, ' '))).toEqual([
    'Total Rp 100.000',
    'Dibayar Rp 100.000',
    'Uang diterima Rp 150.000',
    'Kembalian Rp 50.000',
    'Sisa Rp 0',
  ]);
  expect(paper.parties[1]).toMatchObject({ name: 'Siti Aminah', lines: [expect.stringMatching(/^No. RM \d{6}$/)] });
  expect((await paperOf(one, 'language=en&size=80mm')).table!.rows[0]).toMatchObject({ description: 'Consultation' });
});

test.each(['80mm', 'A5', 'A4'])('CSH-7: the file on %s holds the number and the amount, and a link opens it', async (size) => {
  const one = await paid();
  const text = textOf(readPdf(await drawPaper(await paperOf(one, `language=id&size=${size}`))));
  expect(text).toContain('KW/2026/03/');
  expect(text).toContain('Rp 100.000');
  expect(said(await clinic.call('GET', `/file-links/${one.type}/${one.id}/pdf-id-${size.toLowerCase()}`))).toEqual([200]);
});

test('CSH-7: from the second print on it is a copy', async () => {
  const one = await paid();
  const stamps: (string | null)[] = [];
  for (let print = 0; print < 3; print += 1) {
    expect(said(await clinic.give(one, 'print'))).toEqual([200]);
    stamps.push((await paperOf(one)).status);
  }
  expect(stamps).toEqual([null, 'SALINAN ke-1', 'SALINAN ke-2']);
  expect((await paperOf(one, 'language=en')).status).toBe('COPY 2');
});

test('CSH-7: a deposit and a refund have papers of their own, and a bill is printed before it is paid', async () => {
  const deposit = refTo(await clinic.deposit(patient, 75_000));
  expect(await paperOf(deposit)).toMatchObject({ title: 'Tanda terima uang muka', table: null });
  const one = await paid();
  const refund = refTo(await clinic.refund(one, 40_000));
  expect(await paperOf(refund)).toMatchObject({
    title: 'Bukti pengembalian',
    words: { value: 'Empat puluh ribu rupiah' },
    notes: [{ lines: ['Tidak jadi'] }],
  });
  const visit = await clinic.visit({ patient });
  await clinic.charge(visit, consult, { quantity: 2 });
  expect(await paperOf(await clinic.bill(visit))).toMatchObject({ title: 'Nota', status: 'Belum lunas', size: 'A4' });
});

test('CSH-7: the paper, the letterhead and the foot that a clinic sets are on its next receipt', async () => {
  const one = await paid();
  expect(await paperOf(one)).toMatchObject({ size: '80mm', notes: [] });
  expect(said(await change({ receipt_paper: 'A5', receipt_footer: 'Lekas sembuh', letterhead_lines: 'Buka 24 jam\nIzin 503/12' }))).toEqual(
    [200],
  );
  const paper = await paperOf(one);
  expect(paper).toMatchObject({ size: 'A5', notes: [{ lines: ['Lekas sembuh'] }] });
  expect(paper.parties[0]!.lines).toEqual(['Buka 24 jam', 'Izin 503/12']);
});

test('CSH-8: the patient gets the receipt by mail; without an address it is refused', async () => {
  const one = await paid();
  expect(said(await clinic.give(one, 'mail', { language: 'en' }))).toEqual([200]);
  const [mail] = (await mailsTo(api, 'siti@pasien.test')).slice(-1);
  expect(mail).toMatchObject({ purpose: 'patient_receipt', subject: expect.stringMatching(/^Receipt KW\/2026\/03\/\d{4}/) });
  expect(mail!.body).not.toContain('Konsultasi');
  const nobody = refTo(await build(clinic.call, 'patient', { name: 'Agus', birth_date: '1990-01-01', sex: 'L', email: null }));
  const deposit = refTo(await clinic.deposit(nobody, 10_000));
  expect(said(await clinic.give(deposit, 'mail', { language: 'id' }))).toEqual([409, 'receipt.no_address']);
});

test('CSH-4: the limits that a clinic sets decide what needs a second person', async () => {
  const visit = await clinic.visit({ patient });
  const discounted = async (amount: number) => {
    const one = await clinic.charge(visit, consult);
    await clinic.give(one, 'discount', { amount, reason: 'Keluarga' });
    return (await clinic.read(one))['discount_wanted'];
  };
  expect(await discounted(10_000)).toBeNull();
  const limits = { discount_percent: 5, refund_amount: 50_000, four_eyes: false };
  expect(said(await clinic.give(await settings(), 'set-limits', limits))).toEqual([200]);
  expect(await discounted(10_000)).toBe(10_000);
  expect(await discounted(5_000)).toBeNull();
  expect((await clinic.refund(await paid(), 50_000)).attributes).toMatchObject({ status: 'berlaku' });
  expect((await clinic.refund(await paid(), 50_001)).attributes).toMatchObject({ status: 'menunggu' });
  await clinic.give(await settings(), 'set-limits', { ...limits, four_eyes: true });
  expect(await discounted(1)).toBe(1);
  expect((await clinic.refund(await paid(), 1)).attributes).toMatchObject({ status: 'menunggu' });
  await clinic.give(await settings(), 'set-limits', { discount_percent: 10, refund_amount: 250_000, four_eyes: false });
});

test('CSH-9: money that comes in before the hour at which the day begins counts for the day before', async () => {
  now = new Date('2026-03-05T20:30:00.000Z'); // 03.30 of 6 March in Jakarta
  const dayOf = async ({ id }: Ref) =>
    (await everyClientsRows<{ day: string }>(api.database, 'select distinct day::text from clinic_ledger where payment_id = $1', [id]))[0]!
      .day;
  expect(await dayOf(await paid())).toBe('2026-03-06');
  expect(said(await clinic.give(await settings(), 'set-day', { day_starts: 4 }))).toEqual([200]);
  const late = await paid();
  expect(await dayOf(late)).toBe('2026-03-05');
  expect(recordIn(await clinic.call('GET', `/patient-payments/${late.id}`)).attributes).toMatchObject({ day: '2026-03-06' });
});

test('CSH-9: given ten who begin to set up one clinic at once, then it has its settings once, and the others are told', async () => {
  const other = await cashierClinic({ as: () => api.as('admin') });
  const draft = await draftOf(other.call, 'clinicSetting', { entity: other.entity });
  const answers = await Promise.all(Array.from({ length: 10 }, () => other.call('POST', '/clinic-settings', draft)));
  const told = answers.map(said).sort();
  expect(told.filter(([status]) => status === 201)).toHaveLength(1);
  expect(told.filter(([status]) => status !== 201)).toEqual(Array.from({ length: 9 }, () => [422, 'taken /data/relationships/entity']));
});
