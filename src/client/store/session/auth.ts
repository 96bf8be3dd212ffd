/** Signing in, out, and locking the screen. Everyone hears its events through kit/session. Rules: SGN-6, SGN-8. */
import { isAnyOf } from '@reduxjs/toolkit';
import { buffers, eventChannel } from 'redux-saga';
import { call, delay, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { once } from '#client/storeKit/callService';
import { follow, noticeShown, wentTo } from '#client/storeKit/followUps';
import type { Intent } from '#client/storeKit/intents';
import { isSessionOver, sessionClosed, sessionExpired, sessionLocked, sessionOpened } from '#client/storeKit/sessionEvents';
import type { Credentials } from '../../services/session';
import type { FlowParts } from '#client/store/flowParts';
import { personHere, present, slice } from './authSlice';
import { me } from './me';
import { tokenStorage, writtenIn, type Written } from './tokenStorage';

/** Where signing in and signing out lead when nothing else is said. */
export const targets = { home: '/dashboard', out: '/' } as const;

/** Longest wait at sign-out for what the person keeps in this browser, in milliseconds: a session that cannot be left would be worse. */
const WRITING = 5_000;

const { login, logout, lock, refused } = slice.actions;

const saga = ({ services: { session }, vault, otherTabs, idle }: FlowParts) => {
  /** The token before the lock: another tab that does not know of the lock may still write it, which must not unlock this tab. */
  let lockedAway: string | null = null;

  function* signIn({ payload, meta }: Intent<Credentials>) {
    const outcome = yield* once(session.login, payload);
    const { request } = meta;
    const { exchange } = outcome;
    if ('errors' in outcome) return yield* put(refused(outcome.errors, { request, exchange }));
    const before = yield* select(me.selectors.profile);
    const another = before !== undefined && before.email !== payload.email;
    // When another person signs in directly afterwards, the state of the previous person is cleared.
    if (another) yield* put(sessionClosed({ request }));
    yield* put(sessionOpened(outcome.answer.token, { request, exchange }, another ? undefined : before?.id));
    // Menus, guards and rules need to know who it is before anything else is shown.
    const { closed } = yield* race({ known: take(isAnyOf(me.actions.loaded, me.actions.failed)), closed: take(sessionClosed) });
    if (!closed) yield* follow(meta);
  }

  /** The token goes even when the call fails; then the reason is said. A locked page has none to give back. */
  function* signOut({ meta: { request } }: Intent<null>) {
    const isOpen = yield* select(slice.selectors.loggedIn);
    const outcome = isOpen ? yield* once(session.logout, null) : undefined;
    if (outcome && 'errors' in outcome && !isSessionOver(outcome.errors))
      yield* put(noticeShown({ id: request, variant: 'danger', problem: outcome.errors[0]! }, { request }));
    // Leaving ends the page, and with it what is still being written or removed.
    if (isOpen) yield* race([call(() => vault.settled()), delay(WRITING)]);
    // Leave the guarded page first; otherwise it would store itself as the attempted path.
    yield* put(wentTo(targets.out, { request }));
    yield* put(sessionClosed({ request, ...(outcome && { exchange: outcome.exchange }) }));
  }

  /** The token goes at once, so that a reload finds nothing; the server ends its session as soon as it hears of it. */
  function* lockUp({ meta: { request } }: Intent<null>) {
    const token = yield* select(slice.selectors.token);
    if (token === null) return;
    lockedAway = token;
    yield* put(sessionLocked({ request }));
    yield* once(session.end, { token });
  }

  /** What another tab wrote: the same person goes on here too, and another one finds nothing of theirs. */
  function* hear({ token, person, locked }: Written) {
    const held = yield* select(slice.selectors.token);
    if (!(yield* select(present))) {
      if (token !== null) yield* put(sessionOpened(token, undefined, person ?? undefined));
    } else if (token === null) {
      lockedAway = held ?? lockedAway;
      yield* put(locked ? sessionLocked() : sessionClosed());
    } else if (token !== held && token !== lockedAway) {
      const here = yield* select(personHere);
      // Whose it is follows as soon as the other tab knows.
      if (here !== null && person === null) return;
      if (here !== null && here !== person) yield* put(sessionClosed());
      yield* put(sessionOpened(token, undefined, person ?? undefined));
    }
  }

  /** Once it is known after how long: nobody's touch in any tab locks the screen. The intent comes from outside, as from a person. */
  function* watchIdle() {
    const minutes = yield* select(me.selectors.idleLockMinutes);
    if (!minutes || !(yield* select(slice.selectors.loggedIn))) return;
    const nobody = eventChannel<ReturnType<typeof lock>>((emit) => idle.watch(minutes, () => emit(lock())), buffers.sliding(1));
    try {
      yield* put(yield* take(nobody));
    } finally {
      nobody.close();
    }
  }

  return function* () {
    const elsewhere = eventChannel<Written>((emit) =>
      otherTabs((key, value) => key === tokenStorage.prefix + tokenStorage.key && emit(writtenIn(value))),
    );
    yield* takeLeading(login, signIn);
    yield* takeLeading(logout, signOut);
    yield* takeEvery(lock, lockUp);
    yield* takeEvery(elsewhere, hear);
    yield* takeEvery(sessionOpened, function* () {
      yield* call(idle.touch);
    });
    yield* takeLatest([me.actions.loaded, sessionLocked, sessionClosed], watchIdle);
  };
};

export const auth = {
  name: slice.name,
  reducer: slice.reducer,
  actions: { ...slice.actions, loggedIn: sessionOpened, loggedOut: sessionClosed, locked: sessionLocked, expired: sessionExpired },
  selectors: { ...slice.selectors, present, personHere },
  saga,
};
