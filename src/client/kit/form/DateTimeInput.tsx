/** A date and a time of the day in the viewer's own zone, typed or picked; its value is the instant in UTC. */
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import dayjs from 'dayjs';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { writtenDay } from '#shared/domain/writtenDay';
import type { Language } from '#shared/locale';
import { useLanguage } from '../../ui/useLanguage';
import { Pasting } from './Pasting';
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

/** A moment as it is written elsewhere, in the viewer's own zone unless it names one; a day without its time is none. */
const readMoment = (text: string): dayjs.Dayjs | undefined => {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/.test(text)) return dayjs(text).isValid() ? dayjs(text) : undefined;
  const found = writtenDay(text, {});
  const [, hours, minutes, half] = /[T ](\d{1,2})[:.](\d{2})(?:[:.]\d{2})?(?: ?([ap])\.?m\.?)?$/i.exec(text) ?? [];
  if (found === undefined || !hours) return undefined;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  const read = dayjs(`${found}T${String(hour).padStart(2, '0')}:${minutes}`);
  return hour < 24 && read.isValid() ? read : undefined;
};

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
  const picked = usePicked(moment, value, onChange);
  return (
    <PickerLanguage words={words}>
      <Pasting read={readMoment} onRead={picked.onChange} value={value} example="date.unreadMoment">
        <DateTimePicker
          {...picked}
          ampm={false}
          format={formats[useLanguage()]}
          timeSteps={{ minutes: 5 }}
          minDate={firstDay}
          maxDate={lastDay}
          slots={pickerIcons}
          slotProps={{ textField: textFieldOf(field), field: { clearable: true } }}
        />
      </Pasting>
    </PickerLanguage>
  );
}
