/** How many notifications are unread: asked at once, as soon as the page is seen again, every minute while it is, and when somebody wants to know. */
import { useCallback, useEffect } from 'react';
import { mayStill } from '#shared/access';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store';
import { auth } from '../../store/session/auth';
import { me } from '../../store/session/me';
import { askEvery, unreadKey, unreadQuery } from './notificationQueries';
import { modules as identity } from '../../areas/identity';

const { notification } = identity;

/** Anyone who has to sign in again, or to set up a second step first, is asked nothing meanwhile. */
const isAnswered = (state: RootState): boolean => {
  const actor = me.selectors.actor(state);
  return auth.selectors.loggedIn(state) && !auth.selectors.expired(state) && actor !== null && mayStill('read', actor);
};

export function useUnread(): { unread: number; ask: () => void } {
  const dispatch = useAppDispatch();
  const answered = useAppSelector(isAnswered);
  const unread = useAppSelector((state) => notification.selectors.list(state, unreadKey).total);
  const ask = useCallback(() => void dispatch(notification.actions.list(unreadKey, unreadQuery)), [dispatch]);
  useEffect(() => {
    if (!answered) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      ask();
      timer = setTimeout(look, askEvery);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      dispatch(notification.actions.leave(unreadKey));
    };
  }, [answered, ask, dispatch]);
  return { unread, ask };
}
