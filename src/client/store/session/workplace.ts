/** The client that this tab works for: choosing another one, and leaving one for good. Rule: SUB-13. */
import { createSlice } from '@reduxjs/toolkit';
import { call, put, select, takeLeading } from 'typed-redux-saga';
import type { Actor } from '#shared/access';
import { ask } from '#client/storeKit/callService';
import { follow, noticeShown } from '#client/storeKit/followUps';
import { causedBy, event, intent, type EventMeta, type FollowUp, type Intent, type ModuleEvent } from '#client/storeKit/intents';
import { sessionClosed, untilSignedOut } from '#client/storeKit/sessionEvents';
import type { FlowParts } from '#client/store/flowParts';
import type { supportGrant } from '#shared/areas/clients/resources/supportGrant';
import { selectorsFor } from '#client/storeKit/moduleSelectors';
import { me } from './me';

type Client = { readonly id: string };
type Left = Client & { readonly opensAnew: boolean };
type Choice = { readonly id: string | null };
/** `leaving`: the client that the person is leaving. When it is the client of this tab it stays set until the page reloads, so that nothing more is requested in its name. */
type State = { readonly leaving: string | null };

const grants = selectorsFor<typeof supportGrant>('supportGrant');
type GrantRoot = Parameters<typeof grants.byId>[0];

const idle: State = { leaving: null };

const slice = createSlice({
  name: 'workplace',
  initialState: idle,
  reducers: {
    /** `id: null` chooses the person's first client. */
    choose: { prepare: (id: string | null, ...then: FollowUp[]) => intent({ id }, then), reducer: (_, __: Intent<Choice>) => undefined },
    leave: {
      prepare: (id: string, ...then: FollowUp[]) => intent({ id }, then),
      reducer: (_, { payload }: Intent<Client>): State => ({ leaving: payload.id }),
    },
    left: {
      prepare: (client: Left, meta: EventMeta) => event(client, meta),
      reducer: (state, { payload: { opensAnew } }: ModuleEvent<Left>) => (opensAnew ? state : idle),
    },
    refused: { prepare: (meta: EventMeta) => event(null, meta), reducer: (_, __: ModuleEvent<null>) => idle },
  },
  extraReducers: (build) => void build.addCase(sessionClosed, () => idle),
  selectors: { leaving: ({ leaving }) => leaving },
});

const { choose, leave, left, refused } = slice.actions;

/** Somebody of ours begins to read a clinic's data (PRV-18): the tab shows that clinic from now on. */
const ENTERED = 'supportGrant/entered' satisfies `${(typeof supportGrant)['name']}/${(typeof supportGrant)['commands']['enter']['did']}`;

/** The page that a choice leads to, where it names one. */
const goesTo = ({ then }: Intent['meta']): string | undefined => then.flatMap((step) => ('goTo' in step ? [step.goTo] : []))[0];

const currentClient = (root: { readonly me: { readonly actor: Actor | null } }) => root.me.actor?.entityId;

const saga = ({ workplace: tab, services: { workplaces } }: FlowParts) => {
  /** All that the page holds is of the client before. */
  function* openAnew(id: string | null, path?: string) {
    yield* call([tab, tab.write], id);
    yield* call([tab, tab.restart], path);
  }

  function* leaving({ payload, meta }: Intent<Client>) {
    const { request } = meta;
    const outcome = yield* ask(workplaces.leave, payload, request);
    const { exchange } = outcome;
    if ('errors' in outcome) {
      yield* put(refused({ request, exchange }));
      return yield* put(noticeShown({ id: request, variant: 'danger', problem: outcome.errors[0]! }, { request }));
    }
    const opensAnew = (yield* select(currentClient)) === payload.id;
    yield* put(left({ ...payload, opensAnew }, { request, exchange }));
    if (opensAnew) return yield* openAnew(null);
    yield* put(causedBy(request, 'me', me.actions.load()));
    yield* follow(meta);
  }

  return untilSignedOut(function* () {
    yield* takeLeading(choose, ({ payload, meta }) => openAnew(payload.id, goesTo(meta)));
    yield* takeLeading(leave, leaving);
    yield* takeLeading(ENTERED, function* ({ payload, meta }: ModuleEvent<Client>) {
      const grant = yield* select((root: GrantRoot) => grants.byId(root, payload.id));
      if (grant) yield* put(causedBy(meta.request, slice.name, choose(grant.entity.id)));
    });
  });
};

export const workplace = { name: slice.name, reducer: slice.reducer, actions: slice.actions, selectors: slice.selectors, saga };
