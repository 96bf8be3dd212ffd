/** Anyone who opens a mail's link does so in another tab: coming back to this one, they see that it worked. */
import { useEffect } from 'react';
import { useAppDispatch } from '#client/store/hooks';
import { me } from '#client/store/session/me';

export function useRefetchOnReturn(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') dispatch(me.actions.load());
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [dispatch]);
}
