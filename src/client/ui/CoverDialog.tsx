/** A question that covers everything, whatever else is open: only its answer leads on. In the browser's top layer, so that all beneath is out of reach. */
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import css from './CoverDialog.module.css';

type Props = {
  title: string;
  purpose?: string | undefined;
  /** What is beneath can no longer be read. */
  veiled?: boolean;
  /** Above the title: whom it is about. */
  head?: ReactNode;
  children: ReactNode;
};

export function CoverDialog({ title, purpose, veiled = false, head, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // A field can take the focus only once it is seen.
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const shown = dialog.current;
    // A browser may close it against all asking; it comes back.
    const open = () => !shown?.open && shown?.showModal();
    const before = document.activeElement;
    open();
    setSeen(true);
    shown?.addEventListener('close', open);
    return () => {
      shown?.removeEventListener('close', open);
      shown?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const stay = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault();
  return (
    <dialog
      ref={dialog}
      className={css.cover}
      data-veiled={veiled}
      aria-labelledby={id}
      aria-describedby={purpose ? `${id}-purpose` : undefined}
      onKeyDown={stay}
    >
      <div className={css.card}>
        {head}
        <h2 id={id}>{title}</h2>
        {purpose && <p id={`${id}-purpose`}>{purpose}</p>}
        {seen && children}
      </div>
    </dialog>
  );
}
