/** One or several of many fixed choices, found by typing: for more than can stand open. */
import Autocomplete from '@mui/material/Autocomplete';
import { useTranslation } from 'react-i18next';
import { PickerInput, usePickerParts } from './PickerParts';

type Props = {
  id: string;
  label: string;
  /** The choices in their order, each with what it is called. */
  options: readonly { readonly value: string; readonly name: string }[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  multiple?: boolean;
  onBlur?: () => void;
  invalid?: boolean;
  describedBy?: string | undefined;
  required?: boolean;
};

export function ChoiceSearch({ id, label, options, chosen, onChoose, multiple = false, ...props }: Props) {
  const { t } = useTranslation('form');
  const picker = usePickerParts();
  // What is chosen and no longer offered can still be seen and taken away.
  const known = (value: string) => options.find((one) => one.value === value) ?? { value, name: value };
  const values = chosen.map(known);
  return (
    <Autocomplete<{ readonly value: string; readonly name: string }, boolean>
      id={id}
      size="small"
      multiple={multiple}
      disableCloseOnSelect={multiple}
      value={multiple ? values : (values[0] ?? null)}
      onChange={(_, next) => onChoose((Array.isArray(next) ? next : next ? [next] : []).map(({ value }) => value))}
      options={options as { value: string; name: string }[]}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ value }) => value}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      noOptionsText={t('nothingFound')}
      {...picker}
      onBlur={props.onBlur}
      renderInput={(params) => (
        <PickerInput
          params={params}
          id={id}
          label={label}
          empty={!chosen.length}
          searching={false}
          invalid={props.invalid}
          describedBy={props.describedBy}
          required={props.required}
        />
      )}
    />
  );
}
