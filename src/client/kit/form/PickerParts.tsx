/** The parts of a picker that MUI asks for: its input, and one line of its list. */
import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLAttributes, Key, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AddIcon, CloseIcon, OpenIcon } from '../../ui/icons';
import css from './picker.module.css';

/** A record to choose, something to do, or a note that nobody can choose: `more`, `create` and `note` are no ids. */
export type Choice = {
  readonly id: string;
  readonly name: string;
  readonly does?: 'more' | 'create' | 'note';
  /** A second line, where several records have this name. */
  readonly more?: ReactNode;
};

/** The words and icons of every picker's buttons. */
export function usePickerParts() {
  const { t } = useTranslation('form');
  return {
    clearText: t('clear'),
    openText: t('open'),
    closeText: t('close'),
    popupIcon: <OpenIcon size={18} />,
    clearIcon: <CloseIcon size={16} />,
  };
}

type InputProps = {
  params: AutocompleteRenderInputParams;
  id: string;
  label: string;
  empty: boolean;
  searching: boolean;
  invalid?: boolean | undefined;
  describedBy?: string | undefined;
  required?: boolean | undefined;
};

export function PickerInput({ params, id, label, empty, searching, invalid = false, describedBy, required = false }: InputProps) {
  const { t } = useTranslation('form');
  const { input, htmlInput } = params.slotProps;
  return (
    <OutlinedInput
      {...input}
      fullWidth
      size="small"
      error={invalid}
      placeholder={empty ? t('choose') : ''}
      inputProps={{
        ...htmlInput,
        id,
        'aria-label': label,
        'aria-invalid': invalid || undefined,
        'aria-describedby': describedBy,
        'aria-required': required || undefined,
      }}
      endAdornment={
        <>
          {searching && <CircularProgress size={16} aria-label={t('searching')} />}
          {input.endAdornment}
        </>
      }
    />
  );
}

/** A line of the list; one that does something is no record, so a press of it chooses nothing. */
export const renderChoice = (does: (choice: Choice) => void) =>
  function PickerChoice({ key, ...attributes }: HTMLAttributes<HTMLLIElement> & { key: Key }, choice: Choice) {
    if (!choice.does)
      return (
        <li key={key} {...attributes}>
          <span>
            {choice.name}
            {choice.more && <small className={css.more}> {choice.more}</small>}
          </span>
        </li>
      );
    return (
      <li key={key} {...attributes} className={`${attributes.className ?? ''} ${css.deed}`} onClick={() => does(choice)}>
        {choice.does === 'create' && <AddIcon size={16} aria-hidden="true" />}
        {choice.name}
      </li>
    );
  };
