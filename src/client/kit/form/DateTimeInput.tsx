/** A date and a time of the day in the viewer's own zone, typed or picked; its value is the instant in UTC. */
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import dayjs from 'dayjs';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/locale';
import { useLanguage } from '../../ui/useLanguage';
import {
  firstDay,
  lastDay,
  pickerIcons,
  PickerLanguage,
  textFieldOf,
  usePicked,
  usePickerWords,
  type Notation,
  type PickerProps,
} from './picker';

const formats: Record<Language, string> = { id: 'DD/MM/YYYY HH.mm', en: 'DD/MM/YYYY HH:mm' };

const moment: Notation = { write: (at) => at.toISOString(), read: (value) => dayjs(value) };

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

export function DateTimeInput({ value, onChange, ...field }: PickerProps) {
  const words = useMomentWords();
  return (
    <PickerLanguage words={words}>
      <DateTimePicker
        {...usePicked(moment, value, onChange)}
        ampm={false}
        format={formats[useLanguage()]}
        timeSteps={{ minutes: 5 }}
        minDate={firstDay}
        maxDate={lastDay}
        slots={pickerIcons}
        slotProps={{ textField: textFieldOf(field), field: { clearable: true } }}
      />
    </PickerLanguage>
  );
}
