/** One of a few, as a row of choices or a list when there are more; and yes or no, as a switch. */
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Select from '@mui/material/Select';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { ChoiceSearch } from './ChoiceSearch';
import { labelId } from './FieldFrame';
import { ariaOf, type InputProps } from './inputs';

/** Up to so many choices stand open side by side. */
const openChoices = 4;

/** More than so many are found by typing. */
const listedChoices = 12;

export function OneOfInput(props: InputProps) {
  const { t } = useTranslation('form');
  const { id, field, resource, value, onChange, onBlur, invalid } = props;
  const values = field.offered ?? resource.attributes[field.name]?.values ?? [];
  const name = (one: string) => field.options?.[one] ?? one;
  const chosen = typeof value === 'string' ? value : '';
  if (values.length > listedChoices)
    return (
      <ChoiceSearch
        id={id}
        label={field.label}
        options={values.map((one) => ({ value: one, name: name(one) }))}
        chosen={chosen ? [chosen] : []}
        onChoose={([one]) => onChange(one ?? null)}
        onBlur={onBlur}
        invalid={invalid}
        describedBy={props.describedBy}
        required={props.required}
      />
    );
  if (values.length > openChoices)
    return (
      <Select
        id={id}
        size="small"
        fullWidth
        displayEmpty
        value={chosen}
        error={invalid}
        labelId={labelId(id)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        renderValue={(one) => (one ? name(one) : t('choose'))}
        SelectDisplayProps={{ 'aria-describedby': props.describedBy }}
      >
        {values.map((one) => (
          <MenuItem key={one} value={one}>
            {name(one)}
          </MenuItem>
        ))}
      </Select>
    );
  return (
    <RadioGroup
      row
      id={id}
      tabIndex={-1}
      name={field.name}
      value={chosen}
      onChange={(_, one) => onChange(one)}
      onBlur={onBlur}
      aria-labelledby={labelId(id)}
      aria-describedby={props.describedBy}
    >
      {values.map((one) => (
        <FormControlLabel key={one} value={one} label={name(one)} control={<Radio size="small" />} />
      ))}
    </RadioGroup>
  );
}

export function FlagInput(props: InputProps) {
  const { t } = useTranslation('form');
  const { id, field, value, onChange, onBlur } = props;
  return (
    <FormControlLabel
      sx={{ ml: -1 }}
      control={
        <Switch
          id={id}
          name={field.name}
          checked={value === true}
          onChange={(_, on) => onChange(on)}
          onBlur={onBlur}
          slotProps={{ input: { role: 'switch', 'aria-labelledby': labelId(id), ...ariaOf(props), 'aria-required': undefined } }}
        />
      }
      label={value === true ? t('yes') : t('no')}
    />
  );
}
