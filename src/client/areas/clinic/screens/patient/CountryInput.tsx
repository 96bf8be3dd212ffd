/** The country of a foreigner, found by its name in the person's language. */
import { useMemo } from 'react';
import { countryNames } from '#shared/domain/countries';
import { ChoiceSearch } from '#client/kit/form/ChoiceSearch';
import type { InputProps } from '#client/kit/form/inputs';
import { useLanguage } from '#client/ui/useLanguage';

export function CountryInput({ id, field, value, onChange, onBlur, invalid, describedBy, required }: InputProps) {
  const language = useLanguage();
  const options = useMemo(() => Object.entries(countryNames(language)).map(([code, name]) => ({ value: code, name })), [language]);
  return (
    <ChoiceSearch
      id={id}
      label={field.label}
      options={options}
      chosen={typeof value === 'string' && value ? [value] : []}
      onChoose={([one]) => onChange(one ?? null)}
      onBlur={onBlur}
      invalid={invalid}
      describedBy={describedBy}
      required={required}
    />
  );
}
