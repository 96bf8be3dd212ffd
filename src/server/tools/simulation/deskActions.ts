/** What happens at the desk of a simulated clinic: visits are charged, paid in several ways and given back, shifts are opened and counted. */
import { countedMethods, type CountedMethod } from '#shared/areas/cashier/domain/payments';
import { addDays, dayOf, defaultZone } from '#shared/domain/calendarDays';
import type { Ref } from '#shared/kit/resource';
import { newId } from '../../repository/ids';
import type { RecordNamed, ValuesNamed, Work } from '../../repository/work';
import { openShift } from '../../areas/cashier';
import type { RunAction } from './actions';
import type { DeskAction } from './plan';

const reason = 'Simulasi';
const OPENING_CASH = 500_000;
/** Services by what they cost, in rupiah; one costs nothing. */
const prices = [75_000, 33_333, 100_001, 0];

const ref = (type: string, id: string): Ref => ({ type, id });
const pick = <T>(from: readonly T[], chance: number): T | undefined => from[Math.floor(chance * from.length)];
/** Another number from 0 to below 1 that follows from the first. */
const further = (chance: number, factor: number): number => (chance * factor) % 1;

const payersOf = async (work: Work, { id }: Ref): Promise<Record<'umum' | 'bpjs', Ref>> => {
  const { records } = await work.read('payer', { filter: { entity: [id] } });
  const of = (kind: string) => ref('payers', records.find((one) => one.kind === kind)!.id);
  return { umum: of('umum'), bpjs: of('bpjs') };
};

/** A room with its doctor, and services with their tariffs; payers, unless the clinic got them with its subscription. */
const furnish: RunAction = async (work, entity) => {
  const { total } = await work.read('payer', { filter: { entity: [entity.id] }, limit: 1 });
  if (!total) {
    await work.add('payer', { entity, code: 'UMUM', name: 'Umum', kind: 'umum' });
    await work.add('payer', { entity, code: 'BPJS', name: 'BPJS', kind: 'bpjs' });
  }
  const { umum } = await payersOf(work, entity);
  const poly = ref('polies', await work.add('poly', { entity, code: 'A', name: 'Poli Umum' }));
  await work.add('teamMember', { entity, name: 'Sari Dewi', profession: 'dokter', poly });
  const valid_from = addDays(dayOf(work.now.toISOString(), defaultZone), -1);
  for (const [at, price] of prices.entries()) {
    const service = ref('services', await work.add('service', { entity, code: `S-${at}`, name: `Layanan ${at}`, category: 'konsultasi' }));
    const professional = Math.floor(price * 0.6);
    const parts = { facility: price - professional, professional, consumables: 0, administration: 0 };
    await work.add('tariff', { entity, service, payer: umum, class: 'semua', price, ...parts, valid_from });
  }
};

const services = async (work: Work, { id }: Ref) => (await work.read('service', { filter: { entity: [id] }, sort: ['code'] })).records;

/** Opens a drawer: with what the last shift left in it, or with cash from the safe. */
const openDrawer: RunAction = async (work, entity, chance) => {
  if (!(await services(work, entity)).length) await furnish(work, entity, chance);
  const { records } = await work.read('cashShift', { filter: { entity: [entity.id] }, sort: ['-created_at'], limit: 1 });
  const [last] = records;
  const takesOver = last?.handed_over !== null && last?.status !== 'buka' && chance < 0.7;
  const from =
    last && takesOver
      ? { opening_cash: last.handed_over!, previous: ref('cash-shifts', last.id) }
      : { opening_cash: OPENING_CASH, previous: null };
  await work.add('cashShift', { entity, ...from });
};

/** A patient comes and is charged for one to three services. */
const charge: RunAction = async (work, entity, chance) => {
  const { umum, bpjs } = await payersOf(work, entity);
  const [poly] = (await work.read('poly', { filter: { entity: [entity.id] } })).records;
  const [doctor] = (await work.read('teamMember', { filter: { entity: [entity.id] } })).records;
  if (!poly || !doctor) return;
  const patient = ref(
    'patients',
    await work.add('patient', { entity, name: `Pasien ${newId().slice(-8)}`, sex: 'P', birth_date: '1990-05-17' }),
  );
  const payer = further(chance, 7) < 0.3 ? bpjs : umum;
  const performer = ref('team-members', doctor.id);
  const visit = ref('visits', await work.add('visit', { entity, patient, payer, poly: ref('polies', poly.id), doctor: performer }));
  const all = await services(work, entity);
  for (let line = 0; line <= Math.floor(chance * 3); line += 1) {
    const { id } = pick(all, further(chance, 13 + line))!;
    await work.add('visitCharge', { entity, visit, service: ref('services', id), quantity: 1 + (line % 2), class: 'semua', performer });
  }
};

type Charge = RecordNamed<'visitCharge'>;

/** With one of the newest charges that are on no bill. */
const withCharge =
  (run: (work: Work, charge: Charge, chance: number) => Promise<unknown>): RunAction =>
  async (work, { id }, chance) => {
    const { records } = await work.read('visitCharge', { filter: { entity: [id], status: ['terbuka'] }, sort: ['-created_at'], limit: 5 });
    const one = pick(records, further(chance, 17));
    if (one) await run(work, one, chance);
  };

type Bill = RecordNamed<'patientBill'>;

