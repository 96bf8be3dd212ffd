/** Whether the person may: the very rule that the server asks, with the person as they signed in. */
import { useCallback } from 'react';
import { allows } from '#shared/access';
import type { UseAction } from '#shared/areas/clients/domain/canUse';
import { entries } from '#shared/areas/entries';
import type { ResourceName } from '#shared/areas/resources';
import type { Verb } from '#shared/kit/resource';
import { useAppDispatch, useAppSelector } from './hooks';
import type { RootState } from './index';
import { explanation } from './session/explanation';
import { exporting } from './flows/exporting';
import { isUsable } from './featureUse';
import { me } from './session/me';

const uses: Readonly<Record<Verb, UseAction>> = { list: 'read', get: 'read', add: 'create', update: 'edit', destroy: 'edit' };

/** @param record the record that it is about; without one, whether the person may with any at all */
export const may = (state: RootState, name: ResourceName, verb: Verb, record?: object): boolean => {
  const { access, feature } = entries[name];
  return allows(access[verb], me.selectors.actor(state), record) && (feature === undefined || isUsable(state, feature, uses[verb]));
};

/** The same, for a screen. */
export const useCan = (resource: ResourceName, verb: Verb, record?: object): boolean =>
  useAppSelector((state) => may(state, resource, verb, record));

/** Asks why a permission is missing; the answer stands over the page. */
export const useWhy = (): ((permission: string) => void) => {
  const dispatch = useAppDispatch();
  return useCallback((permission) => void dispatch(explanation.actions.ask(permission)), [dispatch]);
};

/** Says to the server what is taken out of it, and then to the person. */
export const useSayExport = () => {
  const dispatch = useAppDispatch();
  return useCallback((...said: Parameters<typeof exporting.actions.say>) => void dispatch(exporting.actions.say(...said)), [dispatch]);
};
