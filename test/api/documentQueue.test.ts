/** PDFs that are asked for at once: nobody else waits for them, one person has a number of places, and what was drawn is kept. Rules: INV-5, INV-10. */
import { request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app';
import { readConfig } from '#server/config';
import { drawPaper } from '#server/documents/pdf/drawPaper';
import { openFiles } from '#server/files/store';
import type { Paper } from '#shared/documents/paper';
import type { ResourceObject } from '#shared/jsonapi';
import { build, changeOf, refTo } from '../build/records';
import { until } from '../build/until';
import { watchedThread, words, type WatchedThread } from '../build/watchedThread';
import { errorsIn, recordsIn, startTestApi, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
let melati: ResourceObject;
beforeAll(async () => {
  world = await startTestApi();
  admin = world.as('admin');
  melati = await build(admin, 'entity', { name: 'Klinik Melati' });
});
afterAll(() => world.close());

let thread: WatchedThread;
let app: FastifyInstance;
beforeEach(async () => {
  const config = readConfig({ DATA_DIR: world.filesDir, LOG_LEVEL: 'silent', RATE_LIMIT: '0' });
  thread = watchedThread();
  app = await buildApp({ config, database: world.database, files: openFiles(config), thread });
});
afterEach(() => app.close());

const rolesOf = async (name: string) =>
  recordsIn(await admin('GET', '/roles?page[size]=100'))
    .filter(({ attributes }) => attributes!['name'] === name)
    .map(refTo);

const invoices = (most: number, description = 'Paket Klinik'): Promise<ResourceObject[]> =>
  Promise.all(
    Array.from({ length: most }, (_, at) =>
      build(admin, 'invoice', {
        entity: refTo(melati),
        lines: [{ kind: 'package', description_id: `${description} ${at}`, description_en: 'Package', qty: '1', unit_price: 475_000 }],
      }),
    ),
  );

type Answered = { readonly status: number; readonly bytes: Buffer; readonly wait: string | undefined };

/** The file, as a person is given it by the server whose thread is watched. */
const pdf = async ({ id }: ResourceObject, token = world.tokenOf('admin'), language = 'id'): Promise<Answered> => {
  const { statusCode, headers, rawPayload } = await app.inject({
    url: `/api/v1/invoices/${id}/pdf?language=${language}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: statusCode, bytes: rawPayload, wait: headers['retry-after'] as string | undefined };
};
const codeIn = ({ bytes }: Answered) => (JSON.parse(bytes.toString()) as { errors: { code: string }[] }).errors[0]!.code;
const drawnHere = async ({ id }: ResourceObject) =>
  drawPaper((await admin('GET', `/invoices/${id}/paper?language=id`)).document.meta!['paper'] as Paper);

/** Notes each answer when it comes. */
const noted = (asked: readonly Promise<Answered>[]) => {
  const answers: Answered[] = [];
  const all = Promise.all(asked.map((one) => one.then((answer) => answers.push(answer))));
  return { answers, all };
};

test('given ten PDFs that one person asks for at once, while the first is drawn, then others are answered, and the ten are what they always were', async () => {
  const ten = await invoices(10);
  thread.closeGate();
  const { answers, all } = noted(ten.map((one) => pdf(one)));
  await until(() => thread.tasks() === 1);
  const [health, me] = [await app.inject('/healthz'), await world.as('member', app)('GET', '/me')];
  expect([health.statusCode, me.status, answers]).toEqual([200, 200, []]);
  thread.openGate();
  await all;
  const expected = await Promise.all(ten.map(drawnHere));
  expect(answers.map(({ bytes }) => expected.findIndex((one) => one.equals(bytes))).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('given one person who asks for twenty, then four are told to wait, another person has a place, and what is the same is drawn once', async () => {
  const [one, other] = await invoices(2, 'Modul');
  const colleague = await build(admin, 'user', { roles: await rolesOf('admin') });
  const token = await world.tokenFor(colleague.id);
  thread.closeGate();
  const { answers, all } = noted(Array.from({ length: 20 }, () => pdf(one!)));
  await until(() => answers.length === 4);
  expect(answers.map((answer) => [answer.status, codeIn(answer), answer.wait])).toEqual(Array(4).fill([429, 'rate.limited', '1']));
  const theirs = pdf(other!, token);
  thread.openGate();
  expect((await theirs).status).toBe(200);
  await all;
  expect([answers.filter(({ status }) => status === 200).length, thread.tasks()]).toEqual([16, 2]);
});

test('given a PDF that was drawn, then it is drawn again only in another language or when the invoice says something else', async () => {
  const [invoice] = await invoices(1, 'Layanan');
  const first = await pdf(invoice!);
  expect([(await pdf(invoice!)).bytes.equals(first.bytes), thread.tasks()]).toEqual([true, 1]);
  await pdf(invoice!, undefined, 'en');
  expect(thread.tasks()).toBe(2);
  expect(
    errorsIn(await admin('PATCH', `/invoices/${invoice!.id}`, changeOf('invoice', invoice!.id, { period: '2026-12-01/2026-12-31' }))),
  ).toEqual([]);
  expect([(await pdf(invoice!)).bytes.equals(first.bytes), thread.tasks()]).toEqual([false, 3]);
});

test('given a thread that ends while it draws, then who waits for that PDF is told so, and the next one is drawn', async () => {
  const [[fatal], [sound]] = [await invoices(1, words.ends), await invoices(1, 'Konsultasi')];
  const [refused, drawn] = await Promise.all([pdf(fatal!), pdf(sound!)]);
  expect([refused.status, codeIn(refused), drawn.status]).toEqual([503, 'unavailable', 200]);
});

test('given somebody who leaves while their PDF waits, then it is not drawn', async () => {
  const [first, second] = await invoices(2, 'Pelatihan');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const connections = () => new Promise<number>((settle) => app.server.getConnections((_, count) => settle(count)));
  thread.closeGate();
  const drawn = pdf(first!);
  await until(() => thread.tasks() === 1);
  const url = `${address}/api/v1/invoices/${second!.id}/pdf`;
  const leaver = request(url, { agent: false, headers: { authorization: `Bearer ${world.tokenOf('admin')}` } }).on('error', () => {});
  await new Promise<void>((sent) => leaver.end(sent));
  await until(async () => (await connections()) === 1);
  leaver.destroy();
  await until(async () => (await connections()) === 0);
  thread.openGate();
  expect((await drawn).status).toBe(200);
  // Anyone who asks now comes after everybody who waits.
  await pdf(first!, undefined, 'en');
  expect(thread.tasks()).toBe(2);
});
