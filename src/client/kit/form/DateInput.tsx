/** A calendar day, typed or picked, in the order the language writes it; its value is YYYY-MM-DD. */
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/id';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/locale';
import { CalendarIcon, CloseIcon, NextIcon, OpenIcon, PreviousPageIcon, type Icon } from '../../ui/icons';
import { useLanguage } from '../../ui/useLanguage';
import css from './form.module.css';

export const dayjsLocale: Readonly<Record<Language, string>> = { id: 'id', en: 'en-gb' };

/** What an unfinished date is to the rules: there, but not a date. */
export const unfinished = '?';

const written = (at: Dayjs | null): string | null => (at === null ? null : at.isValid() ? at.format('YYYY-MM-DD') : unfinished);

export type DateInputProps = {
  id?: string;
  label?: string;
  value: string | null;
  onChange: (day: string | null) => void;
  onBlur?: () => void;
  size?: 'small' | 'medium';
  invalid?: boolean;
  describedBy?: string | undefined;
  labelledBy?: string;
};

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

/**
 * The words of a date or an hour, tied to the element with role `group` around its sections; on the text field itself they would
 * stand on a `div` without a role, which has no name. Without a label outside, MUI names the group by the label inside.
 */
export const sectionsNamed = (labelledBy: string | undefined, describedBy: string | undefined) => ({
  input: { ...(labelledBy && { 'aria-labelledby': labelledBy }), ...(describedBy && { 'aria-describedby': describedBy }) },
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

/** The field keeps half a date while it is being typed; from outside only another day changes it. */
function useDay(value: string | null) {
  const [known, setKnown] = useState(value);
  const [at, setAt] = useState<Dayjs | null>(() => (value && value !== unfinished ? dayjs(value) : null));
  if (value !== known) {
    setKnown(value);
    if (value !== unfinished && value !== written(at)) setAt(value ? dayjs(value) : null);
  }
  return [at, setAt] as const;
}

export function DateInput({
  id,
  label,
  value,
  onChange,
  onBlur,
  size = 'small',
  invalid = false,
  describedBy,
  labelledBy,
}: DateInputProps) {
  const language = useLanguage();
  const words = usePickerWords();
  const [at, setAt] = useDay(value);
  const pick = (next: Dayjs | null) => {
    setAt(next);
    onChange(written(next));
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={dayjsLocale[language]} localeText={words}>
      <DatePicker
        value={at}
        onChange={pick}
        format="DD/MM/YYYY"
        minDate={dayjs('1900-01-01')}
        maxDate={dayjs('2999-12-31')}
        {...(label && { label })}
        slots={pickerIcons}
        slotProps={{
          textField: {
            id,
            size,
            className: css.date ?? '',
            fullWidth: true,
            error: invalid,
            onBlur,
            slotProps: sectionsNamed(labelledBy, describedBy),
          },
          field: { clearable: true },
        }}
      />
    </LocalizationProvider>
  );
}
