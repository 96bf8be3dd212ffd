/** The whole state: a slice for each resource and for each flow that has one; some are remembered by the browser. */
import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import type { PersistPartial } from 'redux-persist/es/persistReducer';
import type { ResourceName } from '#shared/resources/index';
import type { ModuleState } from '../storeKit/moduleState';
import type { PersistStorage } from '../services/storage';
import { flows } from './flows';
import { modules } from './modules/index';
import { isRemembered, remembered, type RememberedName } from './persist';

const resourceReducers = Object.fromEntries(Object.values(modules).map(({ name, reducer }) => [name, reducer])) as Record<
  ResourceName,
  Reducer<ModuleState>
>;

type Flows = typeof flows;
type FlowReducers = {
  [N in keyof Flows as Flows[N] extends { readonly reducer: unknown } ? N : never]: Flows[N] extends {
    readonly reducer: Reducer<infer State>;
  }
    ? Reducer<N extends RememberedName ? State & PersistPartial : State>
    : never;
};

const flowReducers = (storage: PersistStorage): FlowReducers => {
  const rows = Object.entries(flows).flatMap(([name, flow]) => {
    if (!('reducer' in flow)) return [];
    const reducer = flow.reducer as Reducer<object>;
    return [[name, isRemembered(name) ? remembered(name, reducer, storage) : reducer] as const];
  });
  return Object.fromEntries(rows) as unknown as FlowReducers;
};

export const createRootReducer = (storage: PersistStorage) => combineReducers({ ...resourceReducers, ...flowReducers(storage) });
