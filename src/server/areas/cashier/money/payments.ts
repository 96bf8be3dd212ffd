/** How money of patients comes in and goes out. Rules: CSH-1, CSH-2, CSH-4, CSH-5, CSH-6. */
import { coverLines, type BillLine } from '#shared/areas/cashier/domain/charges';
import { isAboveRefundLimit } from '#shared/areas/cashier/domain/limits';
import { afterRefund, type CountedMethod } from '#shared/areas/cashier/domain/payments';
import { dayOf } from '#shared/domain/calendarDays';
import type { Problem } from '#shared/errors';
import { Refusal } from '#server/refusal';
import { clientTime } from '#server/repository/clientTime';
import type { Values } from '#server/repository/serverResource';
import type { RecordNamed, ValuesNamed, Work } from '#server/repository/work';
import { authorName } from '../../clinic';
import { billLines, openShift } from '../sql/bills';
import { depositOf, enter, type LedgerEntry, type LedgerEvent } from '../sql/ledger';
import { bookDay, limitsOf } from '../sql/limits';

type Payment = RecordNamed<'patientPayment'>;
type NewPayment = ValuesNamed<'patientPayment'>;
type Bill = RecordNamed<'patientBill'>;

const at = (name: string): string => `/data/attributes/${name}`;
const to = (name: string): string => `/data/relationships/${name}`;
const refuse = (problem: Problem): never => {
  throw new Refusal([problem]);
};

/** What cash was handed over and given back; no other method gives change (CSH-5). */
const changeOf = ({ method, amount, tendered }: Required<NewPayment>): Pick<Payment, 'tendered' | 'change'> => {
  if (method !== 'tunai') {
    if ((tendered ?? amount) !== amount) refuse({ code: 'payment.change_cash_only', pointer: at('tendered') });
    return { tendered: null, change: null };
  }
  const given = tendered ?? amount;
  if (given < amount) refuse({ code: 'payment.tendered_short', pointer: at('tendered') });
  return { tendered: given, change: given - amount };
};

/** @throws Refusal `deposit.short` where the clinic holds less for the patient */
const refuseShortDeposit = async (work: Work, patient: string, amount: number): Promise<void> => {
  const rest = await depositOf(work, patient);
  if (amount > rest) refuse({ code: 'deposit.short', pointer: at('amount'), meta: { rest } });
};

/** @throws Refusal `bill.paid`, `bill.cancelled`, `bill.changed`, `payment.above_rest` */
const refuseWrongRest = ({ status, number, rest }: Bill, { amount, rest_before }: Required<NewPayment>): void => {
  const bill = number!;
  if (status === 'batal') refuse({ code: 'bill.cancelled', pointer: to('bill'), meta: { bill } });
  if (status === 'lunas') refuse({ code: 'bill.paid', pointer: to('bill'), meta: { bill } });
  if (rest_before !== rest) refuse({ code: 'bill.changed', pointer: at('rest_before'), meta: { bill, rest: rest! } });
  if (amount > rest!) refuse({ code: 'payment.above_rest', pointer: at('amount'), meta: { rest: rest! } });
};

/** The bill that is paid: the given one, or a new one of the open charges of the visit for the payer. */
const billFor = async (work: Work, { entity, bill, visit, payer }: Required<NewPayment>): Promise<Bill> => {
  if (bill) return (await work.read('patientBill', bill.id))! as Bill;
  if (!visit) return refuse({ code: 'required', pointer: to('bill') });
  return (await work.read('patientBill', await work.add('patientBill', { entity, visit, payer })))! as Bill;
};

const forBill = async (work: Work, payment: Required<NewPayment>): Promise<NewPayment> => {
  const bill = await billFor(work, payment);
  refuseWrongRest(bill, payment);
  if (payment.method === 'deposit') await refuseShortDeposit(work, bill.patient!.id, payment.amount);
  const { id, visit, payer, patient } = bill;
  return { bill: { type: 'patient-bills', id }, visit, payer, patient: patient!, original: null, refund_as: null, ...changeOf(payment) };
};

const forDeposit = async (_: Work, payment: Required<NewPayment>): Promise<NewPayment> => {
  if (!payment.patient) return refuse({ code: 'required', pointer: to('patient') });
  if (payment.method === 'deposit') return refuse({ code: 'deposit.by_deposit', pointer: at('method') });
  return { bill: null, visit: null, payer: null, original: null, refund_as: null, rest_before: null, ...changeOf(payment) };
};

/** Rupiah of a payment that can still be given back: what waits for approval counts as given. */
const refundable = async (work: Work, original: Payment): Promise<number> => {
  const filter = { original: [original.id], status: ['menunggu'] };
  const { records } = await work.read('patientPayment', { filter });
  return original.amount - (original.refunded ?? 0) - records.reduce((sum, { amount }) => sum + amount, 0);
};

/** @throws Refusal where there is nothing to give back, or more than was paid */
const refuseRefund = async (work: Work, original: Payment, { amount, method }: Required<NewPayment>): Promise<void> => {
  if (original.kind === 'pengembalian' || original.status !== 'berlaku') refuse({ code: 'refund.not_payment', pointer: to('original') });
  if (method === 'deposit' && original.method !== 'deposit') refuse({ code: 'refund.to_deposit', pointer: at('method') });
  const rest = await refundable(work, original);
  if (amount > rest) refuse({ code: 'refund.above_paid', pointer: at('amount'), meta: { rest } });
};

