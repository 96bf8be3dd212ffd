/** How a length of time reads in each language. It stands apart from the other formats, which the first page loads. */
import { localeOf, type Language } from '#shared/locale';
import { cachedByLanguage } from './formats';

const measures = cachedByLanguage(
  (language, unit: string) => new Intl.NumberFormat(localeOf[language], { style: 'unit', unit, unitDisplay: 'long' }),
);

/** How many of a unit: "12 hari", "1 day". */
export const formatMeasure = (count: number, unit: 'day' | 'hour' | 'minute', language: Language): string =>
  measures(language, unit).format(count);

const lengths = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** A length of time by its two largest units: "12 hari 3 jam"; below a minute "0 menit". @param seconds whole, 0 or more */
export const formatDuration = (seconds: number, language: Language): string => {
  let rest = seconds;
  const parts = lengths.flatMap(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return count ? [formatMeasure(count, unit, language)] : [];
  });
  return parts.slice(0, 2).join(' ') || formatMeasure(0, 'minute', language);
};
