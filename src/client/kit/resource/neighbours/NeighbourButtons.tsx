/** From one record to the next of the list that a person came from, by buttons and by keys. */
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AscendingIcon, DescendingIcon } from '#client/ui/icons';
import { isCovered, isTyping } from '#client/ui/keys';
import type { AnyModule } from '../../anyModule';
import css from './neighbours.module.css';
import { useNeighbours } from './useNeighbours';

const wayOf: Readonly<Record<string, 'previous' | 'next'>> = { ArrowUp: 'previous', ArrowDown: 'next' };

/** @param path of the page that is shown of a record: its own, or its form; the same function each time */
export function NeighbourButtons({ module, id, path }: { module: AnyModule; id: string; path: (id: string) => string }) {
  const { t } = useTranslation('form');
  const found = useNeighbours(module, id, path);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTyping(event.target) || isCovered()) return;
    const way = wayOf[event.key];
    const to = way && found?.[way];
    if (!to) return;
    event.preventDefault();
    found.go(to);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  if (!found) return null;
  const { position, total, previous, next, go } = found;
  const ways = [
    { key: 'previous', to: previous, label: t('neighbours.previous'), keys: 'Alt+ArrowUp', hint: 'Alt+↑', Mark: AscendingIcon },
    { key: 'next', to: next, label: t('neighbours.next'), keys: 'Alt+ArrowDown', hint: 'Alt+↓', Mark: DescendingIcon },
  ];
  return (
    <nav className={`${css.neighbours} screen-only`} aria-label={t('neighbours.label')}>
      <span role="status" className="tabular">
        {position !== undefined && t('neighbours.position', { position, total })}
      </span>
      {ways.map(({ key, to, label, keys, hint, Mark }) => (
        <button
          key={key}
          type="button"
          disabled={!to}
          aria-label={label}
          aria-keyshortcuts={keys}
          title={`${label} (${hint})`}
          onClick={() => to && go(to)}
        >
          <Mark size={16} aria-hidden="true" />
        </button>
      ))}
    </nav>
  );
}
