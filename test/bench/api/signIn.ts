/** Whether time tells if an address has an account: wrong passwords, and lost ones, for known and unknown addresses in turn. */
import { API_ROOT } from '#shared/jsonapi';
import { call } from '../../crash/api';
import { PASSWORD } from '../../crash/program';
import { median } from './figures';
import type { Target } from './http';

/** One address's tries; the account's own limit stays out of play. */
const EACH = 4;

export interface Told {
  path: string;
  /** Tries of each kind; none when this version has no such address. */
  tries: number;
  /** Medians, in milliseconds. */
  known: number;
  unknown: number;
  /** How often the unknown one of two is the slower: a half tells nothing. */
  guess: number;
}

interface RouteContext {
  path: string;
  type: string;
  more: Readonly<Record<string, string>>;
}

const doors = (url: string): RouteContext[] => [
  { path: '/login', type: 'token', more: { password: 'bukan-sandi-siapa-pun' } },
  { path: '/password-forgot', type: 'password-forgot', more: { redirect_url: `${url}/password/email` } },
];

/** Asks once. Each try comes from another address, as an attacker's would, so that no limit of one address answers. */
async function ask(
  { url }: Target,
  { path, type, more }: RouteContext,
  email: string,
  from: number,
): Promise<{ status: number; text: string; time: number }> {
  const headers = {
    accept: 'application/vnd.api+json',
    'content-type': 'application/vnd.api+json',
    'x-forwarded-for': `10.${from & 255}.${(from >> 8) & 255}.7`,
  };
  const began = performance.now();
  const answer = await fetch(`${url}${API_ROOT}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ data: { type, attributes: { email, ...more } } }),
  });
  const text = await answer.text();
  return { status: answer.status, text, time: performance.now() - began };
}

/** Makes people whose addresses are known. @returns the addresses */
async function people({ url, headers }: Target, count: number): Promise<string[]> {
  const token = headers['authorization']!.replace(/^Bearer /, '');
  const emails = Array.from({ length: count }, (_, at) => `orang.${at}@bench.nadi.test`);
  for (const [at, email] of emails.entries()) {
    const attributes = { name: `Orang ${at}`, email, password: PASSWORD, status: 'active' };
    const { status, document } = await call({ url, token }, 'POST', '/users', { data: { type: 'users', attributes } });
    if (status !== 201) throw new Error(`${email} could not be made: ${status} ${JSON.stringify(document)}`);
  }
  return emails;
}

/** What is left of an answer that everyone may be told; ids and dates differ by themselves. */
const plain = (text: string): string => text.replace(/"id":"[^"]*"/g, '');

async function measure(target: Target, door: RouteContext, emails: readonly string[], say: (sentence: string) => void): Promise<Told> {
  const times = { known: [] as number[], unknown: [] as number[] };
  let slower = 0;
  let from = 0;
  for (let round = 0; round < EACH; round++) {
    for (const [at, email] of emails.entries()) {
      const asked = { known: email, unknown: `siapa.${at}@bench.nadi.test` };
      const order = (at + round) % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      const answers = new Map<string, Awaited<ReturnType<typeof ask>>>();
      for (const kind of order) answers.set(kind, await ask(target, door, asked[kind], (from += 1)));
      const [known, unknown] = [answers.get('known')!, answers.get('unknown')!];
      if (known.status === 404 || known.status === 405) return { path: door.path, tries: 0, known: 0, unknown: 0, guess: 0.5 };
      if (known.status !== unknown.status || plain(known.text) !== plain(unknown.text))
        throw new Error(
          `${door.path} answers a known address otherwise than an unknown one: ${known.status} ${known.text}, ${unknown.status} ${unknown.text}`,
        );
      times.known.push(known.time);
      times.unknown.push(unknown.time);
      if (unknown.time > known.time) slower += 1;
    }
    say(`${door.path}: ${times.known.length} tries of each kind`);
  }
  const tries = times.known.length;
  return { path: door.path, tries, known: median(times.known), unknown: median(times.unknown), guess: slower / tries };
}

/** @param accounts how many known addresses; each is tried a few times */
export async function measureSignIn(target: Target, accounts: number, say: (sentence: string) => void): Promise<Told[]> {
  const emails = await people(target, accounts);
  const told: Told[] = [];
  for (const door of doors(target.url)) told.push(await measure(target, door, emails, say));
  return told;
}
