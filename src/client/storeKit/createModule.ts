/** The store's half of a resource: one slice and one saga from its declaration. Intents in, events out. */
import type { ActionCreatorWithPreparedPayload, Reducer } from '@reduxjs/toolkit';
import type { Query } from '#shared/jsonapi';
import type { CommandName, InputOf } from '#shared/kit/commands';
import type { ChangeOf, RecordOf, Resource } from '#shared/kit/resource';
import type { FileTicket } from '../services/files';
import type { BulkOrder, Chosen, Payloads, Service } from '../services/serviceResults';
import type { IntentMeta, FollowUp } from './intents';
import { selectorsOf, type BulkView, type ListView, type PreviewView, type RequestView } from './moduleSelectors';
import { createModuleSaga } from './moduleSaga';
import type { ModuleSaga } from './moduleSagas';
import { registerModule } from './moduleRegistry';
import { createModuleSlice } from './moduleSlice';
import type { ModuleState } from './moduleState';

type IntentCreator<Args extends unknown[], P> = ActionCreatorWithPreparedPayload<Args, P, string, never, IntentMeta>;
type Then = FollowUp[];

/** What a screen can ask of a module; each takes what should follow its success. */
export type ModuleActions<R extends Resource> = {
  /** Fetches a page into the list under `key` ('grid', 'picker:item.tags'): lists under other keys stay as they are. */
  readonly list: IntentCreator<[key: string, query: Query, ...then: Then], Payloads['list']>;
  /** No screen shows this list any more: its rows are stored, but a refresh skips it. */
  readonly leave: IntentCreator<[key: string], { key: string }>;
  readonly get: IntentCreator<[id: string, ...then: Then], Payloads['get']>;
  readonly add: IntentCreator<[draft: Payloads<R>['add'], ...then: Then], Payloads<R>['add']>;
  /** Shown at once; taken back if it fails. */
  readonly update: IntentCreator<[change: Payloads<R>['update'], ...then: Then], Payloads<R>['update']>;
  /** Removed at once, and restored if the request fails. `deletion` is the id by which it can be restored. */
  readonly destroy: IntentCreator<[one: Payloads['destroy'], ...then: Then], Payloads['destroy']>;
  /** The same for many: by ids, or all that a query matches. */
  readonly destroyMany: IntentCreator<[many: Chosen & { deletion: string }, ...then: Then], Payloads['destroyMany']>;
  readonly restore: IntentCreator<[deletion: string, ...then: Then], Payloads['restore']>;
  readonly upload: IntentCreator<[upload: { id: string; field: string; file: FileTicket }, ...then: Then], Payloads['upload']>;
  /** Asks what a command would do; the newest answer counts. */
  readonly preview: IntentCreator<[order: Payloads['preview'], ...then: Then], Payloads['preview']>;
  /** Gives a command to several records; each has its own result. The same `key` does nothing twice. */
  readonly runMany: IntentCreator<[order: Payloads['runMany'], ...then: Then], Payloads['runMany']>;
  /** Asks what the same would do. */
  readonly previewMany: IntentCreator<[order: BulkOrder, ...then: Then], Payloads['previewMany']>;
  /** The person has read what went wrong with this record: errors and conflict are dropped. */
  readonly acknowledge: IntentCreator<[id: string], { id: string }>;
};

/** An intent for each command of the declaration: `clientsubsheader/activate`. */
export type ModuleCommands<R extends Resource> = {
  readonly [K in CommandName<R>]: IntentCreator<
    [order: { readonly id: string; readonly version: number; readonly input?: InputOf<R['commands'][K]> }, ...then: Then],
    Payloads['run']
  >;
};

/** A stale save: the values that were to be saved, and the record as it is now. */
export type Conflict<R extends Resource> = { readonly mine: ChangeOf<R>; readonly theirs: RecordOf<R> };

type Root<N extends string> = { readonly [name in N]: ModuleState };

export type ModuleSelectors<R extends Resource, N extends string = R['name']> = {
  /** The record as the person should see it: with what is being saved, without what is being destroyed. */
  readonly byId: (state: Root<N>, id: string) => RecordOf<R> | undefined;
  /** Every loaded record, in no order. */
  readonly all: (state: Root<N>) => readonly RecordOf<R>[];
  readonly list: (state: Root<N>, key: string) => ListView<RecordOf<R>>;
  /** About one record (or a bulk deletion, by its id); without an id, about any of the module. */
  readonly request: (state: Root<N>, id?: string) => RequestView;
  readonly conflict: (state: Root<N>, id: string) => Conflict<R> | undefined;
  readonly preview: (state: Root<N>, id: string) => PreviewView;
  readonly bulk: (state: Root<N>, verb: 'runMany' | 'previewMany', bulk: string) => BulkView;
};

export type Module<R extends Resource> = {
  readonly name: R['name'];
  readonly resource: R;
  readonly reducer: Reducer<ModuleState>;
  readonly actions: ModuleActions<R>;
  /** Apart from the other actions: their types differ from module to module. */
  readonly commands: ModuleCommands<R>;
  readonly selectors: ModuleSelectors<R>;
  /** The saga over the service that it shall call; it takes the module's actions from its inbox. */
  readonly saga: (service: Service<R>) => ModuleSaga;
};

/**
 * A resource's module, which the registry knows from now on. Inside, records are rows without a type of their own; the declaration's types are put on here, once:
 * the service builds rows from the same declaration, so nothing else could have come in.
 */
export function createModule<R extends Resource>(resource: R): Module<R> {
  const slice = createModuleSlice(resource);
  return registerModule({
    name: resource.name,
    resource,
    reducer: slice.reducer,
    actions: slice.actions as unknown as ModuleActions<R>,
    commands: slice.actions as unknown as ModuleCommands<R>,
    selectors: selectorsOf(resource.name) as unknown as ModuleSelectors<R>,
    saga: (service) => createModuleSaga(slice, resource, service as unknown as Service),
  });
}
