/** The slice of a module: its intents, its events, and what it hears from others. */
import { createSlice } from '@reduxjs/toolkit';
import type { Resource } from '#shared/kit/resource';
import { commandEventsOf, eventsOf } from './moduleEvents';
import { commandIntentsOf, intentsOf } from './moduleIntents';
import { carries } from './moduleEffects';
import { emptyModule, failAll, land } from './moduleState';
import { sessionClosed } from './sessionEvents';
import { sagaCrashed } from './supervise';

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
