/** Modules of a subscription: each belongs to its subscription's client and holds the price that the module had. Rules: SUB-3, SUB-4. */
import { clientsubsdetail } from '#shared/resources/clientsubsdetail';
import { defineServerResource } from '../repository/serverResource';
import { recordRevenue } from '../subscriptions/revenue';
import { idsIn } from '../repository/checkReferences';

export const servedClientsubsdetail = defineServerResource(clientsubsdetail, {
  tenant: true,
  hooks: {
    before: {
      add: async (work, values) => {
        // Both were checked before and are locked, so they exist.
        const header = await work.read('clientsubsheader', idsIn(values['clientsubsheader'])[0]!, ['entity']);
        const module = await work.read('module', idsIn(values['module'])[0]!, ['price']);
        return { ...values, entity: header!.entity, price: module!.price, status: values['status'] ?? 'scheduled' };
      },
    },
    // A module can be added to a running subscription without a command.
    after: { add: (work, _, values) => recordRevenue(work, idsIn(values['clientsubsheader'])[0]!) },
  },
});