/** With one of the newest bills that are not paid. */
const withBill =
  (run: (work: Work, bill: Bill, chance: number) => Promise<unknown>): RunAction =>
  async (work, { id }, chance) => {
    const { records } = await work.read('patientBill', { filter: { entity: [id], status: ['terbuka'] }, sort: ['-created_at'], limit: 5 });
    const one = pick(records, further(chance, 19));
    if (one) await run(work, one, chance);
  };

/** What only some kinds of payments have. */
const nothing = {
  bill: null,
  visit: null,
  payer: null,
  patient: null,
  original: null,
  refund_as: null,
  reason: null,
  tendered: null,
  rest_before: null,
};

const pay = (work: Work, entity: Ref, values: Partial<ValuesNamed<'patientPayment'>>): Promise<string> =>
  work.add('patientPayment', { ...nothing, entity, method: 'tunai', ...values } as ValuesNamed<'patientPayment'>);

const methods: readonly CountedMethod[] = countedMethods;

/** Somebody puts all open charges of a visit on a bill: the patient's own, or those that another payer took over. */
const bill = withCharge((work, { entity, visit, payer }) => work.add('patientBill', { entity, visit, payer: payer! }));

const payBill = withBill((work, { id, entity, rest }, chance) =>
  pay(work, entity, {
    kind: 'pembayaran',
    method: pick(methods, chance)!,
    bill: ref('patient-bills', id),
    amount: further(chance, 11) < 0.7 ? rest! : Math.max(1, Math.floor(rest! * chance)),
    rest_before: rest!,
  }),
);

/** Gives some of one of the newest payments back; above the clinic's limit it waits for a second person. */
const refund: RunAction = async (work, entity, chance) => {
  const filter = { entity: [entity.id], kind: ['pembayaran'], status: ['berlaku'] };
  const { records } = await work.read('patientPayment', { filter, sort: ['-created_at'], limit: 5 });
  const one = pick(records, further(chance, 23));
  if (!one) return;
  const refund_as = chance < 0.5 ? 'biaya_dikurangi' : 'bayar_ulang';
  const amount = Math.max(1, Math.floor(one.amount * further(chance, 29)));
  await pay(work, entity, { kind: 'pengembalian', original: ref('patient-payments', one.id), amount, refund_as, reason });
};

/** Pays a deposit in for the patient of an open bill, and some of the bill with it. */
const deposit = withBill(async (work, { id, entity, patient, rest }, chance) => {
  const amount = Math.max(1, Math.floor(rest! * chance));
  await pay(work, entity, { kind: 'uang_muka', patient: patient!, amount });
  await pay(work, entity, { kind: 'pembayaran', method: 'deposit', bill: ref('patient-bills', id), amount, rest_before: rest! });
});

/** A second person looks at what waits: discounts, refunds, and drawers that were short. */
const approve: RunAction = async (work, { id }, chance) => {
  const charges = await work.read('visitCharge', { filter: { entity: [id], status: ['terbuka'] }, sort: ['-created_at'] });
  for (const one of charges.records.filter(({ discount_wanted }) => discount_wanted !== null))
    await (chance < 0.7
      ? work.run('visitCharge', 'approveDiscount', one.id)
      : work.run('visitCharge', 'refuseDiscount', one.id, { reason }));
  const refunds = await work.read('patientPayment', { filter: { entity: [id], status: ['menunggu'] } });
  for (const one of refunds.records)
    await (chance < 0.7 ? work.run('patientPayment', 'approve', one.id) : work.run('patientPayment', 'refuse', one.id, { reason }));
  const shifts = await work.read('cashShift', { filter: { entity: [id], status: ['dihitung'] } });
  for (const one of shifts.records) await work.run('cashShift', 'witness', one.id, { reason });
};

/** Counts the drawer by what the receipts say: the ledger is not asked. Now and then some cash is missing. */
const countDrawer: RunAction = async (work, { id }, chance) => {
  const shift = await openShift(work, id);
  if (!shift) return;
  const { opening_cash } = (await work.read('cashShift', shift))!;
  const { records } = await work.read('patientPayment', { filter: { entity: [id], shift: [shift], status: ['berlaku'] } });
  const sumOf = (method: CountedMethod): number =>
    records.reduce((sum, one) => (one.method === method ? sum + (one.kind === 'pengembalian' ? -one.amount : one.amount) : sum), 0);
  const cash = opening_cash + sumOf('tunai');
  const short = chance < 0.1 ? Math.min(cash, 5_000) : 0;
  const [tunai, transfer, qris, kartu] = [cash - short, sumOf('transfer'), sumOf('qris'), sumOf('kartu')];
  const leave = Math.max(0, Math.min(tunai, OPENING_CASH));
  await work.run('cashShift', 'count', shift, { tunai, transfer, qris, kartu, leave, difference_reason: short ? reason : null });
};

export const deskDeeds: Readonly<Record<DeskAction, RunAction>> = {
  openDrawer,
  charge,
  discountCharge: withCharge((work, { id, total }, chance) =>
    work.run('visitCharge', 'discount', id, { amount: Math.floor((total ?? 0) * chance * 0.3), reason }),
  ),
  shareCharge: withCharge(async (work, { id, entity, total }, chance) => {
    const { bpjs } = await payersOf(work, entity);
    await work.run('visitCharge', 'share', id, { amount: Math.floor((total ?? 0) * chance), payer: bpjs });
  }),
  voidCharge: withCharge((work, { id }) => work.run('visitCharge', 'void', id, { reason })),
  bill,
  cancelBill: withBill((work, { id }) => work.run('patientBill', 'cancel', id, { reason })),
  payBill,
  refund,
  deposit,
  approve,
  countDrawer,
};
