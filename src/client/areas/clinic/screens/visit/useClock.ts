/** Moments as the clinic's clock shows them, never the browser's: of today the time alone, of other days with the day. */
import { useCallback } from 'react';
import { defaultZone, type Instant } from '#shared/domain/calendarDays';
import { momentIn } from '#shared/domain/timeOfDay';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { useToday } from '#client/store/session/useToday';
import { formatDate } from '#client/ui/formats';
import { useLanguage } from '#client/ui/useLanguage';

export const useClock = (): ((instant: Instant) => string) => {
  const language = useLanguage();
  const today = useToday();
  const zone = useAppSelector((state) => me.selectors.subscription(state)?.time_zone ?? defaultZone);
  return useCallback(
    (instant) => {
      const { day, time } = momentIn(instant, zone);
      return day === today ? time : `${formatDate(day, language)} ${time}`;
    },
    [language, today, zone],
  );
};
