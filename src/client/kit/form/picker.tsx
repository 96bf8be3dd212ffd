/** What the inputs of a day, of a moment and of a time of the day have in common. */
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/id';
import { useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayjsLocale } from '../../ui/dayjsLocale';
import { CalendarIcon, CloseIcon, NextIcon, OpenIcon, PreviousPageIcon, type Icon } from '../../ui/icons';
import { useLanguage } from '../../ui/useLanguage';
import css from './form.module.css';

export type PickerProps = {
  id?: string;
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  size?: 'small' | 'medium';
  invalid?: boolean;
  describedBy?: string | undefined;
  labelledBy?: string;
};

/** What a value that is not typed to its end is to the rules: there, but not valid. */
const unfinished = '?';

/** How a picker's value is written as text, and read from it. */
export type Notation = {
  readonly write: (at: Dayjs) => string;
  readonly read: (value: string) => Dayjs;
};

/**
 * The value while it is being typed: the field keeps what is unfinished, and only another value from outside replaces it.
 * @returns the picker's value, and what to do when the person changes it
 */
export function usePicked({ write, read }: Notation, value: string | null, onChange: PickerProps['onChange']) {
  const written = (at: Dayjs | null) => (at === null ? null : at.isValid() ? write(at) : unfinished);
  const parsed = (text: string | null) => (text && text !== unfinished ? read(text) : null);
  const [known, setKnown] = useState(value);
  const [at, setAt] = useState(() => parsed(value));
  if (value !== known) {
    setKnown(value);
    const next = parsed(value);
    // The same value can be written in two ways: an instant of the server ends in "+00:00" or in "Z".
    if (value !== unfinished && written(next) !== written(at)) setAt(next);
  }
  const pick = (next: Dayjs | null) => {
    setAt(next);
    onChange(written(next));
  };
  return { value: at, onChange: pick };
}

const sized = (PickerIcon: Icon, size: number) =>
  function SizedIcon() {
    return <PickerIcon size={size} strokeWidth={1.75} />;
  };
export const pickerIcons = {
  openPickerIcon: sized(CalendarIcon, 18),
  leftArrowIcon: sized(PreviousPageIcon, 20),
  rightArrowIcon: sized(NextIcon, 20),
  switchViewIcon: sized(OpenIcon, 18),
  clearIcon: sized(CloseIcon, 16),
};

export const firstDay = dayjs('1900-01-01');
export const lastDay = dayjs('2999-12-31');

/**
 * The words of a date or an hour, tied to the element with role `group` around its sections; on the text field itself they would
 * stand on a `div` without a role, which has no name. Without a label outside, MUI names the group by the label inside.
 */
const sectionsNamed = (labelledBy: string | undefined, describedBy: string | undefined) => ({
  input: { ...(labelledBy && { 'aria-labelledby': labelledBy }), ...(describedBy && { 'aria-describedby': describedBy }) },
});

/** The text field of a picker. @param className its width */
export const textFieldOf = (
  { id, size = 'small', onBlur, invalid = false, describedBy, labelledBy }: Omit<PickerProps, 'value' | 'onChange'>,
  className = css.date ?? '',
) => ({
  id,
  size,
  className,
  fullWidth: true,
  error: invalid,
  onBlur,
  slotProps: sectionsNamed(labelledBy, describedBy),
});

/** What the pickers say, in the language of the interface. */
export function usePickerWords() {
  const { t } = useTranslation('form');
  return useMemo(
    () => ({
      previousMonth: t('date.previous'),
      nextMonth: t('date.next'),
      clearButtonLabel: t('date.clear'),
      fieldClearLabel: t('date.clear'),
      todayButtonLabel: t('date.today'),
      cancelButtonLabel: t('cancel'),
      okButtonLabel: 'OK',
      datePickerToolbarTitle: t('date.day'),
      calendarViewSwitchingButtonAriaLabel: (view: string) => t(view === 'year' ? 'date.toDays' : 'date.toYears'),
      openDatePickerDialogue: (date: string | null) => (date ? t('date.chosen', { date }) : t('date.day')),
      dateTableLabel: t('date.grid'),
      fieldYearPlaceholder: () => t('date.year'),
      fieldMonthPlaceholder: () => t('date.month'),
      fieldDayPlaceholder: () => t('date.dayPart'),
      year: t('date.yearName'),
      month: t('date.monthName'),
      day: t('date.dayName'),
      empty: t('date.empty'),
    }),
    [t],
  );
}

/** Gives a picker its calendar and its words in the language of the interface. */
export function PickerLanguage({
  words,
  children,
}: {
  words: ComponentProps<typeof LocalizationProvider>['localeText'];
  children: ReactNode;
}) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={dayjsLocale[useLanguage()]} localeText={words}>
      {children}
    </LocalizationProvider>
  );
}
