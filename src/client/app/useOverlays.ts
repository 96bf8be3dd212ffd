/** What opens over any page of the dashboard: the command palette, the list of shortcuts (by keys, too), the dialog to report a problem. */
import { useEffect, useState } from 'react';
import { isCovered, isTyping } from '../ui/keys';

export type Shown = 'palette' | 'shortcuts' | 'report' | null;

const isPalette = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
const isShortcuts = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key === '?' && !ctrlKey && !metaKey && !altKey && !isTyping(target);

/** While a dialog is open the shortcuts belong to the dialog. */
export function useShell() {
  const [shown, show] = useState<Shown>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      const next = isPalette(event) ? 'palette' : isShortcuts(event) ? 'shortcuts' : null;
      if (!next) return;
      if (next === 'palette') event.preventDefault();
      if (shown === next) show(null);
      else if (!isCovered()) show(next);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [shown]);
  return { shown, show };
}
