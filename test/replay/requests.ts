/** What an event's call sent, so that two of them can be compared place by place. */
import type { Sent } from '#client/services/serviceResults';
import type { Logged } from './actions';

/** A call as it was sent. `query`: its parameters, decoded; one that was given several times is a list. */
type Request = Sent & {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
};

const queryOf = (text: string): Request['query'] => {
  const given = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(given.keys())].map((name) => {
      const values = given.getAll(name);
      return [name, values.length > 1 ? values : values[0]!];
    }),
  );
};

/**
 * The call that led to an event; undefined where there was none.
 * @param logged the log's event: what logs did not keep yet when it was written (headers and body, the caller) is not compared
 */
export function requestOf({ meta }: Logged, logged: Logged): Request | undefined {
  const exchange = meta?.exchange;
  const known = logged.meta?.exchange;
  if (!exchange || !known) return undefined;
  const [path = '', query = ''] = exchange.path.split('?');
  const { caller, ...sent } = exchange.sent ?? {};
  return { method: exchange.method, path, query: queryOf(query), ...(known.sent && sent), ...(known.sent?.caller && { caller }) };
}

/** The event less what its call sent. */
export function withoutRequest(event: Logged): Logged {
  if (!event.meta?.exchange) return event;
  const { method: _, path: __, sent: ___, ...exchange } = event.meta.exchange;
  return { ...event, meta: { ...event.meta, exchange: exchange as typeof event.meta.exchange } };
}

/** How many of the log's calls do not tell what they sent. */
export const silentCalls = (actions: readonly Logged[]): number =>
  actions.filter(({ meta }) => meta?.exchange && !meta.exchange.sent).length;
