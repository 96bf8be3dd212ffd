/** The slice of a module: its intents, its events, and what it hears from others. */
import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { Resource } from '#shared/kit/resource';
import type { Records } from '../services/serviceResults';
import { commandEventsOf, eventsOf } from './moduleEvents';
import { moduleIn } from './intents';
import { commandIntentsOf, intentsOf } from './moduleIntents';
import { emptyModule, failAll, land } from './moduleState';
import { sessionClosed } from './sessionEvents';
import { sagaCrashed } from './supervise';

type Carrier = UnknownAction & { payload: { records: Records } };

/** Any event, of whichever module, that carries records of this type: so included records find their own module. */
const carries =
  (type: string) =>
  (action: UnknownAction): action is Carrier =>
    (action as Partial<Carrier>).payload?.records?.[type] !== undefined;

/** Whether an action is for every module. Any other action is for those that `modulesThatHear` names. */
export const isForAll = sessionClosed.match;

/** The modules that an action can change, by name or by the type of their records. It lists what `createModuleSlice` reacts to. */
export const modulesThatHear = (action: UnknownAction): { readonly names: readonly string[]; readonly types: readonly string[] } => {
  const { records } = ((action as Partial<Carrier>).payload ?? {}) as Partial<Carrier['payload']>;
  return {
    names: [moduleIn(action), ...(sagaCrashed.match(action) ? [action.payload.saga] : [])],
    types: records ? Object.keys(records) : [],
  };
};

/** Typed by the declaration where a screen uses them: see `Module.commands`. */
const commandReducers = (resource: Resource) => ({ ...commandIntentsOf(resource), ...commandEventsOf(resource) });

export const createModuleSlice = (resource: Resource) =>
  createSlice({
    name: resource.name,
    initialState: emptyModule,
    reducers: { ...intentsOf(resource), ...eventsOf(resource), ...(commandReducers(resource) as {}) },
    extraReducers: (build) => {
      build
        .addCase(sessionClosed, emptyModule)
        .addCase(sagaCrashed, (state, { payload }) => {
          if (payload.saga === resource.name) failAll(state);
        })
        .addMatcher(carries(resource.type), (state, { payload }) => land(state, payload.records[resource.type]!));
    },
  });

export type ModuleSlice = ReturnType<typeof createModuleSlice>;
