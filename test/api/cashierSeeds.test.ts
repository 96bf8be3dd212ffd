/**
 * The cashiers of a clinic on many made-up days: what they do, right and wrong, is drawn from a seed. After each day the books agree, and
 * what was received, what shifts should have and what the ledger says are the same to the rupiah. Rules: CSH-1 to CSH-6, RPT-2.
 */
import fc from 'fast-check';
import { clinicBookFaults } from '#server/areas/cashier/sql/books';
import type { Ref } from '#shared/kit/resource';
import { build, draftOf, refTo, type Given } from '../build/records';
import { everyClientsRows } from '../server/db/withDatabase';
import { cashierClinic, type CashierClinic } from './cashierClinic';
import { recordIn, recordsIn, startTestApi, type Answered, type TestApi } from './testApi';

const SEEDS = 60;
/** What is done on one day. */
const STEPS = 14;

let api: TestApi;
let clinic: CashierClinic;
let services: readonly Ref[];
let patient: Ref;

beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date('2026-03-05T03:00:00.000Z') });
  clinic = await cashierClinic(api);
  services = [await clinic.service('Konsultasi', 100_001), await clinic.service('Injeksi', 33_333), await clinic.service('Gratis', 0)];
  patient = refTo(await build(clinic.call, 'patient', { entity: clinic.entity, name: 'Siti Aminah' }));
});
afterAll(() => api.close());

/** One thing that somebody does: which, and three numbers that say with what. */
type Step = { readonly what: number; readonly which: number; readonly amount: number; readonly how: number };

const day = fc.array(fc.record({ what: fc.nat(9), which: fc.nat(99), amount: fc.nat(250_000), how: fc.nat(3) }), {
  minLength: STEPS,
  maxLength: STEPS,
});

const methods = ['tunai', 'transfer', 'qris', 'deposit'] as const;

/** All of a resource that this day has made, or that are open. */
const rows = async (path: string) => recordsIn(await clinic.call('GET', `${path}&page[size]=100`));
const oneOf = <T>(list: readonly T[], { which }: Step): T | undefined => list[which % Math.max(1, list.length)];

const post = async (name: 'patientPayment' | 'visitCharge' | 'patientBill', path: string, values: Given): Promise<Answered> =>
  clinic.call('POST', path, await draftOf(clinic.call, name, { entity: clinic.entity, ...values }));

const noPayment = { patient: null, original: null, refund_as: null, reason: null, reference: null, tendered: null, rest_before: null };
const payment = (values: Given) => post('patientPayment', '/patient-payments', { ...noPayment, bill: null, ...values });

/** What is done with the charges, bills and payments of a visit; most of it is allowed, some of it is refused. */
const doing = async (visit: Ref, step: Step): Promise<Answered | undefined> => {
  const { what, amount, how } = step;
  const method = methods[how]!;
  const charges = await rows(`/visit-charges?filter[visit]=${visit.id}&filter[status]=terbuka`);
  const bills = await rows(`/patient-bills?filter[visit]=${visit.id}`);
  const [charge, bill] = [oneOf(charges, step), oneOf(bills, step)];
  switch (what) {
    case 0:
    case 1:
      return post('visitCharge', '/visit-charges', { visit, service: oneOf(services, step)!, quantity: 1 + how });
    case 2:
      return charge && clinic.give(refTo(charge), 'discount', { amount: Math.floor(amount / 20), reason: 'Keluarga' });
    case 3:
      return charge && clinic.give(refTo(charge), 'share', { amount }, { relationships: { payer: { data: clinic.payers.bpjs } } });
    case 4:
      return charge && clinic.give(refTo(charge), 'void', { reason: 'Salah' });
    case 5:
      return post('patientBill', '/patient-bills', { visit, payer: how === 0 ? clinic.payers.bpjs : null });
    case 6:
    case 7: {
      const rest = Number(bill?.attributes!['rest'] ?? 0);
      return bill && payment({ kind: 'pembayaran', method, bill: refTo(bill), amount: what === 6 ? rest : amount, rest_before: rest });
    }
    case 8: {
      const paid = oneOf(await rows(`/patient-payments?filter[visit]=${visit.id}&filter[kind]=pembayaran`), step);
      const refund_as = how % 2 ? 'bayar_ulang' : 'biaya_dikurangi';
      const back = { kind: 'pengembalian', method: 'tunai', refund_as, reason: 'Tidak jadi' };
      return paid && payment({ ...back, original: refTo(paid), amount });
    }
    default:
      return how === 0 && bill
        ? clinic.give(refTo(bill), 'cancel', { reason: 'Salah' })
        : payment({ kind: 'uang_muka', method: 'tunai', patient, amount });
  }
};

const sumOf = async (statement: string, values: readonly unknown[] = []): Promise<number> =>
  (await everyClientsRows<{ sum: number }>(api.database, statement, [...values]))[0]!.sum;

/** Counts the shift without a difference, by what its receipts say: the ledger is not asked. */
const close = async (shift: Ref): Promise<unknown> => {
  const counted: Record<string, number> = {};
  for (const method of ['tunai', 'transfer', 'qris', 'kartu'])
    counted[method] = await sumOf(
      `select coalesce(sum(case when kind = 'pengembalian' then -amount else amount end), 0)::int as sum from patient_payments
        where shift_id = $1 and method = $2 and status = 'berlaku'`,
      [shift.id, method],
    );
  const { opening_cash } = await clinic.read(shift);
  const tunai = counted['tunai']! + Number(opening_cash);
  const answer = await clinic.give(shift, 'count', { ...counted, tunai, leave: 0 }, { confirmed: ['shift.open_bills', 'shift.differs'] });
  return recordIn(answer).attributes!['difference'];
};

test(`given ${SEEDS} made-up days, then after each of them the books agree and the drawer is as the receipts say`, async () => {
  const tally = { accepted: 0, refused: 0 };
  for (const [at, steps] of fc.sample(day, { numRuns: SEEDS, seed: 32 }).entries()) {
    const shift = await clinic.shift({ opening_cash: 1_000_000 });
    const visit = await clinic.visit({ patient: refTo(await build(clinic.call, 'patient', { entity: clinic.entity })) });
    for (const step of steps) {
      const answer = await doing(visit, step);
      // Whatever is asked, it is done or refused with the sentence of a rule.
      if (answer) expect([at, step, answer.status, answer.status < 500]).toEqual([at, step, answer.status, true]);
      if (answer) tally[answer.status < 300 ? 'accepted' : 'refused'] += 1;
    }
    expect([at, await close(shift)]).toEqual([at, 0]);
    expect([at, await clinicBookFaults(api)]).toEqual([at, []]);
  }
  // Both happened often: a day on which everything is refused shows nothing.
  expect(tally.accepted).toBeGreaterThan(SEEDS * 3);
  expect(tally.refused).toBeGreaterThan(SEEDS);
}, 300_000);
