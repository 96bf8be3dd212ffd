/** Bills of patients. Rules: CSH-1, CSH-5. */
import { patientBill } from '#shared/areas/cashier/resources/patientBill';
import { defineServerResource } from '#server/repository/serverResource';
import { billCharges, cancelBill, firstBill, settledBill } from '../money/bills';

export const servedPatientBill = defineServerResource(patientBill, {
  tenant: true,
  moneyOf: 'entity_id',
  commands: {
    cancel: (work, one, { reason }) => cancelBill(work, one, reason!),
    settle: async (_, { total }, { paid, reduced }) => settledBill({ total: total!, paid: paid!, reduced: reduced! }),
  },
  hooks: { before: { add: firstBill }, after: { add: billCharges } },
});
