/** Between a session and a freshly started app: what the log does not tell is put in, and the rows of both are brought together. */
import { MEDIA_TYPE, type Document } from '#shared/jsonapi';
import { REDACTED } from '#client/services/redaction';
import type { Exchange } from '#client/services/serviceResults';
import type { Ask } from './answers';
import { resources } from '#shared/areas/resources';
import { liveIds } from './liveIds';
import { rowsAt } from './liveStart';
import { lackingSentence } from './missingRows';
import { PASSWORD } from '../password';

/** Changes what the app answers: for tests of what a fault of the server looks like. */
export type Fault = (document: unknown, call: Pick<Exchange, 'method' | 'path'>) => unknown;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const secretPassword = new RegExp(`"(password|password_confirmation|current_password)":"${REDACTED.replace(/[[\]]/g, '\\$&')}"`, 'g');
/** Numbers of people and clients, which no log has: these are valid. */
const secretNumbers = { npwp: '0013121660091000', nik: '3171011708450001' };
const secretNumber = new RegExp(`"(npwp|nik)":"${REDACTED.replace(/[[\]]/g, '\\$&')}"`, 'g');

const isRefusedAs =
  (wanted: string) =>
  ({ document }: Exchange): boolean =>
    Boolean((document as Document | null)?.errors?.some(({ code }) => code === wanted));

const hasExpired = isRefusedAs('session.expired');

/** A password or a token that was wrong is as secret as a right one: another wrong one stands for it. */
const hasWrongPassword = isRefusedAs('credentials.invalid');
const hasWrongToken = isRefusedAs('token.invalid');
const WRONG = 'x'.repeat(43);

/** The address of the person whom this call signed in. */
const emailIn = ({ method, path, status, sent }: Exchange): string | undefined => {
  if (method !== 'POST' || !path.endsWith('/login') || status !== 200) return undefined;
  return (sent?.body as { readonly data: { readonly attributes: { readonly email: string } } }).data.attributes.email;
};

const secretBearer = `Bearer ${REDACTED}`;
const secretToken = `"token":"${REDACTED}"`;

/** Most pages of rows that are looked through for those of a session. */
const MOST_PAGES = 10;
const PAGE = 100;

/**
 * @param fault none by default
 * @param first the address of who is signed in as the session begins: their token is not in a log
 */
export function liveNetwork(url: string, fault: Fault = (document) => document, first?: string) {
  const ids = liveIds();
  /** The address of who signed in last. */
  let person = first;
  /** The token that the app gave last. */
  let given: string | undefined;
  const api = (path: string, init: RequestInit) => fetch(`${url}/api/v1${path}`, init);

  /** @throws Error where the app has no such account */
  async function tokenOf(email: string): Promise<string> {
    const attributes = { email, password: PASSWORD };
    const headers = { Accept: MEDIA_TYPE, 'Content-Type': MEDIA_TYPE };
    const answer = await api('/login', { method: 'POST', headers, body: JSON.stringify({ data: { type: 'token', attributes } }) });
    if (!answer.ok) throw new Error(lackingSentence([`account ${email}`]));
    return ((await answer.json()) as { access_token: string }).access_token;
  }

  /** What the newest mail to anyone holds: the first account of an app reads all of them. */
  async function mailedToken(): Promise<string> {
    const headers = { Accept: MEDIA_TYPE };
    const Authorization = `Bearer ${await tokenOf('admin@nadi.test')}`;
    for (let tries = 0; tries < 50; tries++) {
      const text = await (await api('/mails?sort=-created_at', { headers: { ...headers, Authorization } })).text();
      const found = /token=([\w-]{20,})/.exec(text);
      if (found) return found[1]!;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('No mail with a link came.');
  }

  /** The call as the app understands it: with its own ids, and with secrets that it takes. */
  async function send(path: string, { signal: _, ...init }: RequestInit, logged?: Exchange): Promise<Response> {
    const headers = Object.fromEntries(
      Object.entries((init.headers ?? {}) as Record<string, string>).map(([name, value]) => [name, ids.toLive(value)]),
    );
    // A browser that was signed in remembers its token, a log does not.
    if (headers['Authorization'] === secretBearer) headers['Authorization'] = `Bearer ${(given ??= await tokenOf(person ?? ''))}`;
    if (typeof init.body !== 'string') return fetch(url + ids.toLive(path), { ...init, headers });
    const numbered = ids
      .toLive(init.body)
      .replaceAll(secretNumber, (_match, name: keyof typeof secretNumbers) => `"${name}":"${secretNumbers[name]}"`);
    let body = numbered.replaceAll(secretPassword, `"$1":"${logged && hasWrongPassword(logged) ? WRONG : PASSWORD}"`);
    if (body.includes(secretToken)) {
      const token = logged && hasWrongToken(logged) ? WRONG : await mailedToken();
      body = body.replace(secretToken, `"token":"${token}"`);
    }
    return fetch(url + ids.toLive(path), { ...init, headers, body });
  }

  /** A session that had ended when the log was made, for a reason that it does not tell, ends here as well. */
  async function endSession({ headers }: RequestInit): Promise<void> {
    const { Authorization = '' } = (headers ?? {}) as Record<string, string>;
    await api('/logout', { method: 'POST', headers: { Accept: MEDIA_TYPE, Authorization } });
  }

  const ask: Ask = async (path, init, logged) => {
    if (hasExpired(logged)) await endSession(init);
    person = emailIn(logged) ?? person;
    const answer = await send(path, init, logged);
    const text = await answer.text();
    const document = parsed(text);
    if (document === undefined) return { status: answer.status, body: text };
    given = (document as { readonly access_token?: string } | null)?.access_token ?? given;
    ids.learn(logged.document, document);
    return { status: answer.status, body: ids.toLogged(JSON.stringify(fault(document, { method: init.method ?? 'GET', path }))) };
  };

  /** Brings the rows that a session begins with together with those of the app. */
  async function learnRows(start: object | null): Promise<void> {
    const token = start && person ? (given ??= await tokenOf(person)) : undefined;
    for (const [name, rows] of token ? rowsAt(start) : []) {
      const found: unknown[] = [];
      for (let page = 1; page <= MOST_PAGES; page += 1) {
        const path = `/${resources[name].path}?page[size]=${PAGE}&page[number]=${page}`;
        const answer = await api(path, { headers: { Accept: MEDIA_TYPE, Authorization: `Bearer ${token}` } });
        const { data = [] } = answer.ok ? ((await answer.json()) as { data?: unknown[] }) : {};
        found.push(...data);
        if (data.length < PAGE) break;
      }
      ids.learn({ data: rows }, { data: found });
    }
  }

  return {
    ask,
    learnRows,
    isFound: ids.isFound,
    /** The value with each id that was found later than it was met. */
    inLog: <T>(value: T): T => JSON.parse(ids.toLogged(JSON.stringify(value))) as T,
    /** For somebody else who works in the same app: in the ids of the log, too. */
    fetch: async (path: string, init: RequestInit = {}): Promise<Response> => {
      const answer = await send(path, init);
      const text = await answer.text();
      return new Response(answer.status === 204 ? null : ids.toLogged(text), { status: answer.status, headers: answer.headers });
    },
  };
}
