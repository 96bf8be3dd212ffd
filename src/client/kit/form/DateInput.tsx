/** A calendar day, typed or picked, in the order the language writes it; its value is YYYY-MM-DD. */
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs from 'dayjs';
import { writtenDay } from '#shared/domain/writtenDay';
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

const day: Notation = { write: (at) => at.format('YYYY-MM-DD'), read: (value) => dayjs(value) };

/** A day as it is written elsewhere; without its year it is none. */
const readDay = (text: string): dayjs.Dayjs | undefined => {
  const found = writtenDay(text, {});
  return found === undefined ? undefined : day.read(found);
};

export function DateInput({ label, value, onChange, ...field }: PickerProps & { label?: string }) {
  const words = usePickerWords();
  const picked = usePicked(day, value, onChange);
  return (
    <PickerLanguage words={words}>
      <Pasting read={readDay} onRead={picked.onChange} value={value} example="date.unread">
        <DatePicker
          {...picked}
          format="DD/MM/YYYY"
          minDate={firstDay}
          maxDate={lastDay}
          {...(label && { label })}
          slots={pickerIcons}
          slotProps={{ textField: textFieldOf(field), field: { clearable: true } }}
        />
      </Pasting>
    </PickerLanguage>
  );
}
