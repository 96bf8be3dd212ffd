/** Shifts of cashiers. Rules: CSH-2, CSH-3. */
import { cashShift } from '#shared/areas/cashier/resources/cashShift';
import { defineServerResource } from '#server/repository/serverResource';
import { countShift, firstShift, openDrawer, witnessShift } from '../money/shifts';

export const servedCashShift = defineServerResource(cashShift, {
  tenant: true,
  moneyOf: 'entity_id',
  commands: {
    count: (work, one, { tunai, transfer, qris, kartu, leave, difference_reason }) =>
      countShift(work, one, {
        ...{ tunai: tunai!, transfer: transfer!, qris: qris!, kartu: kartu!, leave: leave! },
        difference_reason: difference_reason ?? null,
      }),
    witness: (work, one, { reason }) => witnessShift(work, one, reason!),
  },
  hooks: { before: { add: firstShift }, after: { add: openDrawer } },
});
