/** What the library says of itself to those who hear it, put right: its tables have no cells for the events, so it is a group of buttons. */
import { useLayoutEffect, type RefObject } from 'react';

const tableParts = '[role=table], [role=rowgroup], [role=row], [role=cell], [role=columnheader]';

/** @param hours what the part that scrolls through the day is called */
export const useGroupRoles = (root: RefObject<HTMLElement | null>, hours: string): void => {
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const put = () => {
      for (const part of element.querySelectorAll(tableParts))
        for (const name of ['role', 'aria-label', 'aria-sort']) part.removeAttribute(name);
      const scrolled = element.querySelector('.rbc-time-content');
      for (const [name, value] of Object.entries({ tabindex: '0', role: 'group', 'aria-label': hours }))
        scrolled?.setAttribute(name, value);
    };
    put();
    const observer = new MutationObserver(put);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [root, hours]);
};
