/** The names of icon buttons, shown next to them: one tip for the whole page, as a list alone has fifty such buttons. A button says `data-tip`. */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import css from './Tips.module.css';

/** Milliseconds: the mouse rests this long before a tip shows, and a tip stays this long for a mouse that comes over to it. */
const pause = { show: 300, hide: 120 };
/** CSS pixels between a button and its tip, and between a tip and the window's edge. */
const gap = 6;

const buttonAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null);
const isTip = ({ target }: Event) => target instanceof Element && target.closest('[role=tooltip]') !== null;

/** The button whose name is asked for: by a mouse that rests there, or by the keyboard. Escape, a press and scrolling send the tip away. */
function useAsked() {
  const [button, setButton] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = (next: HTMLElement | null) => {
      clearTimeout(timer);
      timer = setTimeout(() => setButton(next), next ? pause.show : pause.hide);
    };
    const now = (next: HTMLElement | null) => {
      clearTimeout(timer);
      setButton(next);
    };
    const off: (() => void)[] = [];
    const on = <K extends keyof DocumentEventMap>(type: K, hear: (event: DocumentEventMap[K]) => void) => {
      document.addEventListener(type, hear, { capture: true, passive: true });
      off.push(() => document.removeEventListener(type, hear, { capture: true }));
    };
    on('pointerover', (event) => {
      if (event.pointerType === 'touch') return;
      if (isTip(event)) clearTimeout(timer);
      else soon(buttonAt(event));
    });
    on('focusin', (event) => {
      const next = buttonAt(event);
      now(next?.matches(':focus-visible') ? next : null);
    });
    on('keydown', ({ key }) => key === 'Escape' && now(null));
    on('pointerdown', () => now(null));
    on('scroll', () => now(null));
    return () => {
      clearTimeout(timer);
      for (const end of off) end();
    };
  }, []);
  return button;
}

/** Below the button, or above it where there is no room; never over the window's edge. */
const place = (button: HTMLElement) => (tip: HTMLElement | null) => {
  if (!tip) return;
  const { left, width, top, bottom } = button.getBoundingClientRect();
  const below = bottom + gap + tip.offsetHeight <= window.innerHeight;
  const middle = left + width / 2 - tip.offsetWidth / 2;
  tip.style.top = `${below ? bottom + gap : top - gap - tip.offsetHeight}px`;
  tip.style.left = `${Math.max(gap, Math.min(middle, window.innerWidth - tip.offsetWidth - gap))}px`;
};

export function Tips() {
  const button = useAsked();
  const text = button?.isConnected ? button.dataset.tip : undefined;
  if (!button || !text) return null;
  return createPortal(
    <div ref={place(button)} role="tooltip" className={css.tip}>
      {text}
    </div>,
    document.body,
  );
}
