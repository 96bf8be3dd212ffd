/** The links out of a list's rows. They learn where the list is only when one is pressed: a new address leaves the rows as they are. */
import { createContext, use, useCallback, useEffect, useRef, type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';

const Walk = createContext<(to: string) => void>(() => undefined);

/** Around the rows: leads to where a row's link points, from where a form can return to this list as it is then. */
export function RowAnchors({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = useRef({ navigate, back: pathname + search });
  useEffect(() => {
    here.current = { navigate, back: pathname + search };
  }, [navigate, pathname, search]);
  const walk = useCallback((to: string) => {
    const { back } = here.current;
    void here.current.navigate(to, { state: { back, list: back } });
  }, []);
  return <Walk value={walk}>{children}</Walk>;
}

/** Whether the browser shall do with the press what it does with any link: open a tab or a window, or save. */
const isBrowsers = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

export function RowAnchor({ to, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  const walk = use(Walk);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isBrowsers(event)) return;
    event.preventDefault();
    walk(to);
  };
  return <a {...rest} href={to} onClick={press} />;
}

/** Where a press is for what stands in the row, or for the words in it. */
const taking = 'a, button, input, label, [role=checkbox], [data-field="__check__"], [data-field="__actions"]';

/** A press on a row does what one on its name does. */
export function pressRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  // Menus and dialogs tell of their presses, too, and a press that ends a selection of words is none.
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(taking)) return;
  if (window.getSelection()?.isCollapsed === false) return;
  const link = target.closest('[data-id]')?.querySelector('[data-opens-row]');
  const { ctrlKey, metaKey, shiftKey } = event;
  link?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, view: window }));
}
