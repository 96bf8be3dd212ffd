/** A number: whole, decimal, or rupiah with its sign. Grouped by the language once the field is left. */
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { rupiahMark } from '../../ui/formats';
import { useLanguage } from '../../ui/useLanguage';
import { isNumberKind } from '../numbers';
import { useTypedNumber } from '../useTypedNumber';
import { kindOf } from './fields';
import { ariaOf, type InputProps } from './inputs';

export function NumberInput(props: InputProps) {
  const { id, field, resource, value, onChange, onBlur, invalid } = props;
  const language = useLanguage();
  const kind = kindOf(resource, field.name);
  const number = useTypedNumber(isNumberKind(kind) ? kind : 'integer', value, onChange);
  const { min = 0 } = resource.attributes[field.name] ?? {};
  return (
    <OutlinedInput
      id={id}
      name={field.name}
      fullWidth
      size="small"
      value={number.text}
      error={invalid}
      onChange={(event) => number.type(event.target.value)}
      onBlur={() => {
        number.leave();
        onBlur();
      }}
      {...(kind === 'money' && { startAdornment: <InputAdornment position="start">{rupiahMark[language]}</InputAdornment> })}
      // The number pad of some phones has no minus.
      inputProps={{
        ...ariaOf(props),
        inputMode: min < 0 ? 'text' : kind === 'decimal' ? 'decimal' : 'numeric',
        autoComplete: 'off',
        className: 'tabular',
      }}
    />
  );
}
