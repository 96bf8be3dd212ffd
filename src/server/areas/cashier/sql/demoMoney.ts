/** The money of the demo's clinic: charges, bills, payments and shifts of its cashier, added in bulk, with the ledger that follows from them. */
import { sql } from 'kysely';
import type { BillLine } from '#shared/areas/cashier/domain/charges';
import { countedMethods, differencesOf, type Counts } from '#shared/areas/cashier/domain/payments';
import { cashShift } from '#shared/areas/cashier/resources/cashShift';
import { patientBill } from '#shared/areas/cashier/resources/patientBill';
import { patientPayment } from '#shared/areas/cashier/resources/patientPayment';
import { addSeconds, startOfDay, type Day, type Instant } from '#shared/domain/calendarDays';
import { OWNER } from '#shared/domain/clientRoles';
import * as demo from '#server/db/demo/clinic/money';
import type { DemoVisit } from '#server/db/demo/clinic/visits';
import { chanceOf } from '#server/db/demo/random';
import { add, inBatches } from '#server/db/seed/rows';
import type { WriteContext } from '#server/repository/writeContext';
import type { ClinicAtWork } from '../../clinic';
import { incomeBy, moneyBy } from '../money/payments';
import { closingEntries, countColumns, openingEntries } from '../money/shifts';
import { enterAll, type LedgerEntry, type LedgerEvent } from './ledger';

type Trx = WriteContext['trx'];

type Row = { readonly id: string; readonly [column: string]: unknown };
type Payment = Row & { readonly amount: number; readonly method: string; readonly kind: string };
type Event = Omit<LedgerEvent, 'entity'> & { readonly at: Instant };

/** What is added in the end; a payment that is given back later is changed until then. */
type Till = {
  readonly charges: Row[];
  readonly bills: Row[];
  readonly payments: Payment[];
  readonly shifts: Row[];
  readonly events: Event[];
};

type People = { readonly cashier: string; readonly cashier_id: string; readonly owner: string };

type About = ClinicAtWork & {
  readonly people: People;
  readonly done: ReadonlyMap<string, readonly demo.Done[]>;
  readonly priceOf: ReturnType<typeof demo.pricesOf>;
  readonly numberOn: Readonly<Record<'bills' | 'payments' | 'shifts', (day: Day) => string>>;
};

/** A day at the cashier's desk. `place`: of the day in its order, from 0. */
type Desk = { readonly day: Day; readonly place: number; readonly shift: string };

/** The clinic's cashier, and its owner, who looks at a drawer that is short. */
const peopleOf = async (trx: Trx, client: string): Promise<People> => {
  const { rows } = await sql<People>`select t.name as cashier, m.user_id as cashier_id, (select u.name from memberships as o
      join roles as r on r.id = o.role_id and r.system and r.name = ${OWNER} join users as u on u.id = o.user_id
      where o.entity_id = ${client} order by o.created_at limit 1) as owner
    from team_members as t join memberships as m on m.id = t.membership_id
    where t.entity_id = ${client} and t.profession = 'kasir'`.execute(trx);
  return rows[0]!;
};

/** Finished treatments by their visits; a package is charged at its first session. */
const doneAt = async (trx: Trx, client: string): Promise<About['done']> => {
  const { rows } = await sql<demo.Done & { readonly visit_id: string }>`
    select t.visit_id, k.service_id, case when s.charge_by = 'paket' then 'series' else 'treatment' end as source,
      case when s.charge_by = 'paket' then s.id else t.id end as source_id
    from treatments as t join treatment_templates as k on k.id = t.template_id left join treatment_series as s on s.id = t.series_id
    where t.entity_id = ${client} and t.status = 'selesai' and (s.charge_by is distinct from 'paket' or t.session = 1)
    order by t.created_at, t.id`.execute(trx);
  const found = new Map<string, demo.Done[]>();
  for (const { visit_id, ...one } of rows) found.set(visit_id, [...(found.get(visit_id) ?? []), one]);
  return found;
};

