/** Something that is written and never read back: hidden while it is typed, shown on demand, filled in by the browser only where told. */
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HideIcon, ShowIcon } from '../../ui/icons';
import { ariaOf, type InputProps } from './inputs';

export function SecretInput(props: InputProps) {
  const { t } = useTranslation('form');
  const [shown, setShown] = useState(false);
  const { id, field, value, onChange, onBlur, invalid } = props;
  const label = t(shown ? 'hideSecret' : 'showSecret', { label: field.label.toLowerCase() });
  return (
    <OutlinedInput
      id={id}
      name={field.name}
      type={shown ? 'text' : 'password'}
      fullWidth
      size="small"
      value={typeof value === 'string' ? value : ''}
      error={invalid}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      inputProps={{ ...ariaOf(props), autoComplete: field.autoComplete ?? 'new-password', spellCheck: false, autoCapitalize: 'none' }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton size="small" edge="end" aria-label={label} title={label} onClick={() => setShown(!shown)}>
            {shown ? <HideIcon size={18} strokeWidth={1.75} /> : <ShowIcon size={18} strokeWidth={1.75} />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
