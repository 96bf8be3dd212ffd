/** One vital sign: a number with its unit, and what it tells at the patient's age while it is typed. A comma and a point are both read. Rules: VIT-1, VIT-3. */
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { createContext, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDecimal } from '#shared/domain/decimal';
import type { Measure } from '#shared/areas/clinic/domain/measures';
import { units } from '#shared/areas/clinic/domain/vitals';
import { labelId } from '#client/kit/form/FieldFrame';
import { kindOf } from '#client/kit/form/fields';
import { ariaOf, type InputProps } from '#client/kit/form/inputs';
import { useLanguage } from '#client/ui/useLanguage';
import type { Judge } from './useLimits';
import css from './visit.module.css';

/** How the values of the present patient are judged. */
export const Judging = createContext<Judge>(() => undefined);

/** The number as the form sends it. Text that is not a number is sent as typed, and the rules refuse it. */
const read = (text: string, isWhole: boolean): unknown => {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  if (isWhole) return /^\d+$/.test(plain) ? Number(plain) : text;
  return isDecimal(plain) ? plain : text;
};

const isMeasure = (name: string): name is Measure => Object.hasOwn(units, name);

function Finding({ name, value }: { name: string; value: unknown }) {
  const { t } = useTranslation('examination');
  const judge = useContext(Judging);
  const number = value === null || value === undefined || value === '' ? NaN : Number(value);
  const finding = isMeasure(name) && Number.isFinite(number) ? judge(name, number) : undefined;
  if (!finding || finding === 'refused') return null;
  return (
    <p className={css.finding} data-finding={finding} role="status">
      {t(`finding.${finding}`)}
    </p>
  );
}

export function VitalInput(props: InputProps) {
  const { t } = useTranslation('examination');
  const { id, field, resource, value, onChange, onBlur, invalid } = props;
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown }>();
  const isWhole = kindOf(resource, field.name) === 'integer';
  const language = useLanguage();
  const shown = value === null || value === undefined ? '' : String(value).replace('.', language === 'id' ? ',' : '.');
  const text = typed && Object.is(typed.value, value) ? typed.text : shown;
  return (
    <>
      <OutlinedInput
        id={id}
        name={field.name}
        size="small"
        value={text}
        error={invalid}
        onChange={({ target }) => {
          const next = read(target.value, isWhole);
          setTyped({ text: target.value, value: next });
          onChange(next);
        }}
        onBlur={onBlur}
        {...(isMeasure(field.name) && { endAdornment: <InputAdornment position="end">{t(`unit.${field.name}`)}</InputAdornment> })}
        inputProps={{
          ...ariaOf(props),
          'aria-labelledby': labelId(id),
          inputMode: isWhole ? 'numeric' : 'decimal',
          autoComplete: 'off',
          className: 'tabular',
        }}
      />
      <Finding name={field.name} value={value} />
    </>
  );
}
