/** A day as a patient reads it: with its weekday. */
import type { Day } from '#shared/domain/calendarDays';
import { localeOf, type Language } from '#shared/locale';
import { cachedByLanguage } from '#client/ui/formats';

const days = cachedByLanguage((language: Language) => new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'full', timeZone: 'UTC' }));

/** `Selasa, 24 November 2026` */
export const longDay = (day: Day, language: Language): string => days(language).format(new Date(day));
