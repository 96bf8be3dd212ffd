/** What the commands of a payout do: the money is taken out of the client's credit, or goes back into it. Rules: MNY-11, INV-21. */
import { dayOf } from '#shared/domain/calendarDays';
import type { creditPayout } from '#shared/areas/billing/resources/creditPayout';
import { checkCredit } from '../settlement/checkCredit';
import { settleCredit } from '../settlement/settle';
import { Refusal } from '#server/refusal';
import { billingTerms } from '../sql/billingTerms';
import { clientTime } from '#server/repository/clientTime';
import type { Runs } from '#server/repository/serverResource';
import type { Work } from '#server/repository/work';

type Payout = { readonly id: string; readonly amount: number };

const book = (work: Work, entityId: string, { id, amount }: Payout): Promise<string> =>
  work.add('clientCredit', {
    kind: 'paid_out',
    amount,
    payout: { type: 'credit-payouts', id },
    entity: { type: 'entity', id: entityId },
  });

export const commands: Runs<typeof creditPayout> = {
  pay: async (work, { id, entity, amount, requester }, { paid_at, reference }) => {
    const { now, zone } = await clientTime(work, entity.id);
    const today = dayOf(now, zone);
    if (paid_at! > today) throw new Refusal([{ code: 'payment.future', pointer: '/data/attributes/paid_at' }]);
    const max = (await billingTerms(work))(today).payout_limit;
    if (amount > max && requester?.id === work.actor.id)
      throw new Refusal([{ code: 'payout.second_person', meta: { max: max.toLocaleString('id-ID') } }]);
    await checkCredit(work, entity.id, amount);
    await book(work, entity.id, { id, amount: -amount });
    return { paid_at, reference };
  },
  reject: async (_, __, { reason }) => ({ reason }),
  takeBack: async (work, { id, entity, amount }, { reason }) => {
    await book(work, entity.id, { id, amount });
    await settleCredit(work, entity.id);
    return { reason };
  },
};
