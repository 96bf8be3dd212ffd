/** Mails about invoices: to the owners and the client's own address, each once, with the PDF, and none after payment. Rule: INV-17. */
import { SMTPServer } from 'smtp-server';
import { sql } from 'kysely';
import { transaction } from '#server/db/database';
import { readConfig } from '#server/config';
import { remindOfInvoices } from '#server/areas/billing/jobs/invoiceReminderJob';
import { storeOf } from '#server/storeOf';
import { build, refTo } from '../build/records';
import { errorsIn, recordIn, recordsIn, startTestApi, type Caller, type TestApi } from './testApi';

const start = new Date('2026-11-16T03:00:00.000Z');
let now = start;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
});
afterAll(() => api.close());
beforeEach(() => {
  now = start;
});

const admin: Caller = async (...asked) => (await api.asUser(api.idOf('admin')))(...asked);
const failures: unknown[] = [];
const look = () =>
  remindOfInvoices(
    storeOf(readConfig({ DATA_DIR: api.filesDir, LOG_LEVEL: 'silent' }), api.database, () => now),
    { error: (what) => void failures.push(what) },
  );
/** The clock of the server looks, and the mails that it asked for are written. */
const pass = async (until: string) => {
  now = new Date(until);
  await look();
  await api.app.jobs.runDue();
};

let clinics = 0;
const clinic = async (values: object = {}) => {
  clinics += 1;
  const entity = await build(admin, 'entity', { name: `Klinik Melati ${clinics}`, email: null, ...values });
  const owner = await build(admin, 'user', { name: 'Ibu Rini', entity: refTo(entity) });
  const { id } = await build(admin, 'invoice', {
    entity: refTo(entity),
    lines: [{ kind: 'package', description_id: 'Paket', description_en: 'Package', qty: '1', unit_price: 475_000 }],
  });
  return { invoice: id, owner: String(owner.attributes!['email']) };
};
const issue = async (id: string, query = '') => {
  await admin('POST', `/invoices/${id}/issue${query}`, { data: { type: 'invoices', id, attributes: {} } });
  await api.app.jobs.runDue();
};
const mailsTo = async (to: string) =>
  recordsIn(await admin('GET', `/mails?filter[q]=${to}&sort=created_at&page[size]=100`))
    .map(({ attributes }) => attributes as { subject: string; body: string; purpose: string; status: string })
    .filter(({ purpose }) => purpose === 'invoice');
const subjects = async (to: string) => (await mailsTo(to)).map(({ subject }) => subject.replace(/INV\/\S+/, 'INV'));

test('given a draft, when its issue is previewed, then nobody is mailed; when it is issued, owner and client are, once', async () => {
  const { invoice, owner } = await clinic({ email: 'keuangan@melati.test' });
  await issue(invoice, '?preview=true');
  expect(await mailsTo(owner)).toEqual([]);
  await issue(invoice);
  const [mail, ...more] = await mailsTo(owner);
  expect([mail!.purpose, mail!.status, more]).toEqual(['invoice', 'kept', []]);
  expect(mail!.body).toContain('jatuh tempo 30 November 2026');
  expect(await subjects('keuangan@melati.test')).toEqual(['Tagihan INV dari Nadi']);
});

test.each([
  ['Asia/Jakarta', '2026-11-16T17:00:00.000Z', '2026-11-17T01:00:00.000Z'],
  ['Asia/Jayapura', '2026-11-16T15:00:00.000Z', '2026-11-16T23:00:00.000Z'],
])('given an invoice that is issued at midnight in %s, then its mail leaves at 8 o’clock there', async (time_zone, midnight, morning) => {
  const { invoice, owner } = await clinic({ time_zone });
  now = new Date(midnight);
  await issue(invoice);
  now = new Date(Date.parse(morning) - 1);
  await api.app.jobs.runDue();
  expect(await subjects(owner)).toEqual([]);
  now = new Date(morning);
  await api.app.jobs.runDue();
  expect(await subjects(owner)).toEqual(['Tagihan INV dari Nadi']);
  expect(recordIn(await admin('GET', `/invoices/${invoice}`)).attributes!['sent_at']).toBe(morning);
});

test('given an invoice of the night, when somebody sends it before 8 o’clock, then the copy leaves at once', async () => {
  const { invoice, owner } = await clinic();
  now = new Date('2026-11-16T17:00:00.000Z');
  await issue(invoice);
  await admin('POST', `/invoices/${invoice}/send`, { data: { type: 'invoices', id: invoice, attributes: {} } });
  await api.app.jobs.runDue();
  expect(await subjects(owner)).toEqual(['Salinan tagihan INV dari Nadi']);
});

