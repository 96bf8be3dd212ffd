/** Words, on one line or several; a long text says how much room is left when it gets tight. */
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import css from './form.module.css';
import { kindOf } from './fields';
import { ariaOf, type InputProps } from './inputs';

const types: Partial<Record<string, string>> = { email: 'email', secret: 'password' };

export function TextInput(props: InputProps) {
  const { t } = useTranslation('form');
  const { id, field, resource, value, onChange, onBlur, invalid } = props;
  const kind = kindOf(resource, field.name);
  const max = resource.attributes[field.name]?.max;
  const text = typeof value === 'string' ? value : '';
  const tight = max !== undefined && text.length > max * 0.8;
  return (
    <>
      <OutlinedInput
        id={id}
        name={field.name}
        type={types[kind] ?? 'text'}
        fullWidth
        size="small"
        value={text}
        error={invalid}
        multiline={kind === 'longText'}
        {...(kind === 'longText' && { minRows: 3, maxRows: 10 })}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        inputProps={{ ...ariaOf(props), autoComplete: field.autoComplete ?? 'off' }}
      />
      {tight && <p className={`${css.help} tabular`}>{t('characters', { used: text.length, max })}</p>}
    </>
  );
}
