/** Books what a gateway tells: a payment that arrived is added and verified, once. Rules: INV-6, INV-7. */
import { dayOf, defaultZone } from '#shared/domain/calendarDays';
import { gatewayReference } from '#shared/areas/billing/domain/payments';
import { Refusal } from '#server/refusal';
import { chargeOf } from '../sql/charges';
import { takeNotice } from '#server/repository/gatewayNotices';
import type { Work } from '#server/repository/work';
import type { GatewayName, Notice } from './gateway';

/** `repeated`: it was taken before; `ignored`: it changes nothing, as that a charge expired which was paid. */
export type Booked = 'booked' | 'repeated' | 'ignored';

/**
 * Takes a notice whose signature was checked. A notice may come twice, late, or before another one that was sent earlier. What is refused is
 * not noted, so that the gateway may send it again: our charge may not have been committed yet.
 * @throws Refusal `notice.charge_unknown`, `notice.amount`
 */
export const bookNotice = async (work: Work, gateway: GatewayName, notice: Notice): Promise<Booked> => {
  const id = await chargeOf(work, gateway, notice.charge);
  if (id === undefined) throw new Refusal([{ code: 'notice.charge_unknown' }]);
  if (!(await takeNotice(work, gateway, notice.id))) return 'repeated';
  const charge = (await work.read('charge', id))!;
  if (charge.status === 'paid') return 'ignored';
  if (notice.event === 'expired') {
    await work.update('charge', id, { status: 'expired' });
    return 'booked';
  }
  if (notice.amount !== charge.amount) throw new Refusal([{ code: 'notice.amount' }]);
  const payment = await work.add('payment', {
    method: charge.method,
    amount: notice.amount,
    paid_at: dayOf(work.now.toISOString(), defaultZone),
    reference: gatewayReference(charge.external_id ?? notice.charge),
    invoice: charge.invoice,
  });
  await work.run('payment', 'verify', payment);
  await work.update('charge', id, { status: 'paid' });
  return 'booked';
};
