/** How wide an element is, told again once it has kept its size for a moment. */
import { useEffect, useState, type RefObject } from 'react';
import { mapResizeDebounce } from '../constants';

/** @returns pixels; 0 until it is known */
export const useBoxWidth = (box: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    setWidth(Math.round(element.clientWidth));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setWidth(Math.round(element.clientWidth)), mapResizeDebounce);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [box]);
  return width;
};
