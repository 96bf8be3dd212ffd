/** A date and a time of the day in the viewer's own zone, typed or picked; its value is the instant in UTC. */
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/locale';
import { useLanguage } from '../../ui/useLanguage';
import { dayjsLocale, pickerIcons, sectionsNamed, unfinished, usePickerWords, type DateInputProps } from './DateInput';
import css from './form.module.css';

const formats: Record<Language, string> = { id: 'DD/MM/YYYY HH.mm', en: 'DD/MM/YYYY HH:mm' };

const written = (at: Dayjs | null): string | null => (at === null ? null : at.isValid() ? at.toISOString() : unfinished);

const read = (value: string | null): Dayjs | null => (value && value !== unfinished ? dayjs(value) : null);

/** The same instant, however it is written. */
const sameInstant = (one: string | null, other: string | null): boolean =>
  one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other));

/** The field keeps half a moment while it is being typed; from outside only another one changes it. */
function useMoment(value: string | null) {
  const [known, setKnown] = useState(value);
  const [at, setAt] = useState<Dayjs | null>(() => read(value));
  if (value !== known) {
    setKnown(value);
    if (value !== unfinished && !sameInstant(value, written(at))) setAt(read(value));
  }
  return [at, setAt] as const;
}

function useMomentWords() {
  const { t } = useTranslation('form');
  const words = usePickerWords();
  return useMemo(() => {
    const viewName = (view: string) => (view === 'hours' ? t('date.hours') : t('date.minutes'));
    return {
      ...words,
      dateTimePickerToolbarTitle: t('date.moment'),
      openDatePickerDialogue: (date: string | null) => (date ? t('date.momentChosen', { date }) : t('date.moment')),
      selectViewText: viewName,
      hoursClockNumberText: (hours: string) => `${t('date.hours')} ${hours}`,
      minutesClockNumberText: (minutes: string) => `${t('date.minutes')} ${minutes}`,
      hours: t('date.hours'),
      minutes: t('date.minutes'),
      nextStepButtonLabel: t('date.nextStep'),
    };
  }, [t, words]);
}

export function DateTimeInput({ id, value, onChange, onBlur, size = 'small', invalid = false, describedBy, labelledBy }: DateInputProps) {
  const language = useLanguage();
  const words = useMomentWords();
  const [at, setAt] = useMoment(value);
  const pick = (next: Dayjs | null) => {
    setAt(next);
    onChange(written(next));
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={dayjsLocale[language]} localeText={words}>
      <DateTimePicker
        value={at}
        onChange={pick}
        ampm={false}
        format={formats[language]}
        timeSteps={{ minutes: 5 }}
        minDate={dayjs('1900-01-01')}
        maxDate={dayjs('2999-12-31')}
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
