/** Modules of a subscription: each belongs to its subscription's client and holds the price that the module had. Rules: SUB-3, SUB-4, SUB-18. */
import { clientsubsdetail } from '#shared/areas/clients/resources/clientsubsdetail';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import { billedFirst } from '../subscriptions/periodInvoices';
import { Refusal } from '#server/refusal';
import { clientTime } from '#server/repository/clientTime';
import { defineServerResource, type Values } from '#server/repository/serverResource';
import type { Work } from '#server/repository/work';
import { addModule } from '../commands/changePlan';
import { recordRevenueAnew } from '../subscriptions/revenue';
import { idsIn } from '#server/repository/checkReferences';

/** What somebody cannot say of a module that begins now. */
const dates = ['start_at', 'end_at'] as const;

/**
 * The values of a module that somebody adds. In a draft it waits for the activation; in a running subscription it begins now, with
 * everything that a change of plan checks and charges. @throws Refusal where the subscription is not running or is about to change
 */
const joined = async (work: Work, header: Clientsubsheader, values: Values): Promise<Values> => {
  if (header.status === 'draft') return { status: 'scheduled' };
  if (header.status !== 'trial' && header.status !== 'active')
    throw new Refusal([{ code: 'not_an_option', pointer: '/data/relationships/clientsubsheader' }]);
  if (header.cancel_at_period_end) throw new Refusal([{ code: 'subscription.cancelled' }]);
  if (header.pending_change !== null) throw new Refusal([{ code: 'subscription.change_waits' }]);
  const dated = dates.filter((name) => values[name]);
  if (dated.length) throw new Refusal(dated.map((name) => ({ code: 'read_only', pointer: `/data/attributes/${name}` })));
  const billed = await billedFirst(work, header);
  const pending = await addModule(work, billed, idsIn(values['module'])[0]!, values['qty'] as number);
  await work.update('clientsubsheader', header.id, { billed_until: billed.billed_until, ...pending });
  const { now } = await clientTime(work, header.entity.id);
  return { status: 'active', start_at: now };
};

export const servedClientsubsdetail = defineServerResource(clientsubsdetail, {
  tenant: true,
  moneyOf: 'entity_id',
  hooks: {
    before: {
      add: async (work, values) => {
        // Both were checked before and are locked, so they exist.
        const header = (await work.read('clientsubsheader', idsIn(values['clientsubsheader'])[0]!)) as Clientsubsheader;
        const module = (await work.read('module', idsIn(values['module'])[0]!, ['price']))!;
        const whole = { ...values, entity: header.entity, price: module.price };
        // A command of the subscription says the state itself.
        if (values['status']) return whole;
        return { ...whole, ...(await joined(work, header, values)) };
      },
    },
    // A module can be added to a running subscription without a command.
    after: { add: (work, _, values) => recordRevenueAnew(work, idsIn(values['clientsubsheader'])[0]!) },
  },
});
