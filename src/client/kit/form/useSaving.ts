/** Saves a record, then its waiting pictures and files, and says how each step ended. A second press while one is under way does nothing. Rule: ITM-9. */
import { useCallback, useMemo } from 'react';
import { useStore, type ReactReduxContextValue } from 'react-redux';
import type { Confirmation } from '#shared/jsonapi';
import { ticketFor } from '../../store/files';
import type { RootState } from '../../store/index';
import type { Confirming, Row } from '../../services/serviceResults';
import type { AnyModule } from '../anyModule';
import type { FollowUp } from '../../storeKit/intents';
import { FIRST_VERSION, isAlreadyAdded } from '../../storeKit/refusals';

type Store = ReactReduxContextValue<RootState>['store'];

/** Resolves when nothing about the record is under way any more: whether it went well. */
export const requestEnded = (store: Store, module: AnyModule, id: string) =>
  new Promise<boolean>((resolve) => {
    const look = () => {
      const { busy, failed } = module.selectors.request(store.getState(), id);
      if (busy) return;
      unsubscribe();
      resolve(!failed || failed === 'get');
    };
    const unsubscribe = store.subscribe(look);
    look();
  });

/** The values of a new record that are there. */
export const withoutNulls = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** A picture or a file that waits for the record to be saved. */
export type WaitingFile = { readonly field: string; readonly file: File };

/** What to do: values of a new record, changes of one, or neither when only its files are new. */
export type Work = {
  readonly add?: Record<string, unknown>;
  readonly update?: Record<string, unknown> & { version: number };
  readonly files: readonly WaitingFile[];
  /** What the person said to the warnings of an earlier attempt. */
  readonly confirmation?: Confirmation;
};

/** What a save says to warnings: nothing where there were none. */
const confirmationOf = ({ confirmation }: Work): Confirming => (confirmation ? { confirmation } : {});

/** `left`: the files that were not uploaded, the first of them refused. */
export type Ended = 'done' | 'failed' | { readonly left: readonly WaitingFile[] };

/** @param id the record's, also before it exists */
export function useSaving(module: AnyModule, id: string) {
  const store = useStore<RootState>();
  const save = useCallback(
    async (work: Work, then: readonly FollowUp[]): Promise<Ended> => {
      const { add, update, files } = work;
      const { actions } = module;
      store.dispatch(actions.acknowledge(id));
      const now = files.length ? [] : then;
      const said = confirmationOf(work);
      if (add) store.dispatch(actions.add({ ...withoutNulls(add), ...said, id }, ...now));
      if (update) store.dispatch(actions.update({ ...update, ...said, id }, ...now));
      let well = !(add ?? update) || (await requestEnded(store, module, id));
      if (!well && add && isAlreadyAdded(module.selectors.request(store.getState(), id).errors)) {
        store.dispatch(actions.acknowledge(id));
        store.dispatch(actions.update({ ...add, id, version: FIRST_VERSION }, ...now));
        well = await requestEnded(store, module, id);
      }
      if (!well) return 'failed';
      for (const [index, { field, file }] of files.entries()) {
        const isLast = index === files.length - 1;
        store.dispatch(actions.upload({ id, field, file: ticketFor(file) }, ...(isLast ? then : [])));
        if (!(await requestEnded(store, module, id))) return { left: files.slice(index) };
      }
      return 'done';
    },
    [store, module, id],
  );
  return useMemo(
    () => ({
      save,
      /** The record as the server last told it. */
      saved: (): Row | undefined => module.selectors.byId(store.getState(), id),
      /** Whether the record is being written no more, and nothing of that has failed; it may still be being read. */
      isOver: () => {
        const { busy, failed } = module.selectors.request(store.getState(), id);
        return (!busy || busy === 'get') && (!failed || failed === 'get');
      },
    }),
    [save, module, store, id],
  );
}
