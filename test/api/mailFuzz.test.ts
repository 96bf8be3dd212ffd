/** Two thousand mails from a seed: each is taken, none is empty that had words, and none keeps the server from its other work. Rule: TKT-13. */
import { createHash } from 'node:crypto';
import { relayHeaders } from '#server/areas/support/mail/relaySignature';
import { readBody } from '#server/mail/mailBody';
import { readMail } from '#server/mail/readMail';
import { replyAddress } from '#server/mail/replyAddress';
import { isPlainText } from '#shared/kit/values';
import { randomMails, type RandomMail } from '../build/randomMails';
import { admin, api, asked, clinic, clock, inbound, thread } from './ticketClinic';
import { recordIn } from './testApi';

const SEED = 20_261_126;
/** Milliseconds of the main thread for one mail. */
const MOST = 100;

/** Milliseconds that some work took by itself. */
const timeOf = async (work: () => unknown): Promise<number> => {
  const started = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000;
};

const large = Buffer.alloc(28 * 1_048_576);
/** Milliseconds that a machine with nothing else to do needs to hash it. A busy one takes longer for everything. */
const USUAL = 30;

/** Within the limit, on a machine as busy as this one is now: the least of several, since some of them cleared memory. */
const isQuick = async (work: () => Promise<unknown>): Promise<boolean> => {
  for (let tried = 0; tried < 4; tried += 1) {
    const taken = await timeOf(work);
    if (taken < MOST) return true;
    const busy = (await timeOf(() => createHash('sha256').update(large).digest())) / USUAL;
    if (taken < MOST * busy) return true;
  }
  return false;
};

const squeezed = (text: string): string => text.replace(/\s+/g, ' ');
const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
const isLost = ({ words, isWhole }: RandomMail, text: string): boolean => (isWhole ? !squeezed(text).includes(words) : !hasWords(text));

const header = 'From: ani@klinik.test\nTo: tiket@masuk.nadi.test\nSubject: Re: Tiket\nMIME-Version: 1.0\n';

test('given 1.900 mails, then each has its words, in a form that our rules take, and its headers are read at once', async () => {
  const wrong: string[] = [];
  for (const mail of randomMails(1_900, SEED, (at) => `${header}Message-ID: <${at}@a.test>\n`)) {
    const heads: Awaited<ReturnType<typeof readMail>>[] = [];
    const isFast = await isQuick(async () => heads.push(await readMail(mail.raw, readBody)));
    const [head] = heads;
    const { text, fullText, files } = await head!.body();
    const isCut = mail.made.endsWith('cut');
    if (!isCut && (!hasWords(text) || isLost(mail, `${text}\n${fullText ?? ''}`))) wrong.push(`words: ${mail.made}: ${text.slice(0, 80)}`);
    if (head!.from !== 'ani@klinik.test' || head!.isAutomatic) wrong.push(`headers: ${mail.made}`);
    if (![text, fullText ?? '', ...files.map(({ name }) => name)].every(isPlainText)) wrong.push(`signs: ${mail.made}`);
    if (!isFast) wrong.push(`slow: ${mail.made}`);
  }
  expect(wrong).toEqual([]);
}, 120_000);

test.each([
  ['20.000 recipients', `Cc: ${Array.from({ length: 20_000 }, (_, at) => `"Nama, ${at}" <p${at}@a.test>`).join(',\n ')}\n`, 'Halo.'],
  ['20.000 headers', 'Received: from a.test by b.test; Wed, 25 Nov 2026 14:20:00 +0700\n'.repeat(20_000), 'Halo.'],
  ['28 MB without an empty line', '', 'a'.repeat(28 * 1_048_576)],
])('given a mail with %s, then the main thread reads what it needs of it at once', async (_, headers, body) => {
  const raw = Buffer.from(`${header}${headers}Message-ID: <besar@a.test>\n${body.length > 100 ? '' : '\n'}${body}`);
  const read = () => readMail(raw, readBody);
  expect(await isQuick(read)).toBe(true);
  const head = await read();
  expect(head.from).toBe('ani@klinik.test');
  if (body.length < 100) expect((await head.body()).text).toBe(body);
});

test('given 100 mails to a ticket, then each is answered with 200 and is in the thread', async () => {
  const { nurse } = await clinic();
  const ticket = await asked(nurse);
  const { id } = recordIn(await admin('GET', `/tickets/${ticket.id}`)).relationships!['requester']!.data as { id: string };
  const from = String(recordIn(await admin('GET', `/users/${id}`)).attributes!['email']);
  const headerOf = (at: number) =>
    `From: ${from}\nTo: ${replyAddress(inbound, ticket.id, id)}\nSubject: Re: Tiket\nMessage-ID: <acak-${at}@a.test>\n`;
  const wrong: string[] = [];
  const mails = randomMails(100, SEED + 1, headerOf);
  for (const { raw, made } of mails) {
    const { statusCode, payload } = await api.app.inject({
      method: 'POST',
      url: '/api/v1/inbound-mails',
      headers: { 'content-type': 'message/rfc822', ...relayHeaders(inbound.secret, raw, clock.now) },
      payload: raw,
    });
    if (statusCode !== 200 || !payload.includes('"taken"')) wrong.push(`${statusCode} ${payload.slice(0, 200)}: ${made}`);
  }
  expect(wrong).toEqual([]);
  const entries = await thread(nurse, ticket);
  expect(entries.every(({ message }) => message !== '')).toBe(true);
}, 120_000);
