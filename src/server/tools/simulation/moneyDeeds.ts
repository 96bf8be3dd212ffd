/** What clients and the operator do about invoices. */
import type { Doing } from './deeds';

const nothing: Doing = async () => undefined;

export const moneyDeeds = {
  pay: nothing,
  payPart: nothing,
  payTwice: nothing,
  overpay: nothing,
  sendProof: nothing,
  reverse: nothing,
  dispute: nothing,
  giveUp: nothing,
};
