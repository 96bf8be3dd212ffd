/** The record that the page at the address is about: its page, its form and the way to them carry its name. */
import { useLocation } from 'react-router';
import { loadedModule } from '#client/storeKit/moduleRegistry';
import { knownName } from '../kit/anyModule';
import { useAppSelector } from '../store/hooks';
import type { Row } from './routes';

/** The id at the end of an address. */
const ID = /\/([0-9a-f-]{36})\/?$/i;

/** The id of the record; empty for a page that is about no one record. */
export const useRecordId = (): string => ID.exec(useLocation().pathname)?.[1]?.toLowerCase() ?? '';

/** @returns what the record is called; undefined until it is known, and for one without a name */
export const useRecordName = (row: Row | undefined): string | undefined => {
  const id = useRecordId();
  return useAppSelector((state) => {
    const { of } = row ?? {};
    if (!id || !of) return undefined;
    const module = loadedModule(of.resource);
    const record = module.selectors.byId(state, id);
    return record && knownName(module, record);
  });
};
