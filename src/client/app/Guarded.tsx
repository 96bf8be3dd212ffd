/** Keeps the door while a page is open: the visitor may change. */
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Permission } from '#shared/access';
import type { Guard } from '#shared/routes';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { auth } from '../store/modules/auth';
import { admit, places } from './guards';
import { closedNotice, useVisitor } from './visitor';

type Props = {
  guard: Guard;
  /** The permission that the page needs beside its guard. */
  scope: Permission | undefined;
  /** Stands in for the page until it is known who the visitor is. */
  waiting: ReactNode;
  children: ReactNode;
};

const isAnyones = (guard: Guard): boolean => guard === 'open' || guard === 'guest';

/** Whoever signs out leaves for the outside; whoever loses the session goes to sign in and comes back. */
export function Guarded({ guard, scope, waiting, children }: Props) {
  const visitor = useVisitor();
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  // Signing in forgets the attempted path as it succeeds: the way back is what it was when the page opened.
  const [attempted] = useState(visitor.attempted);
  const leaving = useAppSelector((state) => auth.selectors.busy(state) === 'logout');
  const turn = useAppSelector(auth.selectors.turn);
  const [first] = useState(turn);
  const left = useRef(false);
  useEffect(() => {
    left.current ||= leaving;
  }, [leaving]);

  const admission = admit(guard, { ...visitor, attempted }, scope);
  const refused = typeof admission === 'object' ? admission : null;
  const lost = refused?.remember === true && !left.current;
  useEffect(() => {
    if (lost) dispatch(auth.actions.turnedAway({ path: pathname + search }));
  }, [lost, dispatch, pathname, search]);

  // Only who knocks is told: whoever is in already, and turns to another role, knows why they leave.
  const entered = useRef(false);
  useEffect(() => {
    entered.current ||= admission === 'ok';
  }, [admission]);
  const { closedTo, permission } = refused ?? {};
  useEffect(() => {
    if (closedTo && !entered.current) dispatch(closedNotice(closedTo, permission));
  }, [closedTo, permission, dispatch]);

  // A form that signs someone in stays where it is until the way on is clear.
  if (isAnyones(guard) && (admission === 'ok' || admission === 'wait')) return children;
  // What stands on a page is the person's own: whoever follows directly begins at home, with a page of theirs.
  if (visitor.signedIn && turn !== first && pathname !== places.afterLogin) return <Navigate to={places.afterLogin} replace />;
  if (admission === 'ok') return <Fragment key={turn}>{children}</Fragment>;
  if (!refused) return waiting;
  if (refused.remember && left.current) return <Navigate to={places.outside} replace />;
  // An admin who begins to look around as another role goes on from a page that is everyone's.
  const lookingAround = entered.current && visitor.actor?.viewAs;
  return <Navigate to={lookingAround ? places.afterLogin : refused.goTo} replace />;
}
