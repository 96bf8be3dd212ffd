/** A calendar day, typed or picked, in the order the language writes it; its value is YYYY-MM-DD. */
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs from 'dayjs';
import { useState, type ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { writtenDay } from '#shared/domain/writtenDay';
import css from './form.module.css';
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

const day: Notation = { write: (at) => at.format('YYYY-MM-DD'), read: (value) => dayjs(value) };

/** One part of a date, such as its year: the field of the picker takes it by itself. */
const isPart = (text: string): boolean => /^(?:\d{1,4}|[a-z]+)$/i.test(text);

/**
 * What is pasted into the field, in the forms that VAL-16 names. It comes first: the picker itself reads its own form alone, and shows
 * the parts of any other in wrong places.
 * @returns the text that is no day, to be told, and what catches a paste
 */
function usePaste(pick: (day: dayjs.Dayjs) => void) {
  const [unread, setUnread] = useState<string>();
  const onPasteCapture = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim();
    if (!text || isPart(text)) return;
    event.preventDefault();
    event.stopPropagation();
    const found = writtenDay(text, {});
    setUnread(found ? undefined : text.slice(0, 40));
    if (found) pick(day.read(found));
  };
  return { unread, forget: () => setUnread(undefined), onPasteCapture };
}

export function DateInput({ label, value, onChange, ...field }: PickerProps & { label?: string }) {
  const { t } = useTranslation('form');
  const words = usePickerWords();
  const picked = usePicked(day, value, onChange);
  const { unread, forget, onPasteCapture } = usePaste(picked.onChange);
  const change = (next: dayjs.Dayjs | null) => {
    forget();
    picked.onChange(next);
  };
  return (
    <PickerLanguage words={words}>
      <div className={css.pasting} onPasteCapture={onPasteCapture}>
        <DatePicker
          value={picked.value}
          onChange={change}
          format="DD/MM/YYYY"
          minDate={firstDay}
          maxDate={lastDay}
          {...(label && { label })}
          slots={pickerIcons}
          slotProps={{ textField: textFieldOf(field), field: { clearable: true } }}
        />
        <p role="status" className={css.unread} hidden={!unread}>
          {unread && t('date.unread', { text: unread })}
        </p>
      </div>
    </PickerLanguage>
  );
}
