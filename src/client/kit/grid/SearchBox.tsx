/** The search of a list: asks once the typing pauses, clears with one press, and takes the focus on "/". */
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { limits } from '#shared/limits';
import { CloseIcon, SearchIcon } from '../../ui/icons';
import { isTyping } from '../../ui/keys';
import css from './toolbar.module.css';

/** Milliseconds without typing before the search is asked. */
export const searchPause = 300;

function useSlash(focus: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [focus]);
}

/** Says whether another page is on its way, at the time of the call. */
function useIsLeaving() {
  const { state } = useNavigation();
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  return () => latest.current !== 'idle';
}

/** The text in the box; it follows the address, except while it is being typed. */
function useTypedSearch(q: string, onSearch: (q: string) => void) {
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  const isLeaving = useIsLeaving();
  if (q !== known) {
    setKnown(q);
    if (q !== text.trim()) setText(q);
  }
  useEffect(() => {
    if (text.trim() === q) return;
    const pause = setTimeout(() => {
      // The search is an address of this page: going there would undo the link that was pressed since.
      if (isLeaving()) return;
      setKnown(text.trim());
      onSearch(text.trim());
    }, searchPause);
    return () => clearTimeout(pause);
    // Only typing starts the pause; a change of the address must not search again for what was there before.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [text]);
  return [text, setText] as const;
}

type Props = { q: string; placeholder?: string | undefined; onSearch: (q: string) => void };

export function SearchBox({ q, placeholder, onSearch }: Props) {
  const { t } = useTranslation('grid');
  const [text, setText] = useTypedSearch(q, onSearch);
  const input = useRef<HTMLInputElement>(null);
  const [focus] = useState(() => () => input.current?.focus());
  useSlash(focus);
  const clear = () => {
    setText('');
    onSearch('');
    focus();
  };
  return (
    <div className={css.search}>
      <SearchIcon size={18} aria-hidden="true" />
      <input
        ref={input}
        type="text"
        role="searchbox"
        enterKeyHint="search"
        autoComplete="off"
        value={text}
        placeholder={placeholder ?? t('search')}
        aria-label={placeholder ?? t('search')}
        aria-keyshortcuts="/"
        maxLength={limits.search}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSearch(text.trim());
          if (event.key === 'Escape' && text) clear();
        }}
      />
      {text ? (
        <IconButton size="small" edge="end" aria-label={t('clearSearch')} onClick={clear}>
          <CloseIcon size={16} />
        </IconButton>
      ) : (
        <kbd className={css.key} title={t('searchKey')} aria-hidden="true">
          /
        </kbd>
      )}
    </div>
  );
}
