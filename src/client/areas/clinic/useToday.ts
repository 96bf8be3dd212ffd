/** What day it is at the person's clinic, by its own clock and zone, never by the browser's. */
import { clientInstant } from '#shared/areas/clients/domain/ownSubscription';
import { dayOf, defaultZone, type Day } from '#shared/domain/calendarDays';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';

/** @param now the present moment; where the page follows the time, the moment that it shows */
export const useToday = (now = new Date()): Day => {
  const own = useAppSelector(me.selectors.subscription);
  return own ? dayOf(clientInstant(own, now), own.time_zone) : dayOf(now.toISOString(), defaultZone);
};
