/** Looking around as another role: an admin sees what its holders see, and changes nothing. The server keeps to it; `me` then tells who one is. */
import { createSlice } from '@reduxjs/toolkit';
import { put, race, take, takeLeading } from 'typed-redux-saga';
import { ask } from '#client/storeKit/callService';
import { follow, noticeShown } from '#client/storeKit/followUps';
import { event, causedBy, intent, type EventMeta, type Intent, type ModuleEvent, type FollowUp } from '#client/storeKit/intents';
import { sessionClosed, untilSignedOut } from '#client/storeKit/sessionEvents';
import type { FlowParts } from '#client/store/flowParts';
import { me } from './me';

type State = { busy: boolean };

const slice = createSlice({
  name: 'viewAs',
  initialState: { busy: false } as State,
  reducers: {
    start: {
      prepare: (role: string, ...then: FollowUp[]) => intent({ role }, then),
      reducer: (state, _: Intent<{ role: string }>) => void (state.busy = true),
    },
    end: { prepare: (...then: FollowUp[]) => intent(null, then), reducer: (state, _: Intent<null>) => void (state.busy = true) },
    changed: { prepare: (meta: EventMeta) => event(null, meta), reducer: (state, _: ModuleEvent<null>) => void (state.busy = false) },
    refused: { prepare: (meta: EventMeta) => event(null, meta), reducer: (state, _: ModuleEvent<null>) => void (state.busy = false) },
  },
  extraReducers: (build) => void build.addCase(sessionClosed, (state) => void (state.busy = false)),
  selectors: { busy: ({ busy }) => busy },
});

const { start, end, changed, refused } = slice.actions;

const saga = ({ services: { access } }: FlowParts) => {
  /** Menus, guards and rules turn to the other role before anything of it is shown. */
  function* changing({ type, payload, meta }: ReturnType<typeof start | typeof end>) {
    const { request } = meta;
    const outcome = type === start.type ? yield* ask(access.viewAs, payload!, request) : yield* ask(access.endViewAs, null, request);
    const { exchange } = outcome;
    if ('errors' in outcome) {
      yield* put(refused({ request, exchange }));
      return yield* put(noticeShown({ id: request, variant: 'danger', problem: outcome.errors[0]! }, { request }));
    }
    yield* put(changed({ request, exchange }));
    yield* put(causedBy(request, me.name, me.actions.load()));
    const { failed } = yield* race({ known: take(me.actions.loaded), failed: take(me.actions.failed) });
    if (!failed) yield* follow(meta);
  }
  return untilSignedOut(function* () {
    yield* takeLeading([start, end], changing);
  });
};

export const viewAs = { name: slice.name, reducer: slice.reducer, actions: slice.actions, selectors: slice.selectors, saga };
