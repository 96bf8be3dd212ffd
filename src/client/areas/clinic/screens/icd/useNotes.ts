/** What the clinic notes of ICD codes: read all at once, and written for one code. Rule: ICD-6. */
import { useCallback, useMemo } from 'react';
import type { IcdTerm } from '#shared/areas/clinic/resources/icdTerm';
import { useAll } from '#client/kit/useAll';
import { useAppDispatch } from '#client/store/hooks';
import { withNotice, type FollowUp } from '#client/storeKit/intents';
import { newId } from '#client/storeKit/ids';
import * as modules from '../../modules';
import { useEntityRef } from '#client/store/session/useEntityRef';

type Noted = Partial<Pick<IcdTerm, 'terms' | 'favourite' | 'hidden'>>;

/** By code, what the clinic has noted. */
export const useNotes = (): ReadonlyMap<string, IcdTerm> => {
  const { rows } = useAll(modules.icdTerm, 'notes', 'code');
  return useMemo(() => new Map(rows.map((one) => [one.code, one])), [rows]);
};

/** Notes something of a code; what was noted before stays. */
export const useNoting = (notes: ReadonlyMap<string, IcdTerm>): ((code: string, noted: Noted, then?: FollowUp) => void) => {
  const dispatch = useAppDispatch();
  const entity = useEntityRef();
  return useCallback(
    (code, noted, then) => {
      const known = notes.get(code);
      const { add, update } = modules.icdTerm.actions;
      const follow: FollowUp[] = [...(then ? [then] : []), { refresh: true }];
      if (known) dispatch(withNotice(update({ ...noted, id: known.id, version: known.version }, ...follow)));
      else if (entity)
        dispatch(withNotice(add({ terms: null, favourite: false, hidden: false, ...noted, code, entity, id: newId() }, ...follow)));
    },
    [dispatch, entity, notes],
  );
};
