/** The slice of signing in and out: the token, whose it is, and what stands between the person and their page. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Problem } from '#shared/errors';
import { wentTo } from '#client/storeKit/followUps';
import { event, intent, type EventMeta, type Intent, type ModuleEvent, type FollowUp } from '#client/storeKit/intents';
import { sessionClosed, sessionExpired, sessionLocked, sessionOpened } from '#client/storeKit/sessionEvents';
import type { Credentials } from '../../services/session';
import { me } from './me';

type Auth = {
  token: string | null;
  /** Whose token it is, once that is known: other tabs tell by it whether the same person goes on. */
  person: string | null;
  /** Locked: the token was removed and the page is stored; the same person can continue after entering the password. */
  locked: boolean;
  /** The server no longer knows the token: the person is asked to sign in where they are. */
  expired: boolean;
  /** The password was right, and the account asks for a code besides. */
  codeAsked: boolean;
  /** Where a person was sent away from; stored until they are taken somewhere. */
  attemptedPath: string | null;
  /** Counts sign-outs, so that a page is never shown to the next person. */
  turn: number;
  busy: 'login' | 'logout' | null;
  errors: readonly Problem[];
};

const signedOut: Auth = {
  token: null,
  person: null,
  locked: false,
  expired: false,
  codeAsked: false,
  attemptedPath: null,
  turn: 0,
  busy: null,
  errors: [],
};

const asksForCode = (errors: readonly Problem[]): boolean =>
  errors.some(({ code }) => code === 'two_step.required' || code === 'two_step.invalid');
const isPasswordWrong = (errors: readonly Problem[]): boolean => errors.some(({ code }) => code === 'credentials.invalid');

export const slice = createSlice({
  name: 'auth',
  initialState: signedOut,
  reducers: {
    login: {
      prepare: (credentials: Credentials, ...then: FollowUp[]) => intent(credentials, then),
      reducer: (auth, _: Intent<Credentials>) => void Object.assign(auth, { busy: 'login', errors: [] }),
    },
    logout: { prepare: () => intent(null, []), reducer: (auth, _: Intent<null>) => void (auth.busy = 'logout') },
    /** Asks that nobody goes on here without the password; anyone who does finds all as it was. */
    lock: { prepare: () => intent(null, []), reducer: (_, __: Intent<null>) => undefined },
    /** The form is gone, and what it was refused for. */
    acknowledge: {
      prepare: () => intent(null, []),
      reducer: (auth, _: Intent<null>) => void Object.assign(auth, { errors: [], codeAsked: false }),
    },
    turnedAway: (auth, { payload }: PayloadAction<{ path: string }>) => void (auth.attemptedPath = payload.path),
    refused: {
      prepare: (errors: readonly Problem[], meta: EventMeta) => event({ errors }, meta),
      reducer: (auth, { payload: { errors } }: ModuleEvent<{ errors: readonly Problem[] }>) =>
        void Object.assign(auth, { busy: null, errors, codeAsked: asksForCode(errors) || (auth.codeAsked && !isPasswordWrong(errors)) }),
    },
  },
  extraReducers: (build) => {
    build
      .addCase(sessionOpened, ({ attemptedPath, turn }, { payload: { token, person = null } }) => ({
        ...signedOut,
        token,
        person,
        attemptedPath,
        turn,
      }))
      .addCase(sessionExpired, (auth) => void (auth.expired = auth.token !== null))
      .addCase(
        sessionLocked,
        (auth) => void Object.assign(auth, { token: null, locked: true, expired: false, codeAsked: false, errors: [] }),
      )
      .addCase(sessionClosed, ({ turn }) => ({ ...signedOut, turn: turn + 1 }))
      .addCase(me.actions.loaded, (auth, { payload }) => void (auth.person = payload.id))
      .addCase(wentTo, (auth) => void (auth.attemptedPath = null));
  },
  selectors: {
    token: ({ token }) => token,
    loggedIn: ({ token }) => token !== null,
    locked: ({ locked }) => locked,
    expired: ({ expired }) => expired,
    codeAsked: ({ codeAsked }) => codeAsked,
    attemptedPath: ({ attemptedPath }) => attemptedPath,
    turn: ({ turn }) => turn,
    busy: ({ busy }) => busy,
    errors: ({ errors }) => errors,
  },
});

type Root = Parameters<typeof slice.selectors.loggedIn>[0] & Parameters<typeof me.selectors.profile>[0];

/** The id of the signed-in or locked person; null if there is none or it is not known yet. */
export const personHere = (root: Root): string | null => root.me.id;

/** Signed in, or locked out of a page that still stands. */
export const present = (root: Root): boolean =>
  slice.selectors.loggedIn(root) || (slice.selectors.locked(root) && personHere(root) !== null);
