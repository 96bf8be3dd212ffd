/** Bodies of mails are read in the second thread: only of a mail that we expect, and without keeping others waiting. Rule: TKT-13. */
import MailComposer from 'nodemailer/lib/mail-composer';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app';
import { readConfig } from '#server/config';
import { openFiles } from '#server/files/store';
import { relayHeaders } from '#server/areas/support/mail/relaySignature';
import { until } from '../build/until';
import { watchedThread, words, type WatchedThread } from '../build/watchedThread';
import { api, asked, clinic, clock, inbound, mailsAbout, thread as threadOf, type Clinic } from './ticketClinic';
import { takesMails } from './testApi';

let melati: Clinic;
let nurse: { id: string; email: string };
let ticket: { id: string };
let address: string;
let thread: WatchedThread;
let app: FastifyInstance;

beforeAll(async () => {
  melati = await clinic();
  ticket = await asked(melati.nurse);
  ({ requester: nurse, address } = await mailsAbout(ticket));
});
beforeEach(async () => {
  const config = readConfig({ DATA_DIR: api.filesDir, LOG_LEVEL: 'silent', RATE_LIMIT: '0', ...takesMails });
  thread = watchedThread();
  app = await buildApp({ config, database: api.database, files: openFiles(config), clock: () => clock.now, thread });
});
afterEach(() => app.close());

let sent = 0;
/** What becomes of an answer by mail. */
const mailed = async (text: string, to = address) => {
  const composer = new MailComposer({ from: nurse.email, to, subject: 'Re: Tiket', messageId: `<utas-${(sent += 1)}@surat.test>`, text });
  const body = await composer.compile().build();
  const { statusCode, payload } = await app.inject({
    method: 'POST',
    url: '/api/v1/inbound-mails',
    headers: { 'content-type': 'message/rfc822', ...relayHeaders(inbound.secret, body, clock.now) },
    payload: body,
  });
  const document = JSON.parse(payload) as { meta?: { result: string }; errors?: { code: string }[] };
  return [statusCode, document.meta?.result ?? document.errors![0]!.code];
};

test('given a mail that takes long to read, then others are answered meanwhile, and it is taken', async () => {
  thread.closeGate();
  const taken = mailed('Masih gagal.');
  await until(() => thread.tasks() === 1);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  thread.openGate();
  expect(await taken).toEqual([200, 'taken']);
  expect((await threadOf(melati.nurse, ticket)).at(-1)).toMatchObject({ kind: 'customer', message: 'Masih gagal.' });
});

test('given a mail to an address that nobody signed, then its body is not read', async () => {
  const forged = address.replace(/\.[0-9a-f]{20}@/, `.${'0'.repeat(20)}@`);
  expect([await mailed('Palsu', forged), thread.tasks()]).toEqual([[200, 'ignored'], 0]);
});

test('given a thread that ends while it reads a mail, then the relay is told to try again, and the next mail is taken', async () => {
  expect(await mailed(words.ends)).toEqual([503, 'unavailable']);
  expect(await mailed('Sudah bisa.')).toEqual([200, 'taken']);
});
