/** Calls a service. When the session is over, it waits until the person has signed in again and repeats the call, so that no work is lost. Rule: SGN-9. */
import { call, put, race, take } from 'typed-redux-saga';
import type { Outcome } from '../services/serviceResults';
import { isSessionOver, sessionClosed, sessionExpired, sessionOpened } from './sessionEvents';

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
 * Returns the answer of the service. When the session is over it waits: after a new sign-in it repeats the call, after a sign-out it returns the refusal.
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
