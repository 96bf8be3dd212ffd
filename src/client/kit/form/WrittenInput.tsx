/** A text that is stored in one form and shown in another: it stands as it is typed until the field is left. */
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { ariaOf, type InputProps } from './inputs';

type Props = InputProps & {
  /** The value as it is stored; undefined for what cannot be read, which stays as it is typed. */
  readonly read: (text: string) => string | undefined;
  /** The kept value as people know it. */
  readonly write: (value: string) => string;
  readonly type?: string;
  readonly inputMode?: 'numeric';
};

export function WrittenInput({ read, write, type = 'text', inputMode, ...props }: Props) {
  const { id, field, value, onChange, onBlur, invalid } = props;
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown }>();
  const kept = typeof value === 'string' ? value : '';
  const shown = read(kept) === undefined ? kept : write(kept);
  return (
    <OutlinedInput
      id={id}
      name={field.name}
      type={type}
      fullWidth
      size="small"
      value={typed && typed.value === value ? typed.text : shown}
      error={invalid}
      onChange={({ target }) => {
        const next = target.value === '' ? null : (read(target.value) ?? target.value);
        setTyped({ text: target.value, value: next });
        onChange(next);
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur();
      }}
      inputProps={{ ...ariaOf(props), autoComplete: field.autoComplete ?? 'off', className: 'tabular', ...(inputMode && { inputMode }) }}
    />
  );
}
