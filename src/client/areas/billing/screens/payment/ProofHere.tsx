/** The proof of a payment next to its values, as a picture or as a PDF. Rule: PRV-11. */
import { useEffect, useRef, type RefObject } from 'react';
import type { FileInfo } from '#shared/domain/file';
import { payment } from '#shared/areas/billing/resources/payment';
import { FileView } from '#client/kit/FileView';
import { useWords } from '#client/kit/useWords';
import { useAppDispatch } from '#client/store/hooks';
import { shownFile } from '#client/store/flows/shownFile';
import { useShownFile } from '#client/store/shownFile';
import css from './payment.module.css';

/**
 * Gives the focus back to the page when a press moves it into the viewer of PDFs, which would keep every key to itself; its buttons work all
 * the same. Anyone who goes there by Tab wants its keys.
 */
function useKeysOfPage(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let last = '';
    const pressed = ({ key }: KeyboardEvent) => void (last = key);
    const pointed = () => void (last = '');
    const left = () => {
      if (last === 'Tab' || !place.current?.contains(document.activeElement)) return;
      // The browser has moved the focus only when this event is over.
      setTimeout(() => {
        (document.activeElement as HTMLElement | null)?.blur();
        window.focus();
      });
    };
    const listening = new AbortController();
    window.addEventListener('keydown', pressed, { capture: true, signal: listening.signal });
    window.addEventListener('pointermove', pointed, { signal: listening.signal });
    window.addEventListener('blur', left, { signal: listening.signal });
    return () => listening.abort();
  }, [place]);
}

/** @param proof of a type that the browser can show */
export function ProofHere({ id, proof: { name, type } }: { id: string; proof: FileInfo }) {
  const { own } = useWords(payment);
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(shownFile.actions.show({ place: 'page', file: { type: payment.type, id, field: 'proof' }, name, type }));
    return () => void dispatch(shownFile.actions.closed('page'));
  }, [dispatch, id, name, type]);
  const { shown, address } = useShownFile('page');
  const place = useRef<HTMLDivElement>(null);
  useKeysOfPage(place);
  if (shown?.file.id !== id) return null;
  return (
    <div ref={place} className={css.here}>
      <FileView type={type} address={address} label={own['proofOf']!} className={type === 'application/pdf' ? css.pdf : css.picture} />
    </div>
  );
}
