/** What a grid or a form reads of a module, whichever resource it is of. */
import { useAppSelector } from '../store/hooks';
import type { Row } from '../services/serviceResults';
import type { AnyModule } from '../storeKit/anyModule';

export type { AnyModule };

export const useRecord = (module: AnyModule, id: string) => useAppSelector((state) => module.selectors.byId(state, id));
export const useList = (module: AnyModule, key: string) => useAppSelector((state) => module.selectors.list(state, key));
export const useRequest = (module: AnyModule, id: string) => useAppSelector((state) => module.selectors.request(state, id));

/** What a record is called; its id when it has no name. */
export const nameOf = (module: AnyModule, record: Row): string => String(record[module.resource.label] ?? '') || record.id;
