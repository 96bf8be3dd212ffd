/** Month, week and day: which days each shows, what it is called, and how one turns the page. */
import dayjs from 'dayjs';
import type { Language } from '#shared/locale';
import { dayjsLocale } from '#client/ui/dayjsLocale';

export const views = ['month', 'week', 'day'] as const;
export type View = (typeof views)[number];

export const isView = (value: unknown): value is View => views.includes(value as View);

const at = (date: Date, language: Language) => dayjs(date).locale(dayjsLocale[language]);

/** Each day of the month, of the week (from Monday), or the day itself. */
export const daysOf = (view: View, date: Date, language: Language): Date[] => {
  const first = at(date, language).startOf(view);
  const count = at(date, language).endOf(view).diff(first, 'day') + 1;
  return Array.from({ length: count }, (_, day) => first.add(day, 'day').toDate());
};

/** "November 2026", "23 – 29 November 2026", "Selasa, 24 November 2026". */
export const titleOf = (view: View, date: Date, language: Language): string => {
  const day = at(date, language);
  if (view === 'month') return day.format('MMMM YYYY');
  if (view === 'day') return day.format('dddd, D MMMM YYYY');
  const [first, last] = [day.startOf('week'), day.endOf('week')];
  const shared = first.isSame(last, 'month') ? 'D' : first.isSame(last, 'year') ? 'D MMMM' : 'D MMMM YYYY';
  return `${first.format(shared)} – ${last.format('D MMMM YYYY')}`;
};

/** @param pages forwards, or backwards when negative */
export const turned = (view: View, date: Date, pages: number): Date => dayjs(date).add(pages, view).toDate();
