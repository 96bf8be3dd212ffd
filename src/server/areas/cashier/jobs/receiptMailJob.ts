/** Mails a patient the receipt of a payment with its PDF: as a job, as all mails with documents. Rule: CSH-8. */
import { moneyText } from '#server/documents/formats';
import type { Handler } from '#server/jobs/kinds';
import { called } from '#server/mail/render';
import { postMail } from '#server/repository/outbox';
import { receiptAddressee } from '../sql/receipts';

/** The handler. A patient who has no address any more gets nothing. The PDF is A4: that is what people print at home. */
export const mailingReceipt: Handler<'receiptMail'> = {
  async run(work, { payment: id, client, language }) {
    const payment = await work.read('patientPayment', id);
    if (!payment) return undefined;
    const { number, amount, kind, patient } = payment;
    const { name, email, client: clinic, sandbox } = await receiptAddressee(work.trx, { id: patient!.id, client });
    if (!email) return undefined;
    const facts = { client: called(clinic) ?? '', number: number!, amount: moneyText(amount, language), what: kind };
    const document = { type: 'patient-payments', id, language, size: 'A4' } as const;
    await postMail(work, { purpose: 'patient_receipt', userId: null, to: email, name, language, facts, sandbox, document });
    return undefined;
  },
};
