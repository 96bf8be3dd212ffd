/** What day and time it is at the person's clinic, by its own clock and zone, never by the browser's. */
import { clientInstant } from '#shared/areas/clients/domain/ownSubscription';
import { defaultZone, type Day } from '#shared/domain/calendarDays';
import { momentIn, type Moment } from '#shared/domain/timeOfDay';
import { useAppSelector } from '../hooks';
import { me } from './me';

/** @param now the present moment; where the page follows the time, the moment that it shows */
export const useMoment = (now = new Date()): Moment => {
  const own = useAppSelector(me.selectors.subscription);
  return own ? momentIn(clientInstant(own, now), own.time_zone) : momentIn(now.toISOString(), defaultZone);
};

export const useToday = (now?: Date): Day => useMoment(now).day;