const payerNames = async (trx: Trx, client: string): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from payers where entity_id = ${client}`.execute(trx);
  return new Map(rows.map(({ id, name }) => [id, name]));
};

const isEnded = (visit: DemoVisit): visit is DemoVisit & { readonly ended_at: Instant } =>
  visit.ended_at !== null && visit.purpose === 'pemeriksaan' && (visit.status === 'selesai' || visit.status === 'dirujuk');

const at = (when: Instant) => ({ created_at: when, updated_at: when });

/** Enters a payment of any kind, its money first. */
const receive = (
  till: Till,
  { people }: About,
  { day, shift }: Desk,
  values: Payment & { readonly at: Instant },
  entries: readonly LedgerEntry[],
) => {
  const { at: when, ...payment } = values;
  const { cashier, cashier_id } = people;
  const usual = { status: 'berlaku', printed: 1, refunded: 0, shift_id: shift, day, cashier, cashier_id };
  till.payments.push({ ...usual, ...payment, ...at(when) });
  const bill = payment['bill_id'] as string | undefined;
  till.events.push({ day, event: payment.kind as 'pembayaran', shift, payment: payment.id, ...(bill && { bill }), at: when, entries });
};

/** Charges of a visit that has ended, and its bill where somebody has come to the desk since. */
const chargeVisit = (till: Till, about: About, desk: Desk, visit: demo.Ended): void => {
  const { people, own, now, numberOn } = about;
  const { id: visit_id, patient_id, payer_id, ended_at } = visit;
  const chance = chanceOf(till.charges.length + 59_009);
  const lines = demo.linesOf(visit, own, about.priceOf, chance);
  const billed_at = demo.billedAt(ended_at, chance);
  const isBilled = billed_at <= now;
  const bill_id = isBilled ? demo.moneyId('bills', till.bills.length) : null;
  const of = { visit_id, patient_id, payer_id };
  const charges = lines.map(({ unit, ...line }, place) => ({
    ...{ id: demo.moneyId('charges', till.charges.length + place), class: 'semua', quantity: 1, shared: 0, author: people.cashier },
    ...{ ...of, ...line, bill_id, unit: JSON.stringify(unit), status: isBilled ? 'ditagih' : 'terbuka' },
    ...(line.discount > 0 && { discount_reason: 'Keluarga karyawan', discount_by: people.cashier, discount_by_id: people.cashier_id }),
    ...at(ended_at),
  }));
  till.charges.push(...charges);
  if (!bill_id) return;
  const covered = charges.map((line): BillLine => ({ ...line, charge: line.id, covered: 0 }));
  const total = covered.reduce((sum, line) => sum + line.total, 0);
  const paid = payer_id === own ? demo.paymentOf(total, chance) : undefined;
  const rest = total - (paid?.amount ?? 0);
  const sums = { total, reduced: 0, paid: paid?.amount ?? 0, rest, status: rest === 0 ? 'lunas' : 'terbuka' };
  const number = numberOn.bills(desk.day);
  till.bills.push({ id: bill_id, number, day: desk.day, author: people.cashier, ...of, ...sums, ...at(billed_at) });
  if (!paid) return;
  const id = demo.moneyId('payments', till.payments.length);
  const payment = {
    id,
    number: numberOn.payments(desk.day),
    kind: 'pembayaran',
    ...paid,
    ...of,
    bill_id,
    at: addSeconds(billed_at, 20),
  };
  receive(till, about, desk, payment, [moneyBy(paid.method, paid.amount), ...incomeBy(covered, paid.amount)]);
};

/** Gives some of the day's first cash payment of a whole bill back, as its registration is not charged. */
const refund = (till: Till, about: About, desk: Desk): void => {
  const isFull = (one: Payment) => one['day'] === desk.day && one.method === 'tunai' && one['rest_before'] === one.amount;
  const place = till.payments.findIndex(isFull);
  const original = till.payments[place];
  if (!original || original.amount <= demo.REFUNDED) return;
  const bill_id = original['bill_id'] as string;
  const of = till.bills.findIndex(({ id }) => id === bill_id);
  const lines = till.charges.filter((one) => one['bill_id'] === bill_id);
  const covered = lines.map((line) => ({ ...line, charge: line.id, covered: line['total'] }) as unknown as BillLine);
  till.payments[place] = { ...original, refunded: demo.REFUNDED };
  const sums = { paid: original.amount - demo.REFUNDED, reduced: demo.REFUNDED };
  till.bills[of] = { ...till.bills[of]!, ...sums };
  const { visit_id, patient_id, payer_id } = till.bills[of]!;
  const payment = {
    ...{ id: demo.moneyId('payments', till.payments.length), number: about.numberOn.payments(desk.day) },
    ...{ kind: 'pengembalian', method: 'tunai', amount: demo.REFUNDED, refund_as: 'biaya_dikurangi', reason: 'Administrasi tidak ditagih' },
    ...{ visit_id, patient_id, payer_id, bill_id, original_id: original.id, at: addSeconds(original['created_at'] as Instant, 1_800) },
  };
  receive(till, about, desk, payment, [moneyBy('tunai', -demo.REFUNDED), ...incomeBy(covered, -demo.REFUNDED)]);
};

const deposit = (till: Till, about: About, desk: Desk, visit: demo.Ended): void => {
  const payment = {
    ...{ id: demo.moneyId('payments', till.payments.length), number: about.numberOn.payments(desk.day), kind: 'uang_muka' },
    ...{
      method: 'transfer',
      amount: demo.DEPOSIT,
      reference: '204518',
      patient_id: visit.patient_id,
      at: addSeconds(visit.ended_at, 1_200),
    },
  };
  receive(till, about, desk, payment, [moneyBy('transfer', demo.DEPOSIT), { account: 'uang_muka', amount: -demo.DEPOSIT }]);
};

/** What the events of a shift come to, by method. */
const expectedIn = (events: readonly Event[], id: string): Counts => {
  const entries = events.flatMap((one) => one.entries.map((entry) => ({ shift: one.shift, ...entry })));
  const sumOf = (method: string) =>
    entries.reduce((sum, one) => (one.shift === id && one.account === 'kas' && one.method === method ? sum + one.amount : sum), 0);
  return Object.fromEntries(countedMethods.map((one) => [one, sumOf(one)])) as Counts;
};

/** Counts a shift; now and then some cash is missing, and the owner has looked at it. */
const closed = ({ people }: About, { place }: Desk, when: Instant, expected: Counts) => {
  const isShort = place % demo.SHORT_EVERY === demo.SHORT_EVERY - 1;
  const counted = { ...expected, tunai: expected.tunai - (isShort ? demo.SHORT : 0) };
  const differences = differencesOf(counted, expected);
  return {
    row: {
      ...{ status: 'tutup', counted_at: when, handed_over: demo.OPENING_CASH, difference: isShort ? -demo.SHORT : 0 },
      ...countColumns('counted', counted),
      ...countColumns('expected', expected),
      ...(isShort && { difference_reason: 'Salah memberi kembalian', witness: people.owner, witness_reason: 'Dihitung ulang bersama' }),
    },
    entries: closingEntries(counted, differences, demo.OPENING_CASH),
  };
};

/** A day at the desk: the shift is opened, visits are charged and paid, and once the day is over it is counted. */
const addDay = (till: Till, about: About, day: Day, place: number, visits: readonly demo.Ended[]): void => {
  const { zone, now, people, numberOn } = about;
  const opened_at = addSeconds(startOfDay(day, zone), demo.OPENS);
  if (opened_at > now) return;
  const previous = till.shifts.at(-1)?.id;
  const desk: Desk = { day, place, shift: demo.moneyId('shifts', place) };
  const { cashier, cashier_id } = people;
  const opening = openingEntries(demo.OPENING_CASH, previous);
  till.events.push({ day, event: 'buka_sif', shift: desk.shift, at: opened_at, entries: opening });
  const from = till.events.length - 1;
  for (const visit of visits) chargeVisit(till, about, desk, visit);
  const over = addSeconds(startOfDay(day, zone), demo.CLOSES);
  const isOver = over <= now;
  if (isOver && place % demo.REFUND_EVERY === 5) refund(till, about, desk);
  if (isOver && place % demo.DEPOSIT_EVERY === 4 && visits[0]) deposit(till, about, desk, visits[0]);
  const end = isOver ? closed(about, desk, over, expectedIn(till.events.slice(from), desk.shift)) : undefined;
  till.shifts.push({
    ...{ id: desk.shift, number: numberOn.shifts(day), cashier, cashier_id, opened_at, opening_cash: demo.OPENING_CASH },
    ...{ status: 'buka', ...end?.row, previous_id: previous ?? null, created_at: opened_at, updated_at: isOver ? over : opened_at },
  });
  if (end) till.events.push({ day, event: 'tutup_sif', shift: desk.shift, at: over, entries: end.entries });
};

/** Rows of a table have the same columns: what one of them lacks is null. */
const even = (rows: readonly Row[], client: string): Row[] => {
  const columns = [...new Set(rows.flatMap((one) => Object.keys(one)))];
  return rows.map((one) => ({ id: one.id, entity_id: client, ...Object.fromEntries(columns.map((name) => [name, one[name] ?? null])) }));
};

const insert = async (trx: Trx, client: string, { charges, bills, payments, shifts, events }: Till): Promise<void> => {
  await inBatches(even(shifts, client), (some) => add(trx, 'cash_shifts', 'cashShift', some));
  await inBatches(even(bills, client), (some) => add(trx, 'patient_bills', 'patientBill', some));
  await inBatches(even(charges, client), (some) => add(trx, 'visit_charges', 'visitCharge', some));
  await inBatches(even(payments, client), (some) => add(trx, 'patient_payments', 'patientPayment', some));
  await inBatches(events, (some) =>
    enterAll(
      trx,
      some.map((one) => ({ ...one, entity: client })),
    ),
  );
};

/** Adds the money of all days. */
export const fillCashier = async (trx: Trx, given: ClinicAtWork): Promise<void> => {
  const { client, services, tariffs, own, numbersOf, days, visits } = given;
  const about: About = {
    ...given,
    people: await peopleOf(trx, client),
    done: await doneAt(trx, client),
    priceOf: demo.pricesOf(services, tariffs, { own, names: await payerNames(trx, client) }),
    numberOn: {
      bills: numbersOf(patientBill.attributes.number.numbered!),
      payments: numbersOf(patientPayment.attributes.number.numbered!),
      shifts: numbersOf(cashShift.attributes.number.numbered!),
    },
  };
  const till: Till = { charges: [], bills: [], payments: [], shifts: [], events: [] };
  const ended = visits.filter(isEnded).sort((one, other) => one.ended_at.localeCompare(other.ended_at));
  for (const [place, day] of days.entries()) {
    const ofDay = ended.filter((one) => one.day === day).map((one) => ({ ...one, done: about.done.get(one.id) ?? [] }));
    addDay(till, about, day, place, ofDay);
  }
  await insert(trx, client, till);
};
