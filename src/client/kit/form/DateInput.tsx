/** A calendar day, typed or picked, in the order the language writes it; its value is YYYY-MM-DD. */
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs from 'dayjs';
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

export function DateInput({ label, value, onChange, ...field }: PickerProps & { label?: string }) {
  const words = usePickerWords();
  return (
    <PickerLanguage words={words}>
      <DatePicker
        {...usePicked(day, value, onChange)}
        format="DD/MM/YYYY"
        minDate={firstDay}
        maxDate={lastDay}
        {...(label && { label })}
        slots={pickerIcons}
        slotProps={{ textField: textFieldOf(field), field: { clearable: true } }}
      />
    </PickerLanguage>
  );
}
