/** The whole state: a slice for each resource and for each flow that has one; some are remembered by the browser. */
import type { Reducer, StateFromReducersMapObject, UnknownAction } from '@reduxjs/toolkit';
import type { PersistPartial } from 'redux-persist/es/persistReducer';
import { entries, entryOfType, resourceNames } from '#shared/areas/entries';
import type { ResourceName } from '#shared/areas/resources';
import { isForAll, keepRecords, modulesThatHear } from '../storeKit/moduleEffects';
import { emptyModule, type ModuleState } from '../storeKit/moduleState';
import type { PersistStorage } from '../services/storage';
import { flows } from '../areas/flows';
import { moduleNamed } from '../storeKit/moduleRegistry';
import { isRemembered, remembered, type RememberedName } from './persist';

type Flows = typeof flows;
type FlowReducers = {
  [N in keyof Flows as Flows[N] extends { readonly reducer: unknown } ? N : never]: Flows[N] extends {
    readonly reducer: Reducer<infer State>;
  }
    ? Reducer<N extends RememberedName ? State & PersistPartial : State>
    : never;
};

type State = { readonly [N in ResourceName]: ModuleState } & StateFromReducersMapObject<FlowReducers>;
type Part = State[keyof State];

const flowReducers = (storage: PersistStorage) =>
  Object.entries(flows).flatMap(([name, flow]) => {
    if (!('reducer' in flow)) return [];
    const reducer = flow.reducer as Reducer<object>;
    return [[name as keyof State, (isRemembered(name) ? remembered(name, reducer, storage) : reducer) as Reducer<Part>] as const];
  });

const isResource = (name: string | undefined): name is ResourceName => name !== undefined && Object.hasOwn(entries, name);

/** The part of a resource that holds nothing yet. Its module comes with its area. */
const empty = emptyModule();

/** The resources whose parts an action can change. */
const concerned = (state: Partial<State>, action: UnknownAction): readonly ResourceName[] => {
  if (isForAll(action)) return resourceNames.filter((name) => state[name] !== empty);
  const heard = modulesThatHear(action);
  return [...new Set([...heard.names, ...heard.types.map((type) => entryOfType(type)?.name)].filter(isResource))];
};

/** The action with which Redux, or its DevTools, starts. A part that a saved state lacks is added then. */
const isBeginning = ({ type }: UnknownAction): boolean => type.startsWith('@@');

/** An action reaches all flows, and only the resources that it concerns. So its cost does not depend on how many resources there are. */
export const createRootReducer = (storage: PersistStorage): Reducer<State, UnknownAction, Partial<State>> => {
  const byFlow = flowReducers(storage);
  const withAll = (state: Partial<State>): Partial<State> => ({
    ...Object.fromEntries(resourceNames.map((name) => [name, empty])),
    ...state,
  });
  return (given, action) => {
    const state: Partial<State> = given === undefined || isBeginning(action) ? withAll(given ?? {}) : given;
    const byResource = concerned(state, action).map(
      (name) => [name, (moduleNamed(name)?.reducer ?? keepRecords(entries[name].type)) as Reducer<Part>] as const,
    );
    const changes = [...byFlow, ...byResource].flatMap(([name, reducer]) => {
      const part = reducer(state[name] as Part | undefined, action);
      return part === state[name] ? [] : [[name, part] as const];
    });
    return (changes.length ? { ...state, ...Object.fromEntries(changes) } : state) as State;
  };
};
