/** An hour of the day, typed or picked, as the language writes it; its value is HH:mm. */
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sectionsNamed, usePickerWords } from '../../kit/form/DateInput';
import { ClockIcon } from '../../ui/icons';
import { useLanguage } from '../../ui/useLanguage';
import css from './calendar.module.css';
import { clockFormat, dayjsLocale } from './times';

type Props = {
  id: string;
  value: string | null;
  onChange: (time: string | null) => void;
  onBlur: () => void;
  invalid: boolean;
  labelledBy: string;
  describedBy: string | undefined;
};

/** What an unfinished hour is to the rules: there, but not an hour. */
const unfinished = '?';

const written = (at: Dayjs | null): string | null => (at === null ? null : at.isValid() ? at.format('HH:mm') : unfinished);
const read = (value: string | null): Dayjs | null => (value && value !== unfinished ? dayjs(`2000-01-01T${value}`) : null);

const Clock = () => <ClockIcon size={18} strokeWidth={1.75} />;

function useWords() {
  const { t } = useTranslation('calendar');
  const words = usePickerWords();
  return useMemo(() => {
    const part = (view: string) => t(view === 'hours' ? 'time.hours' : 'time.minutes');
    return {
      ...words,
      openTimePickerDialogue: (time: string | null) => (time ? t('time.chosen', { time }) : t('time.pick')),
      timePickerToolbarTitle: t('time.pick'),
      timeTableLabel: t('time.pick'),
      selectViewText: (view: string) => t('time.select', { part: part(view).toLowerCase() }),
      hoursClockNumberText: (hours: string) => `${hours} ${t('time.hours').toLowerCase()}`,
      minutesClockNumberText: (minutes: string) => `${minutes} ${t('time.minutes').toLowerCase()}`,
      fieldHoursPlaceholder: () => t('time.hourPart'),
      fieldMinutesPlaceholder: () => t('time.minutePart'),
      hours: t('time.hours'),
      minutes: t('time.minutes'),
    };
  }, [t, words]);
}

export function TimeInput({ id, value, onChange, onBlur, invalid, labelledBy, describedBy }: Props) {
  const language = useLanguage();
  const words = useWords();
  const [known, setKnown] = useState(value);
  // The field keeps half an hour while it is being typed; from outside only another hour changes it.
  const [at, setAt] = useState(() => read(value));
  if (value !== known) {
    setKnown(value);
    if (value !== unfinished && value !== written(at)) setAt(read(value));
  }
  const pick = (next: Dayjs | null) => {
    setAt(next);
    onChange(written(next));
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={dayjsLocale[language]} localeText={words}>
      <DesktopTimePicker
        value={at}
        onChange={pick}
        ampm={false}
        format={clockFormat[language]}
        timeSteps={{ minutes: 5 }}
        slots={{ openPickerIcon: Clock }}
        slotProps={{
          textField: {
            id,
            size: 'small',
            fullWidth: true,
            className: css.time ?? '',
            error: invalid,
            onBlur,
            slotProps: sectionsNamed(labelledBy, describedBy),
          },
        }}
      />
    </LocalizationProvider>
  );
}
