/** Keeps the current page's entry in view where the menu is longer than the screen: when it opens, and when another page is current. */
import { useEffect, useRef } from 'react';
import type { MenuGroup } from './SidebarGroup';

/** CSS pixels that stay free beyond the entry. */
const room = 48;

const currentIn = (groups: readonly MenuGroup[]): string =>
  groups.map(({ entries, groups: inner = [] }) => entries.find(({ current }) => current)?.to ?? currentIn(inner)).find(Boolean) ?? '';

/** @returns goes on the element that scrolls */
export const useCurrentInView = (groups: readonly MenuGroup[]) => {
  const menu = useRef<HTMLElement>(null);
  const current = currentIn(groups);
  useEffect(() => {
    const entry = menu.current?.querySelector('[aria-current=page]');
    if (!menu.current || !entry) return;
    const [inner, outer] = [entry.getBoundingClientRect(), menu.current.getBoundingClientRect()];
    if (inner.top < outer.top) menu.current.scrollTop -= outer.top - inner.top + room;
    else if (inner.bottom > outer.bottom) menu.current.scrollTop += inner.bottom - outer.bottom + room;
  }, [current]);
  return menu;
};
