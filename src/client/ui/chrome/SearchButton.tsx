/** The way to the command palette for anyone who doesn't know its key: which is shown, where there are keys and room. */
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from '../icons';
import { commandKey } from '../keys';
import css from './SearchButton.module.css';

export function SearchButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <ButtonBase className={css.search} aria-haspopup="dialog" aria-keyshortcuts={`${commandKey.spoken}+K`} onClick={onOpen}>
      <SearchIcon size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className={css.words}>{t('chrome.search')}</span>
      <kbd className={css.keys} aria-hidden="true">
        {commandKey.label} K
      </kbd>
    </ButtonBase>
  );
}
