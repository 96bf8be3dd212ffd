/** The documents of this area: receipts of patients' payments, and bills. Rule: CSH-7. */
import { patientBill } from '#shared/areas/cashier/resources/patientBill';
import { patientPayment } from '#shared/areas/cashier/resources/patientPayment';
import type { PaperSize } from '#shared/documents/paper';
import type { Language } from '#shared/locale';
import { transaction } from '#server/db/database';
import { printedDocument, type PrintedDocument } from '#server/documents/printedDocument';
import type { Queryable } from '#server/repository/runner';
import type { Store } from '#server/repository/store';
import { dutyRuleOn, withPictures } from '../../billing';
import { billToPrint, clinicToPrint, numberOfPayment, patientToPrint } from '../sql/receipts';
import { billPaper, receiptPaper, type Printing } from './receiptPaper';

type Asked = { readonly language: Language; readonly size: PaperSize | undefined };

/** Reads within the clinic's own rows. */
const reading = <T>(store: Store, client: string, read: (trx: Queryable) => Promise<T>): Promise<T> =>
  transaction(store.database, read, { scope: { entityId: client }, readOnly: true });

const printing = async (trx: Queryable, client: string, patient: string, { language, size }: Asked): Promise<Printing> => {
  const { logo, ...clinic } = await clinicToPrint(trx, client);
  return {
    clinic: { ...clinic, logo: logo?.address ?? null },
    patient: await patientToPrint(trx, { id: patient, client }),
    language,
    size: size ?? clinic.paper,
  };
};

const receipts = printedDocument({
  of: patientPayment,
  name: 'patientPayment',
  sized: true,
  render: async (store, payment, language, size) => {
    const { entity, patient, bill, original, day } = payment;
    const client = entity.id;
    const rule = await dutyRuleOn(store, day!);
    const paper = await reading(store, client, async (trx) =>
      receiptPaper(await printing(trx, client, patient!.id, { language, size }), {
        payment,
        bill: bill?.id ? await billToPrint(trx, { id: bill.id, client }) : null,
        original: original?.id ? await numberOfPayment(trx, { id: original.id, client }) : null,
        rule,
      }),
    );
    return withPictures(store, paper);
  },
});

/** Without a wish it is a sheet: a patient takes it along. */
const bills = printedDocument({
  of: patientBill,
  name: 'patientBill',
  sized: true,
  render: async (store, record, language, size = 'A4') => {
    const client = record.entity.id;
    const paper = await reading(store, client, async (trx) =>
      billPaper(
        await printing(trx, client, record.patient!.id, { language, size }),
        record,
        await billToPrint(trx, { id: record.id, client }),
      ),
    );
    return withPictures(store, paper);
  },
});

export const cashierDocuments: readonly PrintedDocument[] = [receipts, bills];
