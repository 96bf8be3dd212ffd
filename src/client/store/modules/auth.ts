/** Signing in and out: the token, and where the person was going. Everyone hears its events through kit/session. */
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { put, race, take, takeEvery, takeLeading } from 'typed-redux-saga';
import type { Problem } from '#shared/errors';
import { once } from '../../kit/ask';
import { follow, noticeShown, wentTo, type FollowUp } from '../../kit/followUps';
import { event, intent, type EventMeta, type Intent, type ModuleEvent } from '../../kit/intents';
import { isSessionOver, sessionClosed, sessionExpired, sessionOpened } from '../../kit/session';
import type { Credentials, SessionService } from '../../services/session';
import type { OtherTabs } from '../../services/storage';
import { me } from './me';

type Auth = {
  token: string | null;
  /** The server no longer knows the token: the person is asked to sign in where they are. */
  expired: boolean;
  /** Where a person was sent away from; kept until they are taken somewhere. */
  attemptedPath: string | null;
  busy: 'login' | 'logout' | null;
  errors: readonly Problem[];
};

const signedOut: Auth = { token: null, expired: false, attemptedPath: null, busy: null, errors: [] };

/** Where signing out leads. */
const LOGOUT_TARGET = '/';

const slice = createSlice({
  name: 'auth',
  initialState: signedOut,
  reducers: {
    login: {
      prepare: (credentials: Credentials, ...then: FollowUp[]) => intent(credentials, then),
      reducer: (auth, _: Intent<Credentials>) => void Object.assign(auth, { busy: 'login', errors: [] }),
    },
    logout: { prepare: () => intent(null, []), reducer: (auth, _: Intent<null>) => void (auth.busy = 'logout') },
    turnedAway: (auth, { payload }: PayloadAction<{ path: string }>) => void (auth.attemptedPath = payload.path),
    refused: {
      prepare: (errors: readonly Problem[], meta: EventMeta) => event({ errors }, meta),
      reducer: (auth, { payload }: ModuleEvent<{ errors: readonly Problem[] }>) =>
        void Object.assign(auth, { busy: null, errors: payload.errors }),
    },
  },
  extraReducers: (build) => {
    build
      .addCase(sessionOpened, (auth, { payload }) => ({ ...signedOut, token: payload.token, attemptedPath: auth.attemptedPath }))
      .addCase(sessionExpired, (auth) => void (auth.expired = auth.token !== null))
      .addCase(sessionClosed, () => signedOut)
      .addCase(wentTo, (auth) => void (auth.attemptedPath = null));
  },
  selectors: {
    loggedIn: ({ token }) => token !== null,
    expired: ({ expired }) => expired,
    attemptedPath: ({ attemptedPath }) => attemptedPath,
    busy: ({ busy }) => busy,
    errors: ({ errors }) => errors,
  },
});

const { login, logout, refused } = slice.actions;

/** The name that redux-persist keeps the token under: prefix and key of SPEC.md 9. */
export const tokenStorage = { prefix: 'auth.', key: '_token.local' } as const;

/** The token in what redux-persist wrote: an object whose members are JSON again. */
const tokenIn = (written: string | null): string | null => {
  try {
    const { token } = JSON.parse(written ?? '{}') as { token?: string };
    return token ? (JSON.parse(token) as string | null) : null;
  } catch {
    return null;
  }
};

const saga = (service: SessionService, otherTabs: OtherTabs) => {
  function* signIn({ payload, meta }: Intent<Credentials>) {
    const outcome = yield* once(service.login, payload);
    const { request } = meta;
    const { exchange } = outcome;
    if ('errors' in outcome) return yield* put(refused(outcome.errors, { request, exchange }));
    yield* put(sessionOpened(outcome.answer.token, { request, exchange }));
    // Menus, guards and rules need to know who it is before anything else is shown.
    const { closed } = yield* race({ known: take(isAnyOf(me.actions.loaded, me.actions.failed)), closed: take(sessionClosed) });
    if (!closed) yield* follow(meta);
  }

  /** The token goes even when the call fails; then the reason is said. */
  function* signOut({ meta: { request } }: Intent<null>) {
    const outcome = yield* once(service.logout, null);
    if ('errors' in outcome && !isSessionOver(outcome.errors))
      yield* put(noticeShown({ id: request, variant: 'danger', problem: outcome.errors[0]! }, { request }));
    // First away from the guarded page, which would otherwise remember itself as the attempted path.
    yield* put(wentTo(LOGOUT_TARGET, { request }));
    yield* put(sessionClosed({ request, exchange: outcome.exchange }));
  }

  return function* () {
    const elsewhere = eventChannel<{ token: string | null }>((emit) =>
      otherTabs((key, value) => key === tokenStorage.prefix + tokenStorage.key && emit({ token: tokenIn(value) })),
    );
    yield* takeLeading(login, signIn);
    yield* takeLeading(logout, signOut);
    yield* takeEvery(elsewhere, function* ({ token }) {
      yield* put(token === null ? sessionClosed() : sessionOpened(token));
    });
  };
};

export const auth = {
  name: slice.name,
  reducer: slice.reducer,
  actions: { ...slice.actions, loggedIn: sessionOpened, loggedOut: sessionClosed, expired: sessionExpired },
  selectors: slice.selectors,
  saga,
};
