/** How amounts, dates and quantities read on a document. They depend on nothing but the value and the language. Rules: MNY-2, VAL-12. */
import { localeOf, type Language } from '#shared/locale';

const NO_BREAK = '\u00a0';

const perLanguage = <F>(make: (locale: string) => F): Readonly<Record<Language, F>> => ({ id: make(localeOf.id), en: make(localeOf.en) });

const numbers = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }));
const days = perLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
const marks: Readonly<Record<Language, string>> = { id: 'Rp', en: 'IDR' };

/** `Rp 1.387.500`, with a space that does not break. @param amount whole rupiah */
export const moneyText = (amount: number, language: Language): string =>
  `${amount < 0 ? '-' : ''}${marks[language]}${NO_BREAK}${numbers[language].format(Math.abs(amount))}`;

/** `16 November 2026`. @param day `2026-11-16` */
export const dayText = (day: string, language: Language): string => days[language].format(new Date(`${day.slice(0, 10)}T00:00:00Z`));

/** `1–31 Desember 2026`. @param period `2026-12-01/2026-12-31`; one day alone is written once */
export const periodText = (period: string, language: Language): string => {
  const [from = period, to = from] = period.split('/');
  return from === to ? dayText(from, language) : days[language].formatRange(new Date(from), new Date(to));
};

/** `1`, `2,5`. @param qty a decimal as the API writes it: `2.500` */
export const qtyText = (qty: string, language: Language): string => numbers[language].format(Number(qty));

/** `tagihan-INV-2026-11-0001.pdf` */
export const fileNameOf = (title: string, number: string): string =>
  `${`${title.toLowerCase()} ${number}`.trim().replace(/[\s/]+/g, '-')}.pdf`;
