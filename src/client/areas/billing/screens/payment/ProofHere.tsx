/** The proof of a payment next to its values, as a picture or as a PDF. Rule: PRV-11. */
import { useEffect } from 'react';
import type { FileInfo } from '#shared/domain/file';
import { payment } from '#shared/areas/billing/resources/payment';
import { FileView } from '#client/kit/FileView';
import { useWords } from '#client/kit/useWords';
import { useAppDispatch } from '#client/store/hooks';
import { shownFile } from '#client/store/flows/shownFile';
import { useShownFile } from '#client/store/shownFile';
import css from './payment.module.css';

/** @param proof of a type that the browser can show */
export function ProofHere({ id, proof: { name, type } }: { id: string; proof: FileInfo }) {
  const { own } = useWords(payment);
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(shownFile.actions.show({ place: 'page', file: { type: payment.type, id, field: 'proof' }, name, type }));
    return () => void dispatch(shownFile.actions.closed('page'));
  }, [dispatch, id, name, type]);
  const { shown, address } = useShownFile('page');
  if (shown?.file.id !== id) return null;
  return <FileView type={type} address={address} label={own['proofOf']!} className={type === 'application/pdf' ? css.pdf : css.picture} />;
}
