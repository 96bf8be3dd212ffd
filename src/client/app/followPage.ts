/** Keeps the router and the page in the state together: the router leads, and the state does when the Redux DevTools change it. */
import type { Started } from '../store';
import { page } from '../store/flows/page';
import type { startRouter } from './router';

type Address = { readonly pathname: string; readonly search: string };

/** The query of a link from a mail holds a secret. */
const pathOf = ({ pathname, search }: Address): string => (search.includes('token=') ? pathname : pathname + search);

export const followPage = ({ dispatch, getState, subscribe }: Started['store'], router: ReturnType<typeof startRouter>): void => {
  let last = page.selectors.path(getState());
  /** The path that the DevTools lead to, until the router is there. */
  let wanted: string | null = null;
  const go = (path: string) => void router.navigate(path, { replace: true });
  const tell = () => {
    if (!router.state.initialized || router.state.navigation.state !== 'idle') return;
    const path = pathOf(router.state.location);
    const missed = wanted !== path ? wanted : null;
    wanted = null;
    // The page before may have led elsewhere, as the sign-in page does for whom the state shows as signed in. So it is tried twice.
    if (missed !== null) return go(missed);
    if (path === last) return;
    last = path;
    dispatch(page.actions.opened({ path }));
  };
  tell();
  router.subscribe(tell);
  subscribe(() => {
    const path = page.selectors.path(getState());
    if (path === last) return;
    last = path;
    if (path === null || path === pathOf(router.state.location)) return;
    wanted = path;
    go(path);
  });
};
