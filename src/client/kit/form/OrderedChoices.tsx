/** Chosen records in an order that means something: each can be moved up or down, and the first one is marked. */
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { shallowEqual } from 'react-redux';
import type { Ref } from '#shared/kit/resource';
import { useAppSelector } from '../../store/hooks';
import { AscendingIcon, DescendingIcon, type Icon } from '../../ui/icons';
import { nameOf, type AnyModule } from '../anyModule';
import css from './form.module.css';

type Props = { module: AnyModule; label: string; value: readonly Ref[]; onChange: (value: readonly Ref[]) => void };
type Way = 'up' | 'down';

const icons: Record<Way, Icon> = { up: AscendingIcon, down: DescendingIcon };

/** The list with the one at a place moved to another. */
const moved = (refs: readonly Ref[], from: number, to: number): Ref[] => {
  const others = refs.filter((_, index) => index !== from);
  return [...others.slice(0, to), refs[from]!, ...others.slice(to)];
};

export function OrderedChoices({ module, label, value, onChange }: Props) {
  const { t } = useTranslation('form');
  const list = useRef<HTMLOListElement>(null);
  const names = useAppSelector(
    (state) => value.map(({ id }) => module.selectors.byId(state, id)).map((row) => (row ? nameOf(module, row) : '…')),
    shallowEqual,
  );
  const last = value.length - 1;
  const move = (from: number, way: Way) => {
    const to = way === 'up' ? from - 1 : from + 1;
    onChange(moved(value, from, to));
    // The focus goes with the row, to a button that still does something where it is now.
    const next = to === 0 ? 'down' : to === last ? 'up' : way;
    const row = `[data-id="${value[from]!.id}"]`;
    setTimeout(() => list.current?.querySelector<HTMLElement>(`${row} [data-way="${next}"]`)?.focus());
  };
  return (
    <ol ref={list} className={css.order} aria-label={t('order', { label })}>
      {value.map(({ id }, index) => (
        <li key={id} data-id={id}>
          <span className="tabular">{index + 1}.</span>
          <span className={css.orderName}>{names[index]}</span>
          {index === 0 && <span className={css.first}>{t('first')}</span>}
          {(['up', 'down'] as const).map((way) => {
            const MoveIcon = icons[way];
            return (
              <IconButton
                key={way}
                size="small"
                data-way={way}
                disabled={index === (way === 'up' ? 0 : last)}
                aria-label={t(way === 'up' ? 'moveUp' : 'moveDown', { name: names[index] })}
                onClick={() => move(index, way)}
              >
                <MoveIcon size={16} />
              </IconButton>
            );
          })}
        </li>
      ))}
    </ol>
  );
}
