/** How a report's values are shown and what they are in a spreadsheet: the cells of lists, with months and percentages next to them. */
import type { TFunction } from 'i18next';
import { localeOf, type Language } from '#shared/locale';
import type { ReportColumn } from '#shared/kit/report';
import type { Column } from '#client/kit/grid/columns';
import { day, words } from '#client/kit/grid/columns';
import { formatDate } from '#client/ui/formats';
import { amount, figure, fraction } from '#client/kit/grid/numberColumns';

export const monthText = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], { month: 'long', year: 'numeric' }).format(new Date(`${month}T00:00`));

/** @param t of the namespace `reports` */
export const columnOf = (field: string, { kind, values = [] }: ReportColumn, t: TFunction<'reports'>, language: Language): Column => {
  const basics = { field, label: t(`columns.${field as 'month'}`) };
  const options = (named: readonly string[]) => Object.fromEntries(named.map((one) => [one, t(`options.${one as 'new'}`)]));
  switch (kind) {
    case 'money':
      return amount(basics);
    case 'count':
      return figure(basics);
    case 'percent':
    case 'decimal':
      return fraction(basics);
    case 'day':
      return day(basics);
    case 'option':
      return words({ ...basics, options: options(values) });
    case 'group': {
      const named = options(values);
      const textOf = (value: unknown): string => {
        if (value === null || value === undefined) return t('without');
        const text = String(value);
        return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text, language) : (named[text] ?? text);
      };
      return { ...words(basics), cell: (row) => textOf(row[field]), text: (row) => textOf(row[field]) };
    }
    case 'month':
      return {
        ...words(basics),
        cell: (row) => monthText(String(row[field]), language),
        text: (row) => String(row[field] ?? '').slice(0, 7),
      };
    default:
      return words(basics);
  }
};
