/** A colour: written as #RRGGBB, taken from the ready-made ones, or picked in the browser's own picker. */
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { isColor } from '#shared/kit/values';
import css from './form.module.css';
import { ariaOf, type InputProps } from './inputs';
import { Palette } from './Palette';

export function ColorInput(props: InputProps) {
  const { t } = useTranslation('form');
  const { id, field, value, onChange, onBlur, invalid } = props;
  const text = typeof value === 'string' ? value : '';
  const color = isColor(text.trim()) ? text.trim().toLowerCase() : undefined;
  return (
    <div className={css.color}>
      <OutlinedInput
        id={id}
        name={field.name}
        size="small"
        value={text}
        placeholder="#0f766e"
        error={invalid}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        inputProps={{ ...ariaOf(props), maxLength: 9, spellCheck: false, autoComplete: 'off', className: css.mono }}
        startAdornment={
          <InputAdornment position="start">
            <input
              type="color"
              className={css.picker}
              value={color ?? '#ffffff'}
              aria-label={t('colorPicker')}
              title={t('colorPicker')}
              onChange={(event) => onChange(event.target.value)}
            />
          </InputAdornment>
        }
      />
      <Palette label={t('colorPalette')} chosen={color ? [color] : []} onChoose={onChange} />
    </div>
  );
}
