/** Mails really sent: by SMTP, each once, again when the server is away, and never again when it says no for good. */
import { replyAddress } from '#server/mail/replyAddress';
import { build, registration } from '../../build/records';
import { startTestApi, recordIn, recordsIn, type TestApi } from '../../api/testApi';
import { mailServer, type MailServer } from './mailServer';

const MINUTE = 60_000;
const FROM = 'Nadi <surat@nadi.test>';
/** Nothing listens there, and nobody may. */
const NOWHERE = 'smtp://127.0.0.1:1';

let now = Date.parse('2026-03-05T10:00:00.000Z');
let open: (TestApi | MailServer)[] = [];
afterEach(async () => {
  for (const one of open.reverse()) await one.close();
  open = [];
});

const serverWith = async (...login: Parameters<typeof mailServer>): Promise<MailServer> => {
  const server = await mailServer(...login);
  open.push(server);
  return server;
};
const worldWith = async (env: Record<string, string>): Promise<TestApi> => {
  const world = await startTestApi({ clock: () => new Date(now), env });
  open.push(world);
  return world;
};
const smtp = (url: string) => worldWith({ SMTP_URL: url, MAIL_FROM: FROM, SITE_URL: 'https://nadi.test' });

let people = 0;
const register = async ({ as }: TestApi, values: Record<string, unknown> = {}): Promise<string> => {
  const email = `rina.${(people += 1)}@melati.test`;
  const { status, text } = await as('anonymous')('POST', '/register', registration({ email, ...values }));
  if (status !== 201) throw new Error(text);
  return email;
};
/** The newest mail, as an admin sees it. */
const newest = async ({ as }: TestApi) => recordsIn(await as('admin')('GET', '/mails'))[0]!.attributes!;
const jobsOf = async ({ database }: TestApi) =>
  (
    await database.pool.query<{ attempts: number; run_at: string; last_error: string; failed_at: string | null }>(
      'select attempts, run_at, last_error, failed_at from jobs',
    )
  ).rows;
const after = (milliseconds: number): string => new Date(now + milliseconds).toISOString();

test('given somebody who registers, then the mail arrives with its link, which works, and what it said is not kept', async () => {
  const server = await serverWith();
  const world = await smtp(server.url);
  const email = await register(world, { name: 'Rina <b>& Anak</b>' });
  expect(await newest(world)).toMatchObject({ to: email, status: 'queued', body: null, attempts: 0, sent_at: null });
  expect(server.received).toEqual([]);

  expect(await world.app.jobs.runDue()).toBe(1);
  const [mail] = server.received;
  expect([server.received.length, mail!.from, mail!.to]).toEqual([1, 'surat@nadi.test', [email]]);
  expect(mail!.headers).toMatchObject({ from: FROM, to: email, subject: 'Selamat datang di Nadi', 'auto-submitted': 'auto-generated' });
  const [token] = /(?<=https:\/\/nadi\.test\/verify-email\?token=)[\w-]{43}/.exec(mail!.text)!;
  expect(mail!.html).toContain(`https://nadi.test/verify-email?token=${token}`);

  expect(await newest(world)).toMatchObject({ status: 'sent', attempts: 1, error: null, body: null, sent_at: new Date(now).toISOString() });
  const { rows } = await world.database.pool.query('select content from mails');
  expect([rows, await jobsOf(world)]).toEqual([[{ content: null }], []]);
  expect(
    (await world.as('anonymous')('POST', '/email-verification', { data: { type: 'email-verification', attributes: { token } } })).status,
  ).toBe(204);
});

test('given an answer to a ticket, then the mail to its requester carries the address of the ticket', async () => {
  const server = await serverWith();
  const inbound = { address: 'tiket@masuk.nadi.test', secret: 'rahasia-surat-masuk-untuk-pengujian-1' };
  const env = { INBOUND_MAIL_ADDRESS: inbound.address, INBOUND_MAIL_SECRET: inbound.secret };
  const world = await worldWith({ SMTP_URL: server.url, MAIL_FROM: FROM, SITE_URL: 'https://nadi.test', ...env });
  const admin = world.as('admin');
  const { id: client } = await build(admin, 'entity');
  const { id: nurse } = await build(admin, 'user', { email: 'ani@melati.test', entity: { type: 'entity', id: client } });
  const attributes = { subject: 'Cetak gagal', message: 'Tidak bisa.' };
  const ticket = recordIn(await (await world.asUser(nurse))('POST', '/tickets', { data: { type: 'tickets', attributes } })).id;
  await admin('POST', `/tickets/${ticket}/reply`, { data: { type: 'tickets', id: ticket, attributes: { message: 'Kami periksa.' } } });
  while (await world.app.jobs.runDue());
  const about = server.received.filter(({ headers }) => String(headers['subject']).includes('TKT-'));
  const to = (one: (typeof about)[number]) => [one.to.includes('ani@melati.test'), one.headers['reply-to']];
  expect(about.map(to)).toEqual(
    expect.arrayContaining([
      [true, replyAddress(inbound, ticket, nurse)],
      [false, undefined],
    ]),
  );
  // No program answers any of them, so no answer during an absence comes back to the ticket.
  expect(new Set(server.received.map(({ headers }) => headers['auto-submitted']))).toEqual(new Set(['auto-generated']));
});

