/**
 * What happens while the Redux DevTools show another state than the last action led to. Where nobody is signed in there, or somebody
 * else, the app only shows the state: what its screens dispatch is dropped, so nothing is asked for in the name of another session.
 */
import type { Middleware } from '@reduxjs/toolkit';

const tokenIn = (state: unknown): string | null => (state as { readonly auth: { readonly token: string | null } }).auth.token;

/** @returns `hold`: a middleware that comes before the sagas; `note`: one that comes last */
export function timeTravel(): { readonly hold: Middleware; readonly note: Middleware } {
  let token: string | null = null;
  // Who hears of an action may dispatch the next one before the first has ended.
  let isActing = false;
  return {
    hold:
      ({ getState }) =>
      (next) =>
      (action) =>
        isActing || tokenIn(getState()) === token ? next(action) : action,
    note: ({ getState }) => {
      token = tokenIn(getState());
      return (next) => (action) => {
        isActing = true;
        try {
          return next(action);
        } finally {
          isActing = false;
          token = tokenIn(getState());
        }
      };
    },
  };
}
