/** A module as a grid or a form takes it, whichever resource it is of: its records are rows, distinguished by the declaration. */
import type { Resource } from '#shared/kit/resource';
import type { ResourceName } from '#shared/areas/resources';
import type { Row } from '../services/serviceResults';
import type { Module } from './createModule';
import type { BulkView, ListView, PreviewView, RequestView } from './moduleSelectors';
import type { ModuleState } from './moduleState';

/** The part of the store's state that the modules are in. */
type State = { readonly [name in ResourceName]: ModuleState };

export type AnyModule = {
  readonly name: ResourceName;
  readonly resource: Resource;
  readonly actions: Module<Resource>['actions'];
  readonly commands: Readonly<Record<string, unknown>>;
  readonly selectors: {
    readonly byId: (state: State, id: string) => Row | undefined;
    readonly all: (state: State) => readonly Row[];
    readonly list: (state: State, key: string) => ListView<Row>;
    readonly request: (state: State, id?: string) => RequestView;
    readonly conflict: (state: State, id: string) => { readonly mine: Row; readonly theirs: Row } | undefined;
    readonly preview: (state: State, id: string) => PreviewView;
    readonly bulk: (state: State, verb: 'runMany' | 'previewMany', bulk: string) => BulkView;
  };
};
