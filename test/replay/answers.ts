/** A server whose answers come when the log says so: what the log has, or what a live app says. */
import type { Exchange } from '#client/services/serviceResults';
import { sessionExpired, sessionOpened } from '#client/storeKit/sessionEvents';
import type { Logged } from './actions';

type Waiting = {
  readonly method: string;
  readonly path: string;
  readonly init: RequestInit;
  /** The request that it was made for; '' when another tab led to it. */
  readonly request: string | undefined;
  readonly resolve: (response: Pick<Response, 'status' | 'text' | 'blob'>) => void;
  readonly reject: (reason: unknown) => void;
};

type Exchanged = { readonly request?: string | undefined; readonly exchange: Exchange };

type Failed = { readonly errors?: readonly { readonly code: string }[] };

const failureOf = (event: Logged): Failed['errors'] => (event.payload as Failed | undefined)?.errors;

/** The body that was answered; what couldn't be read then can't be read now. */
const bodyOf = ({ document }: Exchange, event: Logged): string =>
  document === null ? (failureOf(event) ? '<' : '') : JSON.stringify(document);

/** A file stands for the one that was answered: of its size and type, as the log keeps no more of it. */
const fileOf = ({ document }: Exchange): Blob => {
  const { size, type } = (document as { readonly file?: { readonly size: number; readonly type: string } } | null)?.file ?? {
    size: 0,
    type: '',
  };
  return new Blob([new Uint8Array(size)], { type });
};

/** Asks an app that runs, where the log has this exchange. */
export type Ask = (path: string, init: RequestInit, logged: Exchange) => Promise<{ readonly status: number; readonly body: string }>;

/**
 * @param now the action that is being dispatched
 * @param ask answers in place of the log; what the log lost stays lost
 */
export function answersOf(now: () => Logged | undefined, ask?: Ask) {
  const waiting = new Set<Waiting>();
  /** Calls that were ended before an answer came. */
  const ended: Waiting[] = [];
  /** Calls that found the session over, in the order in which they are made again. */
  const refused: Exchanged[] = [];

  /** The request of the action during which the call is made; after signing in again, the one that is asked anew. */
  const requestOf = (method: string, path: string): string | undefined => {
    const again = sessionOpened.match(now())
      ? refused.findIndex(({ exchange }) => exchange.method === method && exchange.path === path)
      : -1;
    return again < 0 ? (now()?.meta?.request ?? '') : refused.splice(again, 1)[0]!.request;
  };

  const fetch = (path: string, init: RequestInit) =>
    new Promise((resolve, reject) => {
      const { method = 'GET', signal } = init;
      const call: Waiting = { method, path, init, request: requestOf(method, path), resolve, reject };
      waiting.add(call);
      signal?.addEventListener('abort', () => {
        if (waiting.delete(call)) ended.push(call);
        reject(signal.reason);
      });
    });

  /** The call that this answer is to; where the request makes no such call any more, what it calls instead. */
  const callFor = ({ exchange: { method, path }, request }: Exchanged): Waiting | undefined => {
    const own = [...waiting].filter((call) => call.request === request);
    return own.find((call) => call.method === method && call.path === path) ?? own[0];
  };

  return {
    fetch: fetch as typeof globalThis.fetch,
    /** Lets the answer come that led to this event. */
    async give(event: Logged): Promise<void> {
      const exchange = event.meta?.exchange;
      if (!exchange) return;
      const asked = { request: event.meta?.request, exchange };
      if (sessionExpired.match(event)) refused.push(asked);
      const call = callFor(asked);
      if (!call) return;
      waiting.delete(call);
      if (exchange.status) {
        const { status, body } = ask
          ? await ask(call.path, call.init, exchange)
          : { status: exchange.status, body: bodyOf(exchange, event) };
        return call.resolve({ status, text: async () => body, blob: async () => fileOf(exchange) });
      }
      const late = failureOf(event)?.some(({ code }) => code === 'timeout');
      call.reject(
        late
          ? new DOMException('The log says that no answer came in time.', 'TimeoutError')
          : new TypeError('The log says that the network was lost.'),
      );
    },
    /** Calls that got no answer, also those that were ended, of the requests that are asked for. */
    unanswered: (isAskedFor: (request: string) => boolean): readonly string[] =>
      [...ended, ...waiting].filter(({ request = '' }) => isAskedFor(request)).map(({ method, path }) => `${method} ${path}`),
  };
}
