/** Calls a service: once, or again after the person has signed in again, so that work is not lost with a session. Rule: SGN-9. */
import { call, put, race, take } from 'typed-redux-saga';
import type { Outcome } from '../services/outcome';
import { isSessionOver, sessionClosed, sessionExpired, sessionOpened } from './session';

type Call<P, A> = (asked: P, signal: AbortSignal) => Promise<Outcome<A>>;

/** One call; cancelling the saga ends the fetch. After an answer the abort does nothing. */
export function* once<P, A>(service: Call<P, A>, asked: P) {
  const end = new AbortController();
  try {
    return yield* call(service, asked, end.signal);
  } finally {
    end.abort();
  }
}

/**
 * What the service says. When the session is over, waits in place: signed in again, it asks again; signed out, the refusal stands.
 * @param request the intent's, for the log
 */
export function* ask<P, A>(service: Call<P, A>, asked: P, request: string) {
  while (true) {
    const outcome = yield* once(service, asked);
    if (!('errors' in outcome) || !isSessionOver(outcome.errors)) return outcome;
    yield* put(sessionExpired({ request, exchange: outcome.exchange }));
    const { closed } = yield* race({ opened: take(sessionOpened), closed: take(sessionClosed) });
    if (closed) return outcome;
  }
}
