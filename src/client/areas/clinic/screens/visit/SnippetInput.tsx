/** One part of a note: lines of text, in which a slash at the beginning of a word offers the text snippets. Rule: NOTE-6. */
import OutlinedInput from '@mui/material/OutlinedInput';
import Popper from '@mui/material/Popper';
import { useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoteSnippet } from '#shared/areas/clinic/resources/noteSnippet';
import { limits } from '#shared/limits';
import { labelId } from '#client/kit/form/FieldFrame';
import { ariaOf, type InputProps } from '#client/kit/form/inputs';
import { useShortList } from '#client/kit/useShortList';
import { useCan } from '#client/store/access';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import * as modules from '../../modules';
import { snippetAt, withSnippet } from './snippets';
import css from './visit.module.css';

/** Snippets that are offered at once. */
const OFFERED = 8;

const asked = { sort: ['name'], page: { number: 1, size: limits.pageSize } };

/** The person's own and the clinic's, for this part of the note. */
const useSnippets = (part: string): readonly NoteSnippet[] => {
  const { rows } = useShortList<NoteSnippet>(modules.noteSnippet, 'note', useCan('noteSnippet', 'list') ? asked : undefined);
  const person = useAppSelector((state) => me.selectors.actor(state)?.id);
  return useMemo(
    () => rows.filter((one) => (one.part === null || one.part === part) && (one.scope === 'clinic' || one.author_id === person)),
    [rows, part, person],
  );
};

type OfferProps = { id: string; found: readonly NoteSnippet[]; at: number; onChoose: (snippet: NoteSnippet) => void };

function Offer({ id, found, at, onChoose }: OfferProps) {
  const { t } = useTranslation('examination');
  return (
    <ul id={id} role="listbox" aria-label={t('snippets')} className={css.snippets}>
      {found.map((one, index) => (
        <li
          key={one.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          // The text keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(one)}
        >
          <strong>/{one.name}</strong> <span>{one.text}</span>
        </li>
      ))}
    </ul>
  );
}

export function SnippetInput(props: InputProps) {
  const { id, field, value, onChange, onBlur, invalid } = props;
  const text = typeof value === 'string' ? value : '';
  const snippets = useSnippets(field.name);
  const input = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [at, setAt] = useState(0);
  const [closed, setClosed] = useState('');
  // Where the caret has to stand once a snippet is in the text.
  const wanted = useRef<number | null>(null);
  const list = useId();
  const typed = snippetAt(text, caret);
  const fitting = typed && closed !== text ? snippets.filter(({ name }) => name.toLowerCase().startsWith(typed.name)) : [];
  const found = fitting.slice(0, OFFERED);
  const isOpen = found.length > 0;
  const highlighted = Math.min(at, Math.max(0, found.length - 1));
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    input.current?.setSelectionRange(wanted.current, wanted.current);
    setCaret(wanted.current);
    wanted.current = null;
  }, [text]);
  const choose = (snippet: NoteSnippet) => {
    const next = withSnippet(text, typed!, snippet.text);
    wanted.current = next.caret;
    setAt(0);
    onChange(next.text);
  };
  const press = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move !== undefined) setAt((highlighted + move + found.length) % Math.max(1, found.length));
    else if (event.key === 'Escape') setClosed(text);
    else if ((event.key === 'Enter' || event.key === 'Tab') && found[highlighted]) choose(found[highlighted]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <OutlinedInput
        id={id}
        name={field.name}
        multiline
        minRows={2}
        maxRows={14}
        fullWidth
        size="small"
        value={text}
        error={invalid}
        inputRef={input}
        onChange={({ target }) => {
          setCaret(target.selectionStart ?? 0);
          onChange(target.value || null);
        }}
        onSelect={({ target }) => setCaret((target as HTMLTextAreaElement).selectionStart)}
        onKeyDown={press}
        onBlur={onBlur}
        inputProps={{
          ...ariaOf(props),
          'aria-labelledby': labelId(id),
          'aria-autocomplete': 'list',
          'aria-controls': isOpen ? list : undefined,
          'aria-activedescendant': isOpen && found.length ? `${list}-${highlighted}` : undefined,
        }}
      />
      <Popper open={isOpen} anchorEl={() => input.current!} placement="bottom-start" className={css.popper ?? ''}>
        <Offer id={list} found={found} at={highlighted} onChoose={choose} />
      </Popper>
    </>
  );
}
