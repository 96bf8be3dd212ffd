/** How bills are made, paid and cancelled. Rules: CSH-1, CSH-5. */
import { restOf, type BillSums } from '#shared/areas/cashier/domain/payments';
import { dayOf } from '#shared/domain/calendarDays';
import { Refusal } from '#server/refusal';
import { clientTime } from '#server/repository/clientTime';
import type { Values } from '#server/repository/serverResource';
import type { RecordNamed, ValuesNamed, Work } from '#server/repository/work';
import { authorName } from '../../clinic';
import { billLines, openCharges } from '../sql/bills';

type Bill = RecordNamed<'patientBill'>;

/** A bill has all open charges of its visit for its payer. @throws Refusal `bill.nothing`, `bill.discount_waiting` */
export const firstBill = async (work: Work, values: Values): Promise<Values> => {
  const { entity, visit, payer } = values as Required<ValuesNamed<'patientBill'>>;
  const own = (await work.read('visit', visit.id, ['patient', 'payer']))!;
  const whose = payer ?? own.payer;
  const { ids, total, waiting } = await openCharges(work, visit.id, whose.id);
  if (waiting) throw new Refusal([{ code: 'bill.discount_waiting', meta: { count: waiting } }]);
  if (!ids.length) throw new Refusal([{ code: 'bill.nothing', pointer: '/data/relationships/visit' }]);
  const { now, zone } = await clientTime(work, entity.id);
  return {
    ...values,
    patient: own.patient,
    payer: whose,
    day: dayOf(now, zone),
    author: await authorName(work, entity.id),
    ...{ total, reduced: 0, paid: 0, rest: total },
    status: total === 0 ? 'lunas' : 'terbuka',
  };
};

/** Puts the charges on the bill once it is there. */
export const billCharges = async (work: Work, id: string, values: Values): Promise<void> => {
  const { visit, payer } = values as Required<ValuesNamed<'patientBill'>>;
  const { ids } = await openCharges(work, visit.id, payer!.id);
  const bill = { type: 'patient-bills', id };
  for (const charge of ids) await work.run('visitCharge', 'putOnBill', charge, { bill });
};

/** Opens the charges of a cancelled bill again. @throws Refusal `bill.paid` while some of it is paid */
export const cancelBill = async (work: Work, { id, paid }: Bill, reason: string) => {
  if (paid !== 0) throw new Refusal([{ code: 'bill.has_payments' }]);
  for (const { charge } of await billLines(work, id)) await work.run('visitCharge', 'release', charge);
  return { cancel_reason: reason };
};

/** What a bill amounts to once money came in or was given back. */
export const settledBill = ({ total, paid, reduced }: BillSums) => {
  const rest = restOf({ total, paid, reduced });
  return { paid, reduced, rest, status: rest === 0 ? ('lunas' as const) : ('terbuka' as const) };
};
