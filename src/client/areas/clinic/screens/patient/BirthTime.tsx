/** The time of a birth, as the browser asks for a time. */
import OutlinedInput from '@mui/material/OutlinedInput';
import { labelId } from '#client/kit/form/FieldFrame';
import { ariaOf, type InputProps } from '#client/kit/form/inputs';

export function BirthTime(props: InputProps) {
  const { id, field, value, onChange, onBlur, invalid } = props;
  return (
    <OutlinedInput
      id={id}
      name={field.name}
      type="time"
      size="small"
      value={typeof value === 'string' ? value : ''}
      error={invalid}
      onChange={({ target }) => onChange(target.value || null)}
      onBlur={onBlur}
      inputProps={{ 'aria-labelledby': labelId(id), ...ariaOf(props) }}
    />
  );
}