/** A refund is a row of its own with its own method (CSH-2). Above the clinic's limit it waits for a second person (CSH-4). */
const forRefund = async (work: Work, payment: Required<NewPayment>): Promise<NewPayment> => {
  const { original, refund_as, reason, entity, amount } = payment;
  const missing = [
    ...(original ? [] : [{ code: 'required', pointer: to('original') } as const]),
    ...(reason?.trim() ? [] : [{ code: 'required', pointer: at('reason') } as const]),
  ];
  if (missing.length) throw new Refusal(missing);
  const found = (await work.read('patientPayment', original!.id))! as Payment;
  if (found.bill && !refund_as) refuse({ code: 'required', pointer: at('refund_as') });
  if (!found.bill) await refuseShortDeposit(work, found.patient!.id, amount);
  await refuseRefund(work, found, payment);
  const limits = await limitsOf(work, entity.id);
  return {
    bill: found.bill,
    visit: found.visit,
    payer: found.payer,
    patient: found.patient!,
    refund_as: found.bill ? refund_as : null,
    rest_before: null,
    tendered: null,
    change: null,
    status: isAboveRefundLimit(amount, limits) ? 'menunggu' : 'berlaku',
  };
};

const byKind = { pembayaran: forBill, uang_muka: forDeposit, pengembalian: forRefund };

/** What the server adds to a new payment. @throws Refusal with the sentence of the rule that it breaks */
export const firstPayment = async (work: Work, values: Values): Promise<Values> => {
  const payment = values as Required<NewPayment>;
  const { entity, kind, amount } = payment;
  if (amount === 0) refuse({ code: 'payment.zero', pointer: at('amount') });
  const shift = await openShift(work, entity.id);
  if (!shift) return refuse({ code: 'shift.none' });
  const own = await byKind[kind](work, payment);
  const { now, zone } = await clientTime(work, entity.id);
  return {
    ...values,
    ...own,
    shift: { type: 'cash-shifts', id: shift },
    day: dayOf(now, zone),
    cashier: await authorName(work, entity.id),
    cashier_id: work.actor.id,
    ...{ refunded: 0, printed: 0 },
  };
};

/** Income that comes in (above zero) or goes out, by the lines of the bill that it covers. */
export const incomeBy = (lines: readonly BillLine[], amount: number): readonly LedgerEntry[] =>
  coverLines(lines, amount).map(({ charge, amount: part, ...of }) => ({ account: 'pendapatan' as const, amount: -part, charge, of }));

const income = async (work: Work, bill: string, amount: number): Promise<readonly LedgerEntry[]> =>
  incomeBy(await billLines(work, bill), amount);

/** Money that came in (above zero) or went out by a method. */
export const moneyBy = (method: Payment['method'], amount: number): LedgerEntry =>
  method === 'deposit' ? { account: 'uang_muka', amount } : { account: 'kas', amount, method: method as CountedMethod };

const enterPayment = async (work: Work, { id, kind, entity, shift, bill }: Payment, entries: readonly LedgerEntry[]): Promise<void> =>
  enter(work, {
    entity: entity.id,
    day: await bookDay(work, entity.id),
    event: kind,
    shift: shift!.id,
    payment: id,
    ...(bill && { bill: bill.id }),
    entries,
  } satisfies LedgerEvent);

const receive = async (work: Work, payment: Payment): Promise<void> => {
  const { amount, method, bill } = payment;
  if (!bill) return enterPayment(work, payment, [moneyBy(method, amount), { account: 'uang_muka', amount: -amount }]);
  await enterPayment(work, payment, [moneyBy(method, amount), ...(await income(work, bill.id, amount))]);
  const { paid, reduced } = (await work.read('patientBill', bill.id))!;
  await work.run('patientBill', 'settle', bill.id, { paid: paid! + amount, reduced: reduced! });
};

/** The day of a refund is the day on which it counts: a past day is never changed (RPT-3). */
const giveBack = async (work: Work, payment: Payment): Promise<void> => {
  const { amount, method, bill, original, refund_as } = payment;
  await work.run('patientPayment', 'giveBack', original!.id, { back: amount });
  if (!bill) return enterPayment(work, payment, [moneyBy(method, -amount), { account: 'uang_muka', amount }]);
  await enterPayment(work, payment, [moneyBy(method, -amount), ...(await income(work, bill.id, -amount))]);
  const { total, paid, reduced } = (await work.read('patientBill', bill.id))!;
  const after = afterRefund({ total: total!, paid: paid!, reduced: reduced! }, amount, refund_as!);
  await work.run('patientBill', 'settle', bill.id, { paid: after.paid, reduced: after.reduced });
};

/** Enters a payment that counts in the ledger and on its bill. */
export const bookPayment = async (work: Work, id: string): Promise<void> => {
  const payment = (await work.read('patientPayment', id))! as Payment;
  if (payment.status !== 'berlaku') return;
  await (payment.kind === 'pengembalian' ? giveBack(work, payment) : receive(work, payment));
};

/** @throws Refusal `approval.own` for the cashier who asked, `shift.counted` where their drawer was counted since */
export const approveRefund = async (work: Work, payment: Payment) => {
  if (payment.cashier_id === work.actor.id) refuse({ code: 'approval.own' });
  const { status } = (await work.read('cashShift', payment.shift!.id, ['status']))!;
  if (status !== 'buka') refuse({ code: 'shift.counted' });
  if (!payment.bill) await refuseShortDeposit(work, payment.patient!.id, payment.amount);
  const { now, zone } = await clientTime(work, payment.entity.id);
  return { day: dayOf(now, zone), decided_by: await authorName(work, payment.entity.id) };
};

export const refuseRefundWanted = async (work: Work, payment: Payment) => {
  if (payment.cashier_id === work.actor.id) refuse({ code: 'approval.own' });
  return { decided_by: await authorName(work, payment.entity.id) };
};
