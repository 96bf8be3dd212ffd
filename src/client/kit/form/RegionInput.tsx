/** A region of Indonesia, found by its name or the name of what it lies in; its value is the code. */
import type { InputProps } from './inputs';
import { RegionPicker } from './RegionPicker';

export function RegionInput({ field, value, onChange, ...props }: InputProps) {
  return <RegionPicker {...props} label={field.label} code={typeof value === 'string' && value ? value : null} onChoose={onChange} />;
}
