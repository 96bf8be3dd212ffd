/** The proof of a payment beside its values: a picture is shown at once, anything else is opened by its own button. Rule: PRV-11. */
import { useEffect } from 'react';
import type { FileInfo } from '#shared/domain/file';
import { payment } from '#shared/resources/payment';
import { useWords } from '../../../kit/useWords';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { fileOpening } from '../../../store/modules/fileOpening';
import css from './payment.module.css';

export function ProofPicture({ id, proof }: { id: string; proof: FileInfo }) {
  const { own } = useWords(payment);
  const dispatch = useAppDispatch();
  const isPicture = proof.type.startsWith('image/');
  const file = { type: payment.type, id, field: 'proof' };
  useEffect(() => {
    if (!isPicture) return undefined;
    dispatch(fileOpening.actions.open({ type: payment.type, id, field: 'proof', name: proof.name, how: 'here' }));
    return () => void dispatch(fileOpening.actions.closed());
  }, [dispatch, id, isPicture, proof.name]);
  const address = useAppSelector((state) => fileOpening.selectors.addressOf(state, file));
  return address ? <img src={address} alt={own['proofOf']} className={css.picture} /> : null;
}
