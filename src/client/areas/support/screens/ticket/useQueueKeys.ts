/** Keys of the queue: J and K go to the next and the previous row, Enter opens it, as any link. */
import { useEffect } from 'react';
import { isCovered, isTyping } from '#client/ui/keys';

/** The links that open the rows, in their order. */
const links = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-opens-row]')];

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };

export const useQueueKeys = (isOn: boolean): void =>
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const step = steps[event.key.toLowerCase()];
      if (!step || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isCovered()) return;
      const rows = links();
      const here = rows.findIndex((row) => row === document.activeElement || row.closest('[data-id]')?.contains(document.activeElement));
      const next = rows[here < 0 ? (step > 0 ? 0 : rows.length - 1) : here + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
