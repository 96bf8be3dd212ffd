/** A server that answers only when the test says so: calls wait here, in the order they were made. */
import { setImmediate as immediately } from 'node:timers';
import { API_ROOT } from '#shared/jsonapi';
import type { Ref } from '#shared/kit/resource';
import { resourceOfType } from '#shared/areas/resources';

export type Waiting = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly signal: AbortSignal;
  answer(status: number, document?: unknown): Promise<void>;
  /** The connection breaks. */
  lose(): Promise<void>;
};

/** Lets everything that can happen now happen: promises and sagas, no clock. */
export const settled = () => new Promise<void>((resolve) => immediately(() => immediately(resolve)));

/** A record as its resource object: which values are relations is read from the declaration. */
export const resourceObject = (type: string, { id, version = 1, ...values }: { id: string; version?: number; [name: string]: unknown }) => {
  const relations = resourceOfType(type)!.relations;
  const entries = Object.entries(values);
  return {
    type,
    id,
    attributes: Object.fromEntries(entries.filter(([name]) => !(name in relations))),
    relationships: Object.fromEntries(
      entries.flatMap(([name, data]) => (name in relations ? [[name, { data: data as Ref | Ref[] | null }]] : [])),
    ),
    meta: { version },
  };
};

export const problemDocument = (status: number, code: string, more: object = {}) => ({
  errors: [{ status: String(status), code, title: code, ...more }],
});

const open: Waiting[] = [];
afterEach(() => open.splice(0).forEach((call) => void call.lose()));

export function stubServer() {
  const calls: Waiting[] = [];
  const fetch = ((path: string, init: RequestInit) =>
    new Promise((resolve, reject) => {
      const call: Waiting = {
        method: init.method!,
        path: path.replace(API_ROOT, ''),
        headers: init.headers as Record<string, string>,
        body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
        signal: init.signal!,
        answer: (status, document) => {
          const body = document === undefined ? '' : typeof document === 'string' ? document : JSON.stringify(document);
          resolve({ status, text: () => Promise.resolve(body), blob: () => Promise.resolve(new Blob([body])) });
          return settled();
        },
        lose: () => {
          reject(new TypeError('fetch failed'));
          return settled();
        },
      };
      calls.push(call);
      open.push(call);
    })) as unknown as typeof globalThis.fetch;
  /** The call that came last. */
  const last = () => calls.at(-1)!;
  /** The last call of a method to where its path begins so. */
  const to = (method: string, path: string) => calls.filter((call) => call.method === method && call.path.startsWith(path)).at(-1)!;
  return { fetch, calls, last, to };
}
