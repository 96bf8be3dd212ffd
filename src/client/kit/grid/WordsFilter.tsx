/** A filter for words that have no fixed choices, as a city: several are separated by commas. It takes effect when the field is left or Enter is pressed. */
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#shared/limits';
import { valuesOf, type FilterInputProps } from './filters';

const wordsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];

export function WordsFilter({ filter, value, onChange }: FilterInputProps) {
  const { t } = useTranslation('grid');
  const given = valuesOf(value).join(', ');
  const [known, setKnown] = useState(given);
  const [text, setText] = useState(given);
  if (given !== known) {
    setKnown(given);
    setText(given);
  }
  const commit = () => {
    const words = wordsIn(text).slice(0, limits.filterValues);
    setText(words.join(', '));
    if (words.join(', ') !== given) onChange(words);
  };
  return (
    <TextField
      size="small"
      fullWidth
      value={text}
      helperText={t('separateWords')}
      onChange={(event) => setText(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
      slotProps={{ htmlInput: { 'aria-label': filter.label, autoComplete: 'off', maxLength: limits.search } }}
    />
  );
}
