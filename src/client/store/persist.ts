/** What the browser remembers in clear, under which key, and how older forms of it are read. Never a resource's rows; what a person typed is in the vault. */
import type { Reducer } from '@reduxjs/toolkit';
import { createMigrate, persistReducer, type MigrationManifest } from 'redux-persist';
import type { PersistPartial } from 'redux-persist/es/persistReducer';
import type { PersistStorage } from '../services/storage';
import { tokenStorage } from './session/tokenStorage';

/** `keeps`: which parts of the slice. `version` goes up with the form of what is stored, and `migrations` leads there. */
type Kept = {
  readonly prefix: string;
  readonly key: string;
  readonly keeps: readonly string[];
  readonly version: number;
  readonly migrations?: MigrationManifest;
};

export const persisted = {
  auth: { ...tokenStorage, version: 1 },
  locale: { prefix: 'nadi.', key: 'locale', keeps: ['current'], version: 1 },
  sidebar: { prefix: 'nadi.', key: 'sidebar', keeps: ['minimised', 'folded'], version: 1 },
  recent: { prefix: 'nadi.', key: 'recent', keeps: ['paths'], version: 1 },
  gridPreferences: { prefix: 'nadi.', key: 'grids', keeps: ['grids'], version: 1 },
  dates: { prefix: 'nadi.', key: 'dates', keeps: ['hidden'], version: 1 },
} satisfies Record<string, Kept>;

export type RememberedName = keyof typeof persisted;

export const isRemembered = (name: string): name is RememberedName => Object.hasOwn(persisted, name);

/** The slice's reducer, with what it keeps read back at the start and written after each change. */
export const remembered = <S>(name: RememberedName, reducer: Reducer<S>, storage: PersistStorage): Reducer<S & PersistPartial> => {
  const { prefix, key, keeps, version, migrations = {} }: Kept = persisted[name];
  // The storage always answers, so there is nothing to time out.
  return persistReducer(
    { timeout: 0, keyPrefix: prefix, key, storage, version, whitelist: [...keeps], migrate: createMigrate(migrations) },
    reducer,
  );
};
