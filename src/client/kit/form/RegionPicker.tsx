/** A search box for regions of Indonesia, from provinces to villages. */
import Autocomplete from '@mui/material/Autocomplete';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { regionLimits } from '#shared/domain/region';
import { useRegionName, useRegionSearch } from '../../store/regions';
import { PickerInput, usePickerParts } from './PickerParts';

type Option = { readonly code: string; readonly full_name: string };

/** Milliseconds without a further letter until the search starts. */
const PAUSE = 300;

/** What the typed words find; undefined while that isn't known. */
function useFound(typed: string) {
  const { search, find } = useRegionSearch();
  const isLong = typed.length >= regionLimits.fewestCharacters;
  const isAsked = search.text === typed;
  useEffect(() => {
    if (!isLong || isAsked) return;
    const pause = setTimeout(() => find(typed), PAUSE);
    return () => clearTimeout(pause);
  }, [typed, isLong, isAsked, find]);
  return { isLong, found: isLong && isAsked ? search.found : undefined, failed: isAsked && search.failed };
}

type Props = {
  id: string;
  label: string;
  code: string | null;
  onChoose: (code: string | null) => void;
  onBlur?: () => void;
  invalid?: boolean;
  describedBy?: string | undefined;
  required?: boolean;
};

export function RegionPicker({ id, label, code, onChoose, onBlur, ...props }: Props) {
  const { t } = useTranslation('form');
  const picker = usePickerParts();
  const name = useRegionName(code);
  const [text, setText] = useState<string>();
  const { isLong, found, failed } = useFound((text ?? '').trim());
  const chosen: Option | null = code ? { code, full_name: name === undefined ? '' : (name ?? code) } : null;
  const searching = isLong && found === undefined;
  return (
    <Autocomplete<Option>
      id={id}
      size="small"
      value={chosen}
      onChange={(_, next) => {
        setText(undefined);
        onChoose(next?.code ?? null);
      }}
      inputValue={text ?? chosen?.full_name ?? ''}
      onInputChange={(_, next, reason) => {
        if (reason === 'input') setText(next);
        else if (reason !== 'reset') setText(undefined);
      }}
      options={[...(found ?? [])]}
      filterOptions={(all) => all}
      getOptionLabel={({ full_name }) => full_name}
      getOptionKey={(option) => option.code}
      isOptionEqualToValue={(one, other) => one.code === other.code}
      loading={searching}
      loadingText={t('searching')}
      noOptionsText={!isLong ? t('regionHint') : failed ? t('searchFailed') : t('nothingFound')}
      {...picker}
      onBlur={() => {
        setText(undefined);
        onBlur?.();
      }}
      renderInput={(params) => <PickerInput {...props} params={params} id={id} label={label} empty={!code} searching={searching} />}
    />
  );
}