test('given nobody pays, then reminders come 7 and 3 days before, on the day, 3 and 7 days after, each once', async () => {
  const { invoice, owner } = await clinic();
  await issue(invoice);
  for (const day of ['11-22', '11-23', '11-23', '11-27', '11-30', '12-03', '12-07', '12-20']) await pass(`2026-${day}T01:00:00.000Z`);
  expect(await subjects(owner)).toEqual([
    'Tagihan INV dari Nadi',
    'Tagihan INV jatuh tempo 7 hari lagi',
    'Tagihan INV jatuh tempo 3 hari lagi',
    'Tagihan INV jatuh tempo hari ini',
    'Tagihan INV lewat jatuh tempo 3 hari',
    'Tagihan INV lewat jatuh tempo 7 hari',
  ]);
  expect(failures).toEqual([]);
});

test('given the job runs late, then one mail stands for all that were missed', async () => {
  const { invoice, owner } = await clinic();
  await issue(invoice);
  await pass('2026-12-05T03:00:00.000Z');
  expect(await subjects(owner)).toEqual(['Tagihan INV dari Nadi', 'Tagihan INV lewat jatuh tempo 5 hari']);
});

test('given two processes look at once, then there is one mail', async () => {
  const { invoice, owner } = await clinic();
  await issue(invoice);
  now = new Date('2026-11-23T01:00:00.000Z');
  await Promise.all([look(), look(), look(), look()]);
  await api.app.jobs.runDue();
  expect(await subjects(owner)).toEqual(['Tagihan INV dari Nadi', 'Tagihan INV jatuh tempo 7 hari lagi']);
});

/** Until there are payments, paid by the database. */
const pay = (id: string) =>
  transaction(api.database, (trx) => sql`update invoices set paid = total, balance = 0 where id = ${id}`.execute(trx), { scope: 'all' });

test('given it is paid, then no reminder is written, also none that was asked for just before', async () => {
  const { invoice, owner } = await clinic();
  await issue(invoice);
  now = new Date('2026-11-23T01:00:00.000Z');
  await look();
  await pay(invoice);
  await api.app.jobs.runDue();
  await pass('2026-11-30T01:00:00.000Z');
  expect(await subjects(owner)).toEqual(['Tagihan INV dari Nadi']);
});

test('given a mail server, then the mail brings the PDF; that of a sandbox client is kept', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString());
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as { port: number };
  const world = api;
  api = await startWithMailServer(port);
  try {
    const [mine, sandbox] = [await clinic(), await clinic({ sandbox: true })];
    await issue(mine.invoice);
    await issue(sandbox.invoice);
    expect(received.filter((mail) => mail.includes(mine.owner))).toHaveLength(1);
    expect(received.find((mail) => mail.includes(mine.owner))).toMatch(/filename="?tagihan-INV-2026-11-\d{4}\.pdf/);
    expect(received.some((mail) => mail.includes(sandbox.owner))).toBe(false);
    expect((await mailsTo(sandbox.owner)).map(({ status }) => status)).toEqual(['kept']);
  } finally {
    await api.close();
    api = world;
    await new Promise<void>((closed) => server.close(() => closed()));
  }
});

const startWithMailServer = (port: number): Promise<TestApi> =>
  startTestApi({ clock: () => now, env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Nadi <tagihan@nadi.test>' } });

test('given an issued invoice, when staff send it, then owner and client get a copy, and the time of the first mail stays', async () => {
  const { invoice, owner } = await clinic();
  await issue(invoice);
  const send = () => admin('POST', `/invoices/${invoice}/send`, { data: { type: 'invoices', id: invoice, attributes: {} } });
  const sentAt = async () => recordIn(await admin('GET', `/invoices/${invoice}`)).attributes!['sent_at'];
  expect(await sentAt()).toBe(start.toISOString());
  now = new Date('2026-11-17T03:00:00.000Z');
  expect((await send()).status).toBe(200);
  await api.app.jobs.runDue();
  expect(await subjects(owner)).toEqual(['Tagihan INV dari Nadi', 'Salinan tagihan INV dari Nadi']);
  expect(await sentAt()).toBe(start.toISOString());
});

test('given a client with nobody to mail, then issuing sends nothing, and sending says whose address is missing', async () => {
  const entity = await build(admin, 'entity', { email: null });
  const { id } = await build(admin, 'invoice', {
    entity: refTo(entity),
    lines: [{ kind: 'package', description_id: 'Paket', description_en: 'Package', qty: '1', unit_price: 475_000 }],
  });
  await issue(id);
  expect(recordIn(await admin('GET', `/invoices/${id}`)).attributes!['sent_at']).toBeNull();
  const answered = await admin('POST', `/invoices/${id}/send`, { data: { type: 'invoices', id, attributes: {} } });
  expect([answered.status, errorsIn(answered)]).toEqual([409, ['invoice.nobody_to_mail']]);
});
