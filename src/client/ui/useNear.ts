/** Whether an element is, or was, near the part of the page that is seen: what is far below need not be drawn yet. */
import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** How far from what is seen, in CSS pixels: some turns of a wheel. */
const NEAR = 400;

/**
 * @param place whose room does not depend on what is drawn in it, so that nothing is seen to move
 * @param wanted false where it is drawn at once
 * @returns true from then on; also on paper, and where a browser cannot tell
 */
export function useNear(place: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [near, setNear] = useState(!wanted || typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = place.current;
    if (near || !element) return;
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: `${NEAR}px`,
    });
    const onPrint = () => flushSync(() => setNear(true));
    observer.observe(element);
    window.addEventListener('beforeprint', onPrint);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', onPrint);
    };
  }, [near, place]);
  return near;
}
