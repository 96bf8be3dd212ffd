/** Keys of a page, while nobody types and no dialog is open. */
import { useEffect } from 'react';

const isElsewhere = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  document.querySelector('[role="dialog"]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select, [role="menu"]') !== null);

/** @param keys what each key does, by its small letter */
export function useKeys(keys: Readonly<Record<string, () => void>>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = isElsewhere(event) ? undefined : keys[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
