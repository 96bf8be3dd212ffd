/** The only fetch: sends a call with what every call needs, and turns whatever happens into a value. */
import type { ErrorCode, Problem } from '#shared/errors';
import type { Language } from '#shared/locale';
import { API_ROOT, MEDIA_TYPE, WORKPLACE_HEADER, type Document, type ErrorObject } from '#shared/jsonapi';
import type { Caller, Exchange, Outcome, Sent } from './serviceResults';
import { withPictures } from './pictureAddresses';
import { redact } from './redaction';

export type OnSent = (part: number) => void;

export type Call = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Under the API's root, with its query string. */
  readonly path: string;
  readonly document?: object;
  readonly form?: FormData;
  /** Sent as it is, under its own type. */
  readonly file?: Blob;
  /** Called with the part of the form that has been sent, from 0 to 1. */
  readonly onSent?: OnSent;
  /** The answer is a file; it comes as `{ file }`. */
  readonly isFile?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds until the answer counts as too late. */
  readonly timeout?: number;
};

const TIMEOUT = 30_000;

/** What the server answered; null when it had nothing to say (204). */
export type Answer = Document & Readonly<Record<string, unknown>>;
export type Http = (call: Call, signal: AbortSignal) => Promise<Outcome<Answer | null>>;

/** `token` and `language` are read anew for each call. `api`: the base address of another provider's API; ours by default. */
export type HttpParts = {
  readonly fetch: typeof globalThis.fetch;
  /** Makes a fetch that reports how much of a form has been sent, which the platform's cannot. Without it no progress is reported. */
  readonly fetchWithProgress?: ((onSent: OnSent) => typeof globalThis.fetch) | undefined;
  readonly api?: string | undefined;
  readonly token: () => string | null;
  readonly language: () => Language;
  /** Id of the client that the tab works for (SUB-13); null for the person's first one. */
  readonly workplace?: () => string | null;
};

/** One problem as the server wrote it. A newer server may have codes that this client does not know: `sentence` answers with a general text for them. */
export const problem = ({ code, source, meta }: Pick<ErrorObject, 'code' | 'source' | 'meta'>): Problem => ({
  code: code as ErrorCode,
  ...source,
  ...(meta && { meta }),
});

/** What a proxy before the server means by a status, which it says in a page of its own (RFC 9110). */
const byStatus: Readonly<Record<number, ErrorCode>> = {
  408: 'timeout',
  413: 'body.too_large',
  429: 'rate.limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'timeout',
};

/** Every problem of an error document; what is no error document is read by its status, or else is a fault of ours. */
const problemsOf = (document: Answer | null | undefined, status: number): Problem[] => {
  const found = Array.isArray(document?.errors) ? document.errors.map(problem) : [];
  return found.length ? found : [{ code: byStatus[status] ?? 'unexpected' }];
};

/** Whether it is about the session that was named, rather than about what was sent. */
const isSessions = ({ code }: Problem): boolean => code === 'session.expired' || code === 'session.missing';

/** The parsed body; null when empty, undefined when it isn't a JSON object. */
const parse = (body: string): Answer | null | undefined => {
  if (!body) return null;
  try {
    const read: unknown = JSON.parse(body);
    return typeof read === 'object' && read !== null ? (read as Answer) : undefined;
  } catch {
    return undefined;
  }
};

type Arrival = { readonly status: number; readonly body: string; readonly file?: Blob } | 'network' | 'timeout';

const isGood = (status: number): boolean => status >= 200 && status < 300;

/** Fetches within the time; a lost network and a late answer are values too. An abort reads as a lost network: nobody waits for it. */
async function fetched(
  fetch: HttpParts['fetch'],
  path: string,
  init: RequestInit,
  signal: AbortSignal,
  { timeout = TIMEOUT, isFile = false }: Pick<Call, 'timeout' | 'isFile'>,
): Promise<Arrival> {
  const end = new AbortController();
  let late = false;
  const stop = () => end.abort();
  const timer = setTimeout(() => {
    late = true;
    stop();
  }, timeout);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    const response = await fetch(path, { ...init, signal: end.signal });
    const { status } = response;
    if (isFile && isGood(status)) return { status, body: '', file: await response.blob() };
    return { status, body: await response.text() };
  } catch (error) {
    // Time can also run out before ours: in the platform, or in a session that is replayed.
    return late || (error as Error).name === 'TimeoutError' ? 'timeout' : 'network';
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** A form as the log keeps it: a file's content stays out, because it may be large and shows more than a fault needs. */
const fieldsOf = (form: FormData): object =>
  Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : { name: value.name, size: value.size, type: value.type }]),
  );

/** What the log keeps of a call: its own headers, its body and the caller. The token of the session that is asked for is in none of them. */
function sentOf({ headers, document, form, file }: Call, caller: Caller): Sent {
  const own = Object.fromEntries(Object.entries(headers ?? {}).filter(([name]) => name !== 'Authorization'));
  const body = document ?? (form && fieldsOf(form)) ?? (file && { size: file.size, type: file.type });
  return redact({ ...(Object.keys(own).length && { headers: own }), ...(body && { body }), caller });
}

export const createHttp = (parts: HttpParts): Http =>
  async function send(call, signal) {
    // What is logged names the call, no matter who serves it.
    const path = `${API_ROOT}${call.path}`;
    const address = `${parts.api ?? API_ROOT}${call.path}`;
    const token = parts.token();
    const workplace = parts.workplace?.() ?? null;
    const language = parts.language();
    const headers = {
      Accept: call.isFile ? '*/*' : MEDIA_TYPE,
      'Accept-Language': language,
      ...(call.document && { 'Content-Type': MEDIA_TYPE }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(token && workplace && { [WORKPLACE_HEADER]: workplace }),
      ...call.headers,
    };
    const caller = { signedIn: 'Authorization' in headers, language, workplace: headers[WORKPLACE_HEADER] ?? null };
    const body = call.document ? JSON.stringify(call.document) : (call.form ?? call.file);
    const request = (call.onSent && parts.fetchWithProgress?.(call.onSent)) ?? parts.fetch;
    const arrival = await fetched(request, address, { method: call.method, headers, body }, signal, call);
    const exchange = (status: number, document: unknown): Exchange => ({
      method: call.method,
      path,
      sent: sentOf(call, caller),
      status,
      document: redact(document ?? null),
    });
    if (typeof arrival === 'string') return { errors: [{ code: arrival }], exchange: exchange(0, null) };
    if (arrival.file) {
      const { size, type } = arrival.file;
      // The content of a file stays out of the log.
      return { answer: { file: arrival.file } as unknown as Answer, exchange: exchange(arrival.status, { file: { size, type } }) };
    }
    const document = parse(arrival.body);
    // Refused for a token that has been renewed meanwhile, or for the lack of one: that refusal says nothing.
    if (arrival.status === 401 && parts.token() && token !== parts.token() && problemsOf(document, 401).some(isSessions))
      return send(call, signal);
    const seen = exchange(arrival.status, document);
    return isGood(arrival.status) && document !== undefined
      ? { answer: document && withPictures(document, parts.api), exchange: seen }
      : { errors: problemsOf(document, arrival.status), exchange: seen };
  };

/** Reads what is needed from an answer; an answer that doesn't have it is a fault of ours. */
export const read = <T>(outcome: Outcome<Answer | null>, find: (document: Answer | null) => T | undefined): Outcome<T> => {
  if ('errors' in outcome) return outcome;
  const answer = find(outcome.answer);
  return answer === undefined ? { errors: [{ code: 'unexpected' }], exchange: outcome.exchange } : { answer, exchange: outcome.exchange };
};
