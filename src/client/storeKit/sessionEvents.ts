/** The session events that every store module handles. The auth module dispatches them. */
import { createAction } from '@reduxjs/toolkit';
import { call, race, take } from 'typed-redux-saga';
import type { Problem } from '#shared/errors';
import { event } from './intents';
import type { EventMeta } from './intents';

/** The server no longer knows the token; the person is asked to sign in where they are. */
export const sessionExpired = createAction('auth/expired', (meta: EventMeta) => event(undefined, meta));

/** The token is gone and everything else stays: the screen is locked until the same person proves who they are. */
export const sessionLocked = createAction('auth/locked', (meta?: Partial<EventMeta>) => ({ payload: undefined, meta }));

/** Signed in, for the first time or again. `person`: whose token it is, where that is known already. */
export const sessionOpened = createAction('auth/loggedIn', (token: string, meta?: Partial<EventMeta>, person?: string) => ({
  payload: { token, ...(person !== undefined && { person }) },
  meta,
}));

/** Signed out: everything that belonged to the person goes. */
export const sessionClosed = createAction('auth/loggedOut', (meta?: Partial<EventMeta>) => ({ payload: undefined, meta }));

/** Whether a refusal means that the session is over, rather than that this may not be done. */
export const isSessionOver = (errors: readonly Problem[]): boolean =>
  errors.some(({ code }) => code === 'session.expired' || code === 'session.missing');

/** Signing out ends what the saga has under way, so that nothing of the last person lands in the next one's store; then it starts afresh. */
export const untilSignedOut = (saga: () => Generator) =>
  function* () {
    while (true) yield* race({ work: call(saga), out: take(sessionClosed) });
  };
