/** The proof of a payment: a picture in place, a PDF by its button. */
import { useTranslation } from 'react-i18next';
import { isFileInfo } from '#shared/domain/file';
import type { Payment } from '#shared/resources/payment';
import { OpenFile } from './OpenFile';
import { ProofPicture } from './ProofPicture';
import css from './verification.module.css';

export function PaymentProof({ payment: { id, proof } }: { payment: Payment }) {
  const { t } = useTranslation('paymentQueue');
  return (
    <section className={css.proof} aria-label={t('proof')}>
      {!isFileInfo(proof) && <p className={css.none}>{t('noProof')}</p>}
      {isFileInfo(proof) &&
        (proof.type.startsWith('image/') ? (
          <ProofPicture key={id} id={id} proof={proof} />
        ) : (
          <OpenFile id={id} field="proof" file={proof} />
        ))}
    </section>
  );
}
