/** The person who is signed in: who they are to every rule, and their own profile. */
import { createSlice, type Action } from '@reduxjs/toolkit';
import { put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { Actor } from '#shared/access';
import type { OwnSubscription } from '#shared/areas/clients/domain/ownSubscription';
import type { Problem } from '#shared/errors';
import type { user as users } from '#shared/areas/identity/resources/user';
import { ask, once } from '#client/storeKit/callService';
import { follow } from '#client/storeKit/followUps';
import { moduleNamed } from '#client/storeKit/moduleRegistry';
import { selectorsFor } from '#client/storeKit/moduleSelectors';
import { causedBy, event, intent, type EventMeta, type Intent, type ModuleEvent, type FollowUp } from '#client/storeKit/intents';
import { isSessionOver, sessionClosed, sessionExpired, sessionOpened, untilSignedOut } from '#client/storeKit/sessionEvents';
import type { Known, OfferedStart, ProfileChange, WorkplaceOf } from '../../services/session';
import type { FlowParts } from '#client/store/flowParts';
import { bringBack } from '#client/store/flows/personalStorageEvents';

/** The declaration of people comes later: what reads a record needs its name alone. */
const user = selectorsFor<typeof users>('user');

type Root = Parameters<typeof user.byId>[0] & { readonly me: Me };
type Me = {
  id: string | null;
  /** Who they are to the rules, as the server says. */
  actor: Actor | null;
  /** The clients that they belong to. */
  workplaces: readonly WorkplaceOf[];
  /** What the client that they work for subscribes to; null for somebody who works for none. */
  subscription: OwnSubscription | null;
  /** That a clinic of their own is offered to them; null for everybody else. */
  start: OfferedStart | null;
  /** Minutes without a touch after which the screen is locked; 0 is never. */
  idleLockMinutes: number;
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The errors of the load or of the last change. */
  errors: readonly Problem[];
  saving: boolean;
};

const nobody: Me = {
  id: null,
  actor: null,
  workplaces: [],
  subscription: null,
  start: null,
  idleLockMinutes: 0,
  status: 'idle',
  errors: [],
  saving: false,
};

const slice = createSlice({
  name: 'me',
  initialState: nobody,
  reducers: {
    load: { prepare: (...then: FollowUp[]) => intent(null, then), reducer: (me, _: Intent<null>) => void (me.status = 'loading') },
    update: {
      prepare: (change: ProfileChange, ...then: FollowUp[]) => intent(change, then),
      reducer: (me, _: Intent<ProfileChange>) => void Object.assign(me, { saving: true, errors: [] }),
    },
    loaded: {
      prepare: (found: Known, meta: EventMeta) => event(found, meta),
      reducer: (
        _,
        { payload: { id, actor, idleLockMinutes, workplaces = [], subscription = null, start = null } }: ModuleEvent<Known>,
      ): Me => ({
        id,
        actor,
        workplaces,
        subscription,
        start,
        idleLockMinutes,
        status: 'ready',
        errors: [],
        saving: false,
      }),
    },
    saved: {
      prepare: (found: Known, meta: EventMeta) => event(found, meta),
      reducer: (me, { payload: { actor } }: ModuleEvent<Known>) => void Object.assign(me, { saving: false, actor }),
    },
    failed: {
      prepare: (failure: { verb: 'load' | 'update'; errors: readonly Problem[] }, meta: EventMeta) => event(failure, meta),
      reducer: (me, { payload: { verb, errors } }: ModuleEvent<{ verb: 'load' | 'update'; errors: readonly Problem[] }>) =>
        void Object.assign(me, verb === 'load' ? { status: 'failed', errors } : { saving: false, errors }),
    },
  },
  extraReducers: (build) => {
    build.addCase(sessionOpened, (me) => void (me.status = 'loading')).addCase(sessionClosed, () => nobody);
  },
  selectors: {
    actor: ({ actor }) => actor,
    workplaces: ({ workplaces }) => workplaces,
    subscription: ({ subscription }) => subscription,
    start: ({ start }) => start,
    status: ({ status }) => status,
    idleLockMinutes: ({ idleLockMinutes }) => idleLockMinutes,
    request: (me) => me,
  },
});

const { load, update, loaded, saved, failed } = slice.actions;

/** The records that say something about one's own client: its subscription, its settings and clock, and the support access that runs. */
const aboutClient: readonly string[] = ['clientsubsheader', 'entity', 'supportGrant'];

/**
 * Whether an action changes the answer about one's own client: a command was given to such a record, or support access was agreed to. Only
 * what this tab did is seen here; what others did comes with the next answer.
 */
const isClientEvent = ({ type }: Action<string>): boolean => {
  const [name = '', done] = type.split('/');
  if (!aboutClient.includes(name)) return false;
  return type === 'supportGrant/saved' || Object.values(moduleNamed(name)?.resource.commands ?? {}).some(({ did }) => did === done);
};

const hasClient = (root: Pick<Root, 'me'>): boolean => root.me.subscription !== null;

const isKnown = (root: Pick<Root, 'me'>): boolean => root.me.id !== null;

const saga = ({ services: { session }, vault }: FlowParts) => {
  function* loading({ meta }: ReturnType<typeof load | typeof sessionOpened>) {
    const request = meta?.request ?? '';
    const outcome = yield* once(session.me, null);
    const { exchange } = outcome;
    if ('answer' in outcome) {
      // Before any page is shown: a form looks for its draft as it opens.
      yield* bringBack(vault, outcome.answer.id);
      yield* put(loaded(outcome.answer, { request, exchange }));
      if (meta && 'then' in meta) yield* follow(meta);
      return;
    }
    yield* put(failed({ verb: 'load', errors: outcome.errors }, { request, exchange }));
    if (!isSessionOver(outcome.errors)) return;
    // Where nothing is open yet that could be lost: straight to the sign-in page.
    yield* put((yield* select(isKnown)) ? sessionExpired({ request }) : sessionClosed({ request }));
  }

  function* updating({ payload, meta }: ReturnType<typeof update>) {
    const { request } = meta;
    const outcome = yield* ask(session.updateMe, payload, request);
    const { exchange } = outcome;
    if ('errors' in outcome) return yield* put(failed({ verb: 'update', errors: outcome.errors }, { request, exchange }));
    yield* put(saved(outcome.answer, { request, exchange }));
    yield* follow(meta);
  }

  return untilSignedOut(function* () {
    yield* takeLatest([load, sessionOpened], loading);
    yield* takeLeading(update, updating);
    yield* takeEvery(isClientEvent, function* ({ meta }: ModuleEvent) {
      if (yield* select(hasClient)) yield* put(causedBy(meta.request, 'me', load()));
    });
  });
};

/** The own profile is the user record itself: one copy, no matter who changes it. */
const profile = (root: Root) => (root.me.id === null ? undefined : user.byId(root, root.me.id));

export const me = { name: slice.name, reducer: slice.reducer, actions: slice.actions, selectors: { ...slice.selectors, profile }, saga };
