/** Nobody is paid more credit than they have. Rule: MNY-11. */
import { Refusal } from '#server/refusal';
import { clientCreditOf } from '../sql/invoiceMoney';
import type { Work } from '#server/repository/work';

const AMOUNT = '/data/attributes/amount';

/** @throws Refusal `credit.short` where the client has less, `required` for nothing */
export const checkCredit = async (work: Work, entityId: string, amount: number): Promise<void> => {
  if (amount <= 0) throw new Refusal([{ code: 'required', pointer: AMOUNT }]);
  const credit = await clientCreditOf(work, entityId);
  if (amount > credit) throw new Refusal([{ code: 'credit.short', pointer: AMOUNT, meta: { max: credit.toLocaleString('id-ID') } }]);
};
