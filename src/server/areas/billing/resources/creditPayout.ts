/** Payouts of clients' credit: never more than a client has, and above a limit by two people. Rules: MNY-11, INV-21. */
import { creditPayout } from '#shared/areas/billing/resources/creditPayout';
import { commands } from '../commands/creditPayout';
import { checkCredit } from '../settlement/checkCredit';
import { idOfActor } from '#server/repository/actors';
import { idsIn } from '#server/repository/checkReferences';
import { defineServerResource, type Values } from '#server/repository/serverResource';
import type { Work } from '#server/repository/work';

/** Anyone who says what is to be paid has asked for it: also who changes what another person asked for. */
const askedBy = async (work: Work, values: Values, entityId: string, amount: unknown): Promise<Values> => {
  await checkCredit(work, entityId, amount as number);
  const id = idOfActor(work.actor);
  return { ...values, requester: id && { type: 'users', id } };
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
