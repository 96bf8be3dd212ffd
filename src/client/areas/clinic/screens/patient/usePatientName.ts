/** The name of the patient whom a form is about. */
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { Values } from '#client/kit/form/changes';
import { refsIn } from '#client/kit/form/fields';
import type { RootState } from '#client/store/index';
import * as modules from '../../modules';

/** @returns reads it from a form's values; empty where no patient is chosen */
export const usePatientName = (): ((values: Values) => string) => {
  const store = useStore<RootState>();
  return useCallback(
    ({ patient }) => {
      const [chosen] = refsIn(patient);
      return (chosen && modules.patient.selectors.byId(store.getState(), chosen.id)?.name) ?? '';
    },
    [store],
  );
};
