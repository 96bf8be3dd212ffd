/** Several of a few: a box for each while they are few, else a list that is searched. */
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { ChoiceSearch } from './ChoiceSearch';
import { labelId } from './FieldFrame';
import type { InputProps } from './inputs';

/** Up to so many boxes stand open. */
const openBoxes = 8;

/** Values that are texts; anything else is not for a person to choose. */
const chosenIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

export function SomeOfInput({ id, field, resource, value, onChange, onBlur, invalid, describedBy, required }: InputProps) {
  const values = resource.attributes[field.name]?.values ?? [];
  const options = values.map((one) => ({ value: one, name: field.options?.[one] ?? one }));
  const chosen = chosenIn(value);
  const inOrder = (next: readonly string[]) => values.filter((one) => next.includes(one));
  if (values.length > openBoxes)
    return (
      <ChoiceSearch
        id={id}
        label={field.label}
        options={options}
        chosen={chosen}
        onChoose={(next) => onChange(inOrder(next))}
        multiple
        onBlur={onBlur}
        invalid={invalid}
        describedBy={describedBy}
        required={required}
      />
    );
  return (
    <FormGroup row id={id} tabIndex={-1} role="group" aria-labelledby={labelId(id)} aria-describedby={describedBy} onBlur={onBlur}>
      {options.map((one) => (
        <FormControlLabel
          key={one.value}
          label={one.name}
          control={
            <Checkbox
              size="small"
              name={field.name}
              value={one.value}
              checked={chosen.includes(one.value)}
              onChange={(_, on) => onChange(inOrder(on ? [...chosen, one.value] : chosen.filter((other) => other !== one.value)))}
            />
          }
        />
      ))}
    </FormGroup>
  );
}
