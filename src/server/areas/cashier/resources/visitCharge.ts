/** Charges of visits. Rules: SVC-9 to SVC-12, CSH-4, CORE-1. */
import { visitCharge } from '#shared/areas/cashier/resources/visitCharge';
import { defineServerResource } from '#server/repository/serverResource';
import { approveDiscount, changedCharge, discountCharge, firstCharge, refuseDiscount, shareCharge, voidCharge } from '../money/charges';

export const servedVisitCharge = defineServerResource(visitCharge, {
  tenant: true,
  moneyOf: 'entity_id',
  commands: {
    discount: (work, one, { amount, reason }) => discountCharge(work, one, { amount: amount!, reason: reason! }),
    approveDiscount,
    refuseDiscount: (work, one, { reason }) => refuseDiscount(work, one, reason!),
    share: (work, one, { amount, payer }) => shareCharge(work, one, { amount: amount!, payer: payer! }),
    void: (work, one, { reason }) => voidCharge(work, one, reason!),
    putOnBill: async (_, __, { bill }) => ({ bill: bill! }),
    release: async () => ({ bill: null }),
    follow: async (_, { status }, { treatment }) => ({ status, source_id: treatment! }),
  },
  hooks: { before: { add: firstCharge, update: changedCharge } },
});
