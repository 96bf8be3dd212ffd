/** The rows as cards, on a narrow screen: the name first, each other column as a line with its label. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../services/serviceResults';
import { LoadingBar } from '../../ui/LoadingBar';
import { RowSkeletons } from '../../ui/Skeletons';
import { useSteadyLoading } from '../../ui/useSteadyLoading';
import { nameOf } from '../anyModule';
import css from './cards.module.css';
import { isSelectable, type RowsProps } from './rowsProps';
import { ActButton, hasMenu, MenuButton, RowTitle, useRowAccess } from './RowActions';
import { RowCheckbox } from './RowCheckbox';

/** About how high a card is, in CSS pixels: what is held while the first ones load. */
const cardHeight = 132;

type CardProps = Pick<RowsProps, 'module' | 'columns' | 'rest' | 'edit' | 'open' | 'stays' | 'button' | 'onMenu' | 'selection'> & {
  record: Row;
};

function Card({ module, columns, rest, edit, open, stays, button, onMenu, selection, record }: CardProps) {
  const { t } = useTranslation('grid');
  const access = useRowAccess({ module, record, open, stays });
  const heading = columns.find(({ card }) => card === 'title');
  const chosen = selection.shown.has(record.id);
  const toggle = () => selection.choose(chosen ? [...selection.shown].filter((id) => id !== record.id) : [...selection.shown, record.id]);
  return (
    <li className={css.card} data-id={record.id} data-selectable={isSelectable(module) || undefined} data-selected={chosen || undefined}>
      <div className={css.head}>
        {isSelectable(module) && (
          <RowCheckbox
            checked={chosen}
            onChange={toggle}
            slotProps={{ htmlInput: { 'aria-label': t('selectRow', { name: nameOf(module, record) }) } }}
          />
        )}
        {columns
          .filter(({ card }) => card === 'picture')
          .map(({ field, cell }) => (
            <span key={field}>{cell(record)}</span>
          ))}
        <span className={css.title}>
          <RowTitle module={module} record={record} unnamed={heading?.unnamed} edit={edit} open={open} className={css.name} />
          {heading?.mark?.(record)}
        </span>
        <span className={css.actions}>
          {button && <ActButton record={record} button={button} />}
          {hasMenu({ module, rest, ...access }) && <MenuButton module={module} record={record} onMenu={onMenu} />}
        </span>
      </div>
      <dl className={css.lines}>
        {columns
          .filter(({ card }) => !card)
          .map(({ field, label, cell }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>{cell(record) ?? '–'}</dd>
            </div>
          ))}
      </dl>
    </li>
  );
}

/** Puts the focus on the card that takes the place of a deleted one. */
function useFocusOn({ focus, rows, onFocused }: RowsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!focus || !rows.some(({ id }) => id === focus)) return;
    const soon = setTimeout(() => {
      list.current?.querySelector<HTMLElement>(`[data-id="${focus}"] [data-menu]`)?.focus();
      onFocused();
    });
    return () => clearTimeout(soon);
  }, [focus, rows, onFocused]);
  return list;
}

export function GridCards(props: RowsProps) {
  const { rows, loading, page, label } = props;
  const list = useFocusOn(props);
  const { t } = useTranslation('grid');
  const waiting = useSteadyLoading(loading && !rows.length);
  const busy = useSteadyLoading(loading);
  if (waiting) return <RowSkeletons rows={Math.min(page.size, 10)} height={cardHeight} />;
  if (!rows.length) return null;
  return (
    <div className={css.frame} aria-busy={loading}>
      {busy && <LoadingBar className={css.loading} label={t('loading')} />}
      <ul ref={list} className={css.list} aria-label={label}>
        {rows.map((record) => (
          <Card key={record.id} {...props} record={record} />
        ))}
      </ul>
    </div>
  );
}
