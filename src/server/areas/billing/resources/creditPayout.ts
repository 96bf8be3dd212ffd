/** Payouts of clients' credit: never more than a client has, and above a limit by two people. Rules: MNY-11, INV-21. */
import { dayOf } from '#shared/domain/calendarDays';
import { creditPayout } from '#shared/areas/billing/resources/creditPayout';
import { settleCredit } from '../settlement/settle';
import { Refusal } from '#server/refusal';
import { idOfActor } from '#server/repository/actors';
import { billingTerms } from '../sql/billingTerms';
import { idsIn } from '#server/repository/checkReferences';
import { clientTime } from '#server/repository/clientTime';
import { clientCreditOf } from '../sql/invoiceMoney';
import { defineServerResource, type Runs, type Values } from '#server/repository/serverResource';
import type { Work } from '#server/repository/work';

const AMOUNT = '/data/attributes/amount';

/** @throws Refusal `credit.short` where the client has less, `required` for nothing */
const checkAmount = async (work: Work, entityId: string, amount: number): Promise<void> => {
  if (amount <= 0) throw new Refusal([{ code: 'required', pointer: AMOUNT }]);
  const credit = await clientCreditOf(work, entityId);
  if (amount > credit) throw new Refusal([{ code: 'credit.short', pointer: AMOUNT, meta: { max: credit.toLocaleString('id-ID') } }]);
};

/** Anyone who says what is to be paid has asked for it: also who changes what another person asked for. */
const askedBy = async (work: Work, values: Values, entityId: string, amount: unknown): Promise<Values> => {
  await checkAmount(work, entityId, amount as number);
  const id = idOfActor(work.actor);
  return { ...values, requester: id && { type: 'users', id } };
};

type Payout = { readonly id: string; readonly amount: number };

const book = (work: Work, entityId: string, { id, amount }: Payout): Promise<string> =>
  work.add('clientCredit', {
    kind: 'paid_out',
    amount,
    payout: { type: 'credit-payouts', id },
    entity: { type: 'entity', id: entityId },
  });

const commands: Runs<typeof creditPayout> = {
  pay: async (work, { id, entity, amount, requester }, { paid_at, reference }) => {
    const { now, zone } = await clientTime(work, entity.id);
    const today = dayOf(now, zone);
    if (paid_at! > today) throw new Refusal([{ code: 'payment.future', pointer: '/data/attributes/paid_at' }]);
    const max = (await billingTerms(work))(today).payout_limit;
    if (amount > max && requester?.id === work.actor.id)
      throw new Refusal([{ code: 'payout.second_person', meta: { max: max.toLocaleString('id-ID') } }]);
    await checkAmount(work, entity.id, amount);
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

export const servedCreditPayout = defineServerResource(creditPayout, {
  tenant: true,
  moneyOf: 'entity_id',
  commands,
  hooks: {
    before: {
      add: (work, values) => askedBy(work, values, idsIn(values['entity'])[0]!, values['amount']),
      update: (work, before, values) =>
        values['amount'] === undefined && values['recipient'] === undefined
          ? Promise.resolve(values)
          : askedBy(work, values, before['entity_id'] as string, values['amount'] ?? before['amount']),
    },
  },
});
