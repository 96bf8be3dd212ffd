/** Charges: the gateway is asked when one is added, for what is owed on the invoice at that time. Rule: INV-7. */
import { newId } from '#server/repository/ids';
import { charge, type Charge } from '#shared/areas/billing/resources/charge';
import { Refusal } from '#server/refusal';
import { idsIn } from '#server/repository/checkReferences';
import { defineServerResource, type Values } from '#server/repository/serverResource';
import type { Work } from '#server/repository/work';

const INVOICE = '/data/relationships/invoice';

/** @throws Refusal `gateway.off`, `gateway.method`, `payment.not_issued`, `payment.nothing_owed` */
const asked = async (work: Work, values: Values): Promise<Values> => {
  const { gateway: name, method } = values as Pick<Charge, 'gateway' | 'method'>;
  const gateway = work.gateways[name];
  if (!gateway) throw new Refusal([{ code: 'gateway.off', pointer: '/data/attributes/gateway' }]);
  if (!gateway.methods.includes(method)) throw new Refusal([{ code: 'gateway.method', pointer: '/data/attributes/method' }]);
  // It was checked before and is locked, so it exists.
  const invoice = (await work.read('invoice', idsIn(values['invoice'])[0]!, ['number', 'status', 'balance', 'entity']))!;
  if (invoice.number === null) throw new Refusal([{ code: 'payment.not_issued', pointer: INVOICE }]);
  if (!invoice.balance) throw new Refusal([{ code: 'payment.nothing_owed', pointer: INVOICE, meta: { number: invoice.number } }]);
  const order = { key: newId(), invoice: invoice.number, amount: invoice.balance, method, now: work.now };
  const { externalId, code, expiresAt } = await gateway.createCharge(order);
  return {
    ...values,
    entity: invoice.entity,
    amount: invoice.balance,
    external_id: externalId,
    code,
    expires_at: expiresAt,
    status: 'open',
  };
};

export const servedCharge = defineServerResource(charge, { tenant: true, moneyOf: 'entity_id', hooks: { before: { add: asked } } });