test('given a mail server that asks who comes, then it is told', async () => {
  const login = { user: 'nadi', pass: 'kasa/steril@2026' };
  const server = await serverWith(login);
  const world = await smtp(server.url);
  await register(world);
  await world.app.jobs.runDue();
  expect([server.received.length, (await newest(world))['status']]).toEqual([1, 'sent']);
});

test('given a server that refuses connections, then the mail is tried again, later each time, and given up after eight', async () => {
  const world = await smtp(NOWHERE);
  await register(world);
  for (let attempt = 1; attempt <= 8; attempt++) {
    expect(await world.app.jobs.runDue()).toBe(1);
    expect(await world.app.jobs.runDue()).toBe(0);
    const wait = MINUTE * 2 ** (attempt - 1);
    expect(await newest(world)).toMatchObject({
      status: attempt < 8 ? 'queued' : 'failed',
      attempts: attempt,
      error: expect.stringContaining('ECONNREFUSED'),
    });
    const [job] = await jobsOf(world);
    expect(job).toMatchObject({ attempts: attempt, failed_at: attempt < 8 ? null : after(0) });
    expect(new Date(job!.run_at).toISOString()).toBe(after(wait));
    now += wait;
  }
  expect(await world.app.jobs.runDue()).toBe(0);
  expect((await world.database.pool.query('select 1 from mails where content is not null')).rowCount).toBe(0);
});

test('given a server that is busy, then the mail goes out a minute later, once', async () => {
  const server = await serverWith();
  const world = await smtp(server.url);
  server.refuse(451);
  await register(world);
  await world.app.jobs.runDue();
  expect(await newest(world)).toMatchObject({ status: 'queued', attempts: 1, error: expect.stringContaining('451') });
  server.refuse(undefined);
  now += MINUTE;
  await world.app.jobs.runDue();
  expect(await newest(world)).toMatchObject({ status: 'sent', attempts: 2, error: null });
  expect(server.received).toHaveLength(1);
});

test('given a recipient that there is not, then the mail has failed, and nobody tries again', async () => {
  const server = await serverWith();
  const world = await smtp(server.url);
  server.refuse(550);
  const email = await register(world);
  await world.app.jobs.runDue();
  const mail = await newest(world);
  expect(mail).toMatchObject({ status: 'failed', attempts: 1, body: null, error: expect.stringContaining('550') });
  // The address stands in `to`, where it can be found and erased.
  expect(mail['error']).not.toContain(email);
  expect([await jobsOf(world), server.received]).toEqual([[], []]);
});

test('given two servers on one database, when both deliver at once, then each mail is sent once', async () => {
  const server = await serverWith();
  const world = await smtp(server.url);
  const other = await world.another();
  const emails: string[] = [];
  for (let count = 0; count < 12; count++) emails.push(await register(world));
  const counts = await Promise.all([world.app.jobs.runDue(), other.jobs.runDue()]);
  expect(counts[0]! + counts[1]!).toBe(12);
  expect(server.received.flatMap(({ to }) => to).sort()).toEqual(emails.sort());
  expect(new Set(server.received.map(({ headers }) => headers['message-id'])).size).toBe(12);
});

test('given no mail server, then mails are kept where an admin reads them, link and all, and nobody else', async () => {
  const world = await worldWith({});
  const email = await register(world);
  expect(await world.app.jobs.runDue()).toBe(0);
  expect(await newest(world)).toMatchObject({
    to: email,
    status: 'kept',
    purpose: 'welcome',
    body: expect.stringContaining('/verify-email?token='),
  });
  for (const person of ['member', 'creator'] as const) expect((await world.as(person)('GET', '/mails')).status).toBe(403);
  const found = await world.as('admin')('GET', '/mails?filter[q]=rina&filter[status]=kept&filter[purpose]=welcome&sort=to');
  expect(found.document.meta!.page!.total).toBe(1);
});

test('given mails of which one is sent, when they are listed by status, then the totals follow', async () => {
  const server = await serverWith();
  const world = await smtp(server.url);
  const totalOf = async (status: string) => (await world.as('admin')('GET', `/mails?filter[status]=${status}`)).document.meta!.page!.total;
  await register(world);
  expect([await totalOf('queued'), await totalOf('sent')]).toEqual([1, 0]);
  await world.app.jobs.runDue();
  expect([await totalOf('queued'), await totalOf('sent')]).toEqual([0, 1]);
});
