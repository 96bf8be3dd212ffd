/** Asks for a bulk command in parts, one after the other, so that its progress is seen and no request takes long. Rule: CMD-7. */
import { useCallback, useEffect, useState } from 'react';
import { useStore, type ReactReduxContextValue } from 'react-redux';
import type { Problem } from '#shared/errors';
import type { AnyModule } from '../../anyModule';
import type { BulkOrder, BulkResult } from '#client/services/serviceResults';
import type { RootState } from '#client/store/index';
import type { FollowUp } from '#client/storeKit/intents';
import type { SelectedRecord } from './selectedRecords';

/** Records of one request. */
const PART = 20;

type Verb = 'previewMany' | 'runMany';

/** What is known so far; `errors`: the request as a whole was refused, and nothing after it was asked. */
export type Progress = { readonly busy: boolean; readonly results: readonly BulkResult[]; readonly errors: readonly Problem[] };

const nothing: Progress = { busy: false, results: [], errors: [] };

type Asking = Omit<BulkOrder, 'records'> & { readonly records: readonly SelectedRecord[] };

type Store = ReactReduxContextValue<RootState>['store'];

/** What the request under way of this whole is answered. */
const answerOf = (store: Store, module: AnyModule, verb: Verb, bulk: string) =>
  new Promise<Pick<Progress, 'results' | 'errors'>>((resolve) => {
    const look = () => {
      const { busy, errors, results = [] } = module.selectors.bulk(store.getState(), verb, bulk);
      if (busy) return;
      unsubscribe();
      resolve({ results, errors });
    };
    const unsubscribe = store.subscribe(look);
    look();
  });

/** @returns the progress; `ask`, which resolves with it at the end, or with undefined when another asking took its place; and `stop` */
export function useBulkSteps(module: AnyModule, verb: Verb) {
  const store = useStore<RootState>();
  const [progress, setProgress] = useState(nothing);
  const [turn] = useState({ now: 0 });

  const ask = useCallback(
    async ({ records, ...order }: Asking, ...then: FollowUp[]): Promise<Progress | undefined> => {
      const mine = ++turn.now;
      const results: BulkResult[] = [];
      setProgress({ ...nothing, busy: true });
      for (let at = 0; at < records.length; at += PART) {
        const part = records.slice(at, at + PART).map(({ id, version }) => ({ id, ...(version !== undefined && { version }) }));
        // The server adds the record to the key: what is asked for again is done once.
        store.dispatch(
          verb === 'runMany'
            ? module.actions.runMany({ ...order, records: part, key: order.bulk }, ...then)
            : module.actions.previewMany({ ...order, records: part }),
        );
        const answer = await answerOf(store, module, verb, order.bulk);
        if (mine !== turn.now) return undefined;
        results.push(...answer.results);
        const isLast = at + PART >= records.length || answer.errors.length > 0;
        const now = { busy: !isLast, results: [...results], errors: answer.errors };
        setProgress(now);
        if (isLast) return now;
      }
      return undefined;
    },
    [store, module, verb, turn],
  );

  const stop = useCallback(() => void (turn.now += 1), [turn]);
  useEffect(() => stop, [stop]);
  return { progress, ask, stop };
}
