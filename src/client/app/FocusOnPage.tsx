/** On another page the focus goes to its content, as a fresh load would; within a page it stays where it is. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { mainId } from '../ui/chrome/SkipLink';

export function FocusOnPage() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.getElementById(mainId);
    // A field that takes the focus by itself keeps it.
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
