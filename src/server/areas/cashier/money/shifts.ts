/** How shifts are opened, counted and closed. Rules: CSH-2, CSH-3. */
import { countedMethods, differencesOf, type Counts } from '#shared/areas/cashier/domain/payments';
import { Refusal } from '#server/refusal';
import type { Values } from '#server/repository/serverResource';
import type { RecordNamed, ValuesNamed, Work } from '#server/repository/work';
import { authorName } from '../../clinic';
import { openShift, unpaidSince } from '../sql/bills';
import { enter, expectedOf, type LedgerEntry } from '../sql/ledger';
import { bookDay } from '../sql/limits';

type Shift = RecordNamed<'cashShift'>;

const previousPointer = '/data/relationships/previous';

/** The cash that the previous shift handed over. @throws Refusal `shift.not_handed_over`, `shift.taken_over` */
const handedOver = async (work: Work, id: string): Promise<number> => {
  const found = (await work.read('cashShift', id))!;
  if (found.handed_over === null || found.status === 'buka')
    throw new Refusal([{ code: 'shift.not_handed_over', pointer: previousPointer }]);
  const { total } = await work.read('cashShift', { filter: { previous: [id] }, limit: 1 });
  if (total) throw new Refusal([{ code: 'shift.taken_over', pointer: previousPointer }]);
  return found.handed_over;
};

/**
 * A shift begins with cash from the safe, or with exactly what the previous one left in the drawer, so that both sides of the hand-over are equal.
 * @throws Refusal `shift.open_already`, `shift.other_cash`
 */
export const firstShift = async (work: Work, values: Values): Promise<Values> => {
  const { entity, previous, opening_cash } = values as Required<ValuesNamed<'cashShift'>>;
  if (await openShift(work, entity.id)) throw new Refusal([{ code: 'shift.open_already' }]);
  if (previous) {
    const left = await handedOver(work, previous.id);
    if (left !== opening_cash) throw new Refusal([{ code: 'shift.other_cash', pointer: '/data/attributes/opening_cash', meta: { left } }]);
  }
  return {
    ...values,
    opened_at: work.now.toISOString(),
    cashier: await authorName(work, entity.id),
    cashier_id: work.actor.id,
  };
};

/** Cash that a shift begins with: out of the safe, or out of the drawer of the previous shift. */
export const openingEntries = (amount: number, previous: string | undefined): LedgerEntry[] => [
  { account: 'kas', amount, method: 'tunai' },
  previous ? { account: 'kas', amount: -amount, method: 'tunai', shift: previous } : { account: 'brankas', amount: -amount },
];

/** Enters the cash that a shift begins with. */
export const openDrawer = async (work: Work, id: string, values: Values): Promise<void> => {
  const { entity, previous, opening_cash: amount } = values as Required<ValuesNamed<'cashShift'>>;
  const entries = openingEntries(amount, previous?.id);
  await enter(work, { entity: entity.id, day: await bookDay(work, entity.id), event: 'buka_sif', shift: id, entries });
};

type Counted = Counts & { readonly leave: number; readonly difference_reason: string | null };

/** What closing a shift enters: each difference, and everything but what is left for the next shift goes to safe and bank. */
export const closingEntries = (counted: Counts, differences: Counts, leave: number): LedgerEntry[] =>
  countedMethods.flatMap((method): LedgerEntry[] => {
    const [difference, out] = [differences[method], counted[method] - (method === 'tunai' ? leave : 0)];
    return [
      { account: 'kas', method, amount: difference },
      { account: 'selisih', method, amount: -difference },
      { account: 'kas', method, amount: -out },
      { account: 'brankas', method, amount: out },
    ];
  });

/** Counts as the columns of a shift. */
export const countColumns = (prefix: 'counted' | 'expected', amounts: Counts) =>
  Object.fromEntries(countedMethods.map((one) => [`${prefix}_${one}`, amounts[one]]));

/** @throws Refusal `shift.not_own`, `shift.leaves_too_much`, `required` for the reason of a difference */
export const countShift = async (work: Work, shift: Shift, { leave, difference_reason, ...counted }: Counted) => {
  const { id, entity, cashier_id, opened_at } = shift;
  if (cashier_id !== work.actor.id) throw new Refusal([{ code: 'shift.not_own' }]);
  if (leave > counted.tunai) throw new Refusal([{ code: 'shift.leaves_too_much', pointer: '/data/attributes/leave' }]);
  const unpaid = await unpaidSince(work, entity.id, opened_at!);
  if (unpaid) work.confirm({ code: 'shift.open_bills', meta: { count: unpaid } });
  const expected = await expectedOf(work, id);
  const differences = differencesOf(counted, expected);
  const isDifferent = countedMethods.some((one) => differences[one] !== 0);
  if (isDifferent && !difference_reason?.trim()) work.confirm({ code: 'shift.differs' });
  const entries = closingEntries(counted, differences, leave);
  await enter(work, { entity: entity.id, day: await bookDay(work, entity.id), event: 'tutup_sif', shift: id, entries });
  return {
    ...countColumns('counted', counted),
    ...countColumns('expected', expected),
    difference: countedMethods.reduce((sum, one) => sum + differences[one], 0),
    difference_reason,
    counted_at: work.now.toISOString(),
    handed_over: leave,
    status: isDifferent ? ('dihitung' as const) : ('tutup' as const),
  };
};

/** @throws Refusal `approval.own` for the cashier of the shift */
export const witnessShift = async (work: Work, { cashier_id, entity }: Shift, reason: string) => {
  if (cashier_id === work.actor.id) throw new Refusal([{ code: 'approval.own' }]);
  return { witness: await authorName(work, entity.id), witness_reason: reason };
};
