/**
 * Chooses an ICD code by keyboard: a few letters, and Enter takes the first hit, also where Enter is quicker than the answer. Rule: ICD-5.
 */
import Autocomplete from '@mui/material/Autocomplete';
import { useCallback, useEffect, useState, type HTMLAttributes, type Key } from 'react';
import { useTranslation } from 'react-i18next';
import type { IcdSystem } from '#shared/areas/clinic/domain/icdCode';
import type { IcdCode } from '#shared/areas/clinic/resources/icdCode';
import { PickerInput, usePickerParts } from '#client/kit/form/PickerParts';
import { FavouriteIcon } from '#client/ui/icons';
import { Names } from './Names';
import css from './icd.module.css';
import { useHits } from './useHits';

type Props = {
  id: string;
  label: string;
  system: IcdSystem;
  /** Chosen codes are handed on, and the field is empty again for the next one. */
  onChoose: (code: IcdCode) => void;
  /** Codes that are not offered, as they are chosen already. */
  without?: readonly string[];
};

function Hit({ code }: { code: IcdCode }) {
  const { t } = useTranslation('icd');
  return (
    <span className={css.hit}>
      <span className={css.code}>{code.code}</span>
      <Names code={code} />
      {code.favourite && <FavouriteIcon size={16} className={css.mark} fill="currentColor" role="img" aria-label={t('favourite')} />}
    </span>
  );
}

const renderHit = ({ key, ...attributes }: HTMLAttributes<HTMLLIElement> & { key: Key }, code: IcdCode) => (
  <li key={key} {...attributes}>
    <Hit code={code} />
  </li>
);

const nobody: readonly string[] = [];

export function IcdPicker({ id, label, system, onChoose, without = nobody }: Props) {
  const { t } = useTranslation('icd');
  const parts = usePickerParts();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  // What was typed when Enter was pressed before its hits were here.
  const [awaited, setAwaited] = useState<string | null>(null);
  const { hits, settled, failed, isShort } = useHits(id, { system, text, open });
  const options = settled ? hits.filter(({ code }) => !without.includes(code)) : [];
  const choose = useCallback(
    (code: IcdCode) => {
      setText('');
      setOpen(false);
      onChoose(code);
    },
    [onChoose],
  );
  const [first] = options;
  useEffect(() => {
    if (awaited === null || !settled) return;
    setAwaited(null);
    if (awaited === text && first) choose(first);
  }, [awaited, settled, text, first, choose]);
  return (
    <Autocomplete<IcdCode>
      id={id}
      size="small"
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={null}
      onChange={(_, code) => code && choose(code)}
      inputValue={text}
      onInputChange={(_, typed, reason) => {
        if (reason === 'input' || reason === 'clear') setText(typed);
      }}
      options={options}
      filterOptions={(all) => all}
      autoHighlight
      getOptionLabel={({ code }) => code}
      getOptionKey={({ code }) => code}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !open) return;
        // While the list is open, Enter is the list's: it never sends the form.
        event.preventDefault();
        if (!settled && text.trim()) setAwaited(text);
      }}
      loading={!settled}
      loadingText={t('searching')}
      noOptionsText={failed ? t('failed') : isShort || !text ? t('pickHint') : t('nothing')}
      {...parts}
      renderOption={renderHit}
      renderInput={(params) => <PickerInput params={params} id={id} label={label} empty searching={open && !settled} />}
    />
  );
}
