/** Has a patient sent the receipt of a payment. Rule: CSH-8. */
import type { Language } from '#shared/locale';
import { Refusal } from '#server/refusal';
import { enqueue } from '#server/repository/jobQueue';
import type { RecordNamed, Work } from '#server/repository/work';
import { receiptAddressee } from '../sql/receipts';

/** @throws Refusal `receipt.no_address` where the patient has no address */
export const mailReceipt = async (
  work: Work,
  { id, patient, entity }: RecordNamed<'patientPayment'>,
  language: Language,
): Promise<Readonly<Record<string, never>>> => {
  const { email } = await receiptAddressee(work.trx, { id: patient!.id, client: entity.id });
  if (!email) throw new Refusal([{ code: 'receipt.no_address' }]);
  await enqueue(work.trx, work.now, 'receiptMail', { payment: id, client: entity.id, language });
  return {};
};
