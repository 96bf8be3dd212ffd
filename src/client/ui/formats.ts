/** How numbers, money and dates read in each language. Rules: MNY-2, MNY-3, VAL-12. */
import { localeOf, type Language } from '#shared/locale';
import { currencyOf } from './constants';

/** Whether an English reader's browser is an Indian one: then an amount without a currency is in rupees, grouped as they are. */
const isIndian = (language: Language): boolean => language === 'en' && typeof document !== 'undefined' && navigator.language === 'en-IN';

/** The currency of an amount that has none of its own (APP-22, MNY-3). */
const currencyHere = (language: Language): string => currencyOf[isIndian(language) ? 'en-IN' : language];

/** Making an Intl formatter is slow and grids make hundreds of cells: each is made once. */
export const cachedByLanguage = <F>(make: (language: Language, option: string) => F) => {
  const made = new Map<string, F>();
  return (language: Language, option = ''): F => {
    const key = `${language} ${option}`;
    const known = made.get(key) ?? make(language, option);
    made.set(key, known);
    return known;
  };
};

const numbers = cachedByLanguage((language) => new Intl.NumberFormat(localeOf[language]));
const compacts = cachedByLanguage(
  (language) => new Intl.NumberFormat(localeOf[language], { notation: 'compact', maximumFractionDigits: 1 }),
);
const shares = cachedByLanguage((language) => new Intl.NumberFormat(localeOf[language], { style: 'percent', maximumFractionDigits: 1 }));
const monies = cachedByLanguage(
  (language, currency) =>
    new Intl.NumberFormat(currency === 'INR' && language === 'en' ? 'en-IN' : localeOf[language], {
      style: 'currency',
      currency,
      currencyDisplay: language === 'en' && currency === 'IDR' ? 'code' : 'symbol',
      ...(currency === 'IDR' && { maximumFractionDigits: 0 }),
    }),
);
const days = cachedByLanguage((language) => new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'medium' }));
const shortDays = cachedByLanguage((language) => new Intl.DateTimeFormat(localeOf[language], { day: 'numeric', month: 'short' }));
const moments = cachedByLanguage((language) => new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'medium', timeStyle: 'short' }));
const distances = cachedByLanguage((language) => new Intl.RelativeTimeFormat(localeOf[language], { numeric: 'auto' }));

const groupMark: Record<Language, string> = { id: '.', en: ',' };
export const rupiahMark: Readonly<Record<Language, string>> = { id: 'Rp', en: 'IDR' };

/** The first of Intl's number formatters takes a slow phone 0.1 s to make: what most pages show, whole numbers and rupiah, does without. A test holds it to Intl. */
const grouped = (whole: number, language: Language, mark = ''): string =>
  `${whole < 0 ? '-' : ''}${mark && `${mark}\u00a0`}${String(Math.abs(whole)).replace(/\B(?=(?:\d{3}){1,7}$)/g, groupMark[language])}`;

export const formatNumber = (value: number, language: Language) =>
  Number.isSafeInteger(value) ? grouped(value, language) : numbers(language).format(value);

/** "12,5 rb", for where there is little room. */
export const formatCompact = (value: number, language: Language) => compacts(language).format(value);

const KILOBYTE = 1_024;

/** A file's size in words: `1,2 MB`; at least 1 KB. */
export const formatBytes = (bytes: number, language: Language): string => {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < KILOBYTE) return `${kilobytes} KB`;
  return `${formatNumber(Math.round((kilobytes / KILOBYTE) * 10) / 10, language)} MB`;
};

/** @param part a fraction, as 0.25 */
export const formatShare = (part: number, language: Language) => shares(language).format(part);

/** @param currency of the amount, which is never another; without one, the language's own, or that of an Indian browser. Rupiah are whole. */
export const formatMoney = (amount: number, language: Language, currency: string = currencyHere(language)) =>
  currency === 'IDR' && Number.isSafeInteger(amount)
    ? grouped(amount, language, rupiahMark[language])
    : monies(language, currency).format(amount);

/** A plain date stays on its day wherever the reader is; a moment hears in the reader's own time. */
const plainDate = /^\d{4}-\d\d-\d\d$/;

/** @param iso `2026-11-21` or an ISO moment; a moment hears with its time. */
export const formatDate = (iso: string, language: Language) =>
  plainDate.test(iso) ? days(language).format(new Date(`${iso}T00:00`)) : moments(language).format(new Date(iso));

/** @param period `2026-11-01/2026-11-30`; one day alone is written once */
export const formatPeriod = (period: string, language: Language) =>
  [...new Set(period.split('/'))].map((day) => formatDate(day, language)).join(' – ');

/** The calendar day of a moment in the reader's own time zone, as `2026-11-21`. */
export const dayOf = (moment: Date) => {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${String(moment.getFullYear()).padStart(4, '0')}-${month}-${day}`;
};

/** "3 Nov", where the year is plain. @param day `2026-11-03` */
export const formatShortDay = (day: string, language: Language) => shortDays(language).format(new Date(`${day}T00:00`));

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** "dalam 71 jam". @param hours whole, below zero for the past */
export const hoursFromNow = (hours: number, language: Language) => distances(language).format(hours, 'hour');

/** "dalam 14 hari", "kemarin". @param days below zero for the past */
export const daysFromNow = (days: number, language: Language) => distances(language).format(days, 'day');

const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** "2 jam yang lalu"; within a minute, "sekarang"; from a day on by the days of the reader's calendar: "lusa" is not in 71 hours. @param now milliseconds */
export const formatRelative = (iso: string, language: Language, now: number) => {
  const at = new Date(iso).getTime();
  const seconds = (at - now) / 1000;
  const unit = units.find(([, length]) => Math.abs(seconds) >= length);
  if (unit?.[0] === 'day') return daysFromNow(Math.round((midnight(at) - midnight(now)) / 86_400_000), language);
  return unit ? distances(language).format(Math.trunc(seconds / unit[1]), unit[0]) : distances(language).format(0, 'second');
};
