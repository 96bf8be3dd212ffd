/** The entries in their sections, as the list of a combobox: the keyboard stays in the field above. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { keepFocus } from '#client/ui/keepFocus';
import { optionId, type Entry, type Section } from './entries';
import { partsOf } from './matching';
import css from './palette.module.css';

/** A name with what was typed marked in it. */
function Marked({ name, q }: { name: string; q: string }) {
  return partsOf(name, q).map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>));
}

type Props = {
  id: string;
  sections: readonly Section[];
  q: string;
  current: Entry | undefined;
  onActive: (key: string) => void;
  onChoose: (entry: Entry) => void;
};

export function PaletteList({ id, sections, q, current, onActive, onChoose }: Props) {
  const { t } = useTranslation('shell');
  const shown = current && optionId(id, current);
  useEffect(() => {
    // A test's page has no place to scroll to.
    if (shown) document.getElementById(shown)?.scrollIntoView?.({ block: 'nearest' });
  }, [shown]);
  return (
    <div id={id} role="listbox" aria-label={t('results')} className={css.list}>
      {sections.map(({ key, title, entries }) => (
        <div key={key} role="group" aria-labelledby={`${id}-title-${key}`}>
          <div id={`${id}-title-${key}`} className={css.title} role="presentation">
            {title}
          </div>
          {entries.map((entry) => {
            const { icon: EntryIcon } = entry;
            return (
              <div
                key={entry.key}
                id={optionId(id, entry)}
                role="option"
                aria-selected={entry.key === current?.key}
                className={css.option}
                // The focus stays where one types.
                onMouseDown={keepFocus}
                onMouseMove={() => onActive(entry.key)}
                onClick={() => onChoose(entry)}
              >
                <EntryIcon size={18} strokeWidth={1.75} aria-hidden="true" />
                <span className={css.label}>
                  <Marked name={entry.label} q={q} />
                </span>
                {entry.hint && <span className={css.hint}>{entry.hint}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
