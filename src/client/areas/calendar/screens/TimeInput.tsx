/** A time of the day, typed or picked, as the language writes it; its value is HH:mm. */
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import dayjs from 'dayjs';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PickerLanguage, textFieldOf, usePicked, usePickerWords, type Notation, type PickerProps } from '#client/kit/form/picker';
import { ClockIcon } from '#client/ui/icons';
import { useLanguage } from '#client/ui/useLanguage';
import css from './calendar.module.css';
import { clockFormat } from './times';

const timeOfDay: Notation = { write: (at) => at.format('HH:mm'), read: (value) => dayjs(`2000-01-01T${value}`) };

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

export function TimeInput({ value, onChange, ...field }: PickerProps) {
  const words = useWords();
  return (
    <PickerLanguage words={words}>
      <DesktopTimePicker
        {...usePicked(timeOfDay, value, onChange)}
        ampm={false}
        format={clockFormat[useLanguage()]}
        timeSteps={{ minutes: 5 }}
        slots={{ openPickerIcon: Clock }}
        slotProps={{ textField: textFieldOf(field, css.time ?? '') }}
      />
    </PickerLanguage>
  );
}
