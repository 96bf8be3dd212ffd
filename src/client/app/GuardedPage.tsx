/** Checks a page's guard while the page is open, because the person or their rights may change. */
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Permission } from '#shared/access';
import type { Guard } from '#shared/routes/row';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { auth } from '../store/session/auth';
import { admit, places } from './guards';
import { closedNotice, useGuardContext } from './routeContext';

type Props = {
  guard: Guard;
  /** The permission that the page needs in addition to its guard. */
  scope: Permission | undefined;
  /** Shown instead of the page until the person's profile is known. */
  waiting: ReactNode;
  /** Shown instead of the page to somebody who belongs to no client. */
  clientOnly: ReactNode;
  children: ReactNode;
};

const isAnyones = (guard: Guard): boolean => guard === 'open' || guard === 'guest';

/** After signing out the person goes to the public site; after losing the session to the sign-in page, and then back. */
export function GuardedPage({ guard, scope, waiting, clientOnly, children }: Props) {
  const guardContext = useGuardContext();
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  // A successful sign-in clears the attempted path, so the path is read when the page opens.
  const [attempted] = useState(guardContext.attempted);
  const leaving = useAppSelector((state) => auth.selectors.busy(state) === 'logout');
  const turn = useAppSelector(auth.selectors.turn);
  const [first] = useState(turn);
  const left = useRef(false);
  useEffect(() => {
    left.current ||= leaving;
  }, [leaving]);

  const admission = admit(guard, { ...guardContext, attempted, search }, scope);
  const refused = typeof admission === 'object' ? admission : null;
  const lost = refused?.remember === true && !left.current;
  useEffect(() => {
    if (lost) dispatch(auth.actions.turnedAway({ path: pathname + search }));
  }, [lost, dispatch, pathname, search]);

  // The notice is shown only when a person opens a page that is closed to them, not when they leave an open page by switching the role.
  const entered = useRef(false);
  useEffect(() => {
    entered.current ||= admission === 'ok';
  }, [admission]);
  const { closedTo, permission } = refused ?? {};
  useEffect(() => {
    if (closedTo && !entered.current) dispatch(closedNotice(closedTo, permission));
  }, [closedTo, permission, dispatch]);

  // A sign-in form stays visible until the next page is known.
  if (isAnyones(guard) && (admission === 'ok' || admission === 'wait')) return children;
  // A page shows data of the person who opened it: another person who signs in next starts at the dashboard.
  if (guardContext.signedIn && turn !== first && pathname !== places.afterLogin) return <Navigate to={places.afterLogin} replace />;
  if (admission === 'ok') return <Fragment key={turn}>{children}</Fragment>;
  if (admission === 'clientOnly') return clientOnly;
  if (!refused) return waiting;
  if (refused.remember && left.current) return <Navigate to={places.outside} replace />;
  // An admin who starts viewing as another role is taken to a page that every role may open.
  const lookingAround = entered.current && guardContext.actor?.viewAs;
  return <Navigate to={lookingAround ? places.afterLogin : refused.goTo} replace />;
}
