/** A filter from one number to another; it takes effect when a field is left or Enter is pressed, not with every digit. */
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentence, type ErrorCode } from '#shared/errors';
import { useLanguage } from '../../ui/useLanguage';
import { isNumberKind, numberTexts, type NumberKind } from '../numbers';
import { useTypedNumber } from '../useTypedNumber';
import type { FilterInputProps } from './filters';
import { rangeOf } from './filters';
import css from './toolbar.module.css';

const refusals: Readonly<Record<NumberKind, ErrorCode>> = {
  integer: 'not_integer',
  decimal: 'invalid_decimal',
  money: 'invalid_money',
};

type EndProps = { label: string; kind: NumberKind; value: string | undefined; onChange: (value: string) => void };

function End({ label, kind, value, onChange }: EndProps) {
  const language = useLanguage();
  const given = value === undefined ? null : kind === 'decimal' ? value : Number(value);
  const [known, setKnown] = useState<unknown>(given);
  const [draft, setDraft] = useState<unknown>(given);
  if (given !== known) {
    setKnown(given);
    setDraft(given);
  }
  const number = useTypedNumber(kind, draft, setDraft);
  const text = number.text.trim();
  const isWrong = text !== '' && numberTexts[kind].read(text, language) === undefined;
  const commit = () => {
    number.leave();
    if (!isWrong && draft !== given) onChange(draft === null ? '' : String(draft));
  };
  return (
    <TextField
      size="small"
      label={label}
      value={number.text}
      error={isWrong}
      helperText={isWrong ? sentence(refusals[kind], language) : undefined}
      onChange={(event) => number.type(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
      slotProps={{ htmlInput: { inputMode: kind === 'decimal' ? 'decimal' : 'numeric', autoComplete: 'off' } }}
    />
  );
}

export function NumberRange({ resource, filter, value, onChange }: FilterInputProps) {
  const { t } = useTranslation('grid');
  const kind = resource.attributes[filter.field]?.kind;
  const range = rangeOf(value);
  return (
    <div className={css.range}>
      {(['from', 'to'] as const).map((end) => (
        <End
          key={end}
          label={t(end)}
          kind={isNumberKind(kind) ? kind : 'integer'}
          value={range[end]}
          onChange={(next) => onChange({ ...range, [end]: next })}
        />
      ))}
    </div>
  );
}
