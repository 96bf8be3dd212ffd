/** What every module hears, known without its declaration: records of its type in any event, the end of a session, a crashed saga. */
import { createReducer, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import type { Records } from '../services/serviceResults';
import { moduleIn } from './intents';
import { emptyModule, land, type ModuleState } from './moduleState';
import { sessionClosed } from './sessionEvents';
import { sagaCrashed } from './supervise';

type Carrier = UnknownAction & { payload: { records: Records } };

/** Any event, of whichever module, that carries records of this type: so included records find their own module. */
export const carries =
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

/** Keeps the records of a resource whose area is not loaded: those that come with others, as the client of one's own profile. */
export const keepRecords = (type: string): Reducer<ModuleState> =>
  createReducer(emptyModule, (build) => {
    build.addCase(sessionClosed, emptyModule).addMatcher(carries(type), (state, { payload }) => land(state, payload.records[type]!));
  });
