/** A module as a grid or a form takes it, whichever resource it is of: its records are rows, told apart by the declaration. */
import { useAppSelector } from '../store/hooks';
import type { RootState } from '../store/index';
import type { Resource } from '#shared/kit/resource';
import type { ResourceName } from '#shared/resources/index';
import type { Row } from '../services/serviceResults';
import type { ListView, Module, RequestView } from '../storeKit/createModule';

export type AnyModule = {
  readonly name: ResourceName;
  readonly resource: Resource;
  readonly actions: Module<Resource>['actions'];
  readonly selectors: {
    readonly byId: (state: RootState, id: string) => Row | undefined;
    readonly list: (state: RootState, key: string) => ListView<Row>;
    readonly request: (state: RootState, id?: string) => RequestView;
    readonly conflict: (state: RootState, id: string) => { readonly mine: Row; readonly theirs: Row } | undefined;
  };
};

export const useRecord = (module: AnyModule, id: string) => useAppSelector((state) => module.selectors.byId(state, id));
export const useList = (module: AnyModule, key: string) => useAppSelector((state) => module.selectors.list(state, key));
export const useRequest = (module: AnyModule, id: string) => useAppSelector((state) => module.selectors.request(state, id));

/** What a record is called; its id when it has no name. */
export const nameOf = (module: AnyModule, record: Row): string => String(record[module.resource.label] ?? '') || record.id;
