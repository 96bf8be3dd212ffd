/** The proof of a payment: a picture in place, a PDF by its button. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { isFileInfo, type FileInfo } from '#shared/domain/file';
import { payment, type Payment } from '#shared/resources/payment';
import { useOpenFile } from '../../../store/fileOpening';
import { FileIcon } from '../../../ui/icons';
import { ProofPicture } from './ProofPicture';
import css from './verification.module.css';

function OpenProof({ id, proof }: { id: string; proof: FileInfo }) {
  const { t } = useTranslation('paymentQueue');
  const { open, isBusy } = useOpenFile({ type: payment.type, id, field: 'proof' });
  return (
    <p className={css.file}>
      <FileIcon size={28} strokeWidth={1.5} aria-hidden="true" /> <b>{proof.name}</b>
      <Button variant="outlined" disabled={isBusy} onClick={() => open(proof, 'view')}>
        {t('openProof')}
      </Button>
    </p>
  );
}

export function PaymentProof({ payment: { id, proof } }: { payment: Payment }) {
  const { t } = useTranslation('paymentQueue');
  return (
    <section className={css.proof} aria-label={t('proof')}>
      {!isFileInfo(proof) && <p className={css.none}>{t('noProof')}</p>}
      {isFileInfo(proof) &&
        (proof.type.startsWith('image/') ? <ProofPicture key={id} id={id} proof={proof} /> : <OpenProof id={id} proof={proof} />)}
    </section>
  );
}
