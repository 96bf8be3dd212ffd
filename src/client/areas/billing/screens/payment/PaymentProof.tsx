/** The proof of a payment: in place where the browser can show it there, else by its button. */
import { useTranslation } from 'react-i18next';
import { isFileInfo } from '#shared/domain/file';
import { payment as declared, type Payment } from '#shared/areas/billing/resources/payment';
import { FileButton } from '#client/kit/resource/show/FactValue';
import { canShow } from '#client/store/fileOpening';
import { ProofHere } from './ProofHere';
import css from './verification.module.css';

export function PaymentProof({ payment: { id, proof } }: { payment: Payment }) {
  const { t } = useTranslation('paymentQueue');
  return (
    <section className={css.proof} aria-label={t('proof')}>
      {!isFileInfo(proof) && <p className={css.none}>{t('noProof')}</p>}
      {isFileInfo(proof) &&
        (canShow(proof.type) ? (
          <ProofHere key={id} id={id} proof={proof} />
        ) : (
          <FileButton type={declared.type} id={id} field="proof" file={proof} />
        ))}
    </section>
  );
}
