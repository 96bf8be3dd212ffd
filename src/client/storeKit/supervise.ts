/** Keeps a saga running: one that crashes is reported, and started again a few times, each time later. */
import { createAction } from '@reduxjs/toolkit';
import { call, delay, put } from 'typed-redux-saga';

/** A saga has ended with a bug; what it was doing has failed. */
export const sagaCrashed = createAction<{ readonly saga: string; readonly restarts: boolean }>('app/sagaCrashed');

export type Saga = () => Generator;
export type Report = (crash: { readonly saga: string; readonly error: unknown }) => void;

/** `backoff` in milliseconds before the first restart, doubled for each further one; after `restarts` the saga stays down. */
export type Patience = { readonly restarts: number; readonly backoff: number };
const patience: Patience = { restarts: 5, backoff: 200 };

/**
 * The saga under supervision: it never throws, so a root that spawns it lives on.
 * @param report hears of every crash, with the error itself (which is not data and so not in the action)
 */
export const supervised = (name: string, saga: Saga, report: Report, { restarts, backoff }: Patience = patience): Saga =>
  function* supervisor() {
    for (let crashes = 0; crashes <= restarts; crashes++) {
      try {
        yield* call(saga);
        return;
      } catch (error) {
        report({ saga: name, error });
        yield* put(sagaCrashed({ saga: name, restarts: crashes < restarts }));
        yield* delay(backoff * 2 ** crashes);
      }
    }
  };
