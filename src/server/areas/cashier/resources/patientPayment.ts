/** Payments of patients. Rules: CSH-1, CSH-2, CSH-4, CSH-5, CSH-6, CSH-8. */
import { patientPayment } from '#shared/areas/cashier/resources/patientPayment';
import { defineServerResource } from '#server/repository/serverResource';
import { mailReceipt } from '../money/mailReceipt';
import { approveRefund, bookPayment, firstPayment, refuseRefundWanted } from '../money/payments';

export const servedPatientPayment = defineServerResource(patientPayment, {
  tenant: true,
  moneyOf: 'entity_id',
  commands: {
    approve: approveRefund,
    refuse: refuseRefundWanted,
    print: async (_, { printed }) => ({ printed: (printed ?? 0) + 1 }),
    mail: (work, one, { language }) => mailReceipt(work, one, language!),
    giveBack: async (_, { refunded }, { back }) => ({ refunded: (refunded ?? 0) + back! }),
  },
  hooks: {
    before: { add: firstPayment },
    after: {
      add: (work, id) => bookPayment(work, id),
      run: async (work, { id }, command) => {
        if (command === 'approve') await bookPayment(work, id);
      },
    },
  },
});
