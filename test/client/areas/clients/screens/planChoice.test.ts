/** What a choice of plan means before it is sent, by the numbers of the seeded catalogue; and what the next invoice comes to. Rules: SUB-10, SUB-18, SUB-20, MNY-7. */
import { nextInvoice } from '#client/areas/clients/screens/subscription/nextInvoice';
import {
  addonsIn,
  addonsOf,
  isSamePlan,
  outcomeOf,
  withAddon,
  type PlanValues,
  type PlanWorld,
} from '#client/areas/clients/screens/subscription/planChoice';
import type { Offer, Plan } from '#shared/areas/clients/domain/pricing';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';

const plan = (id: string, base_price: number, seats: number, seat_price: number | null = 25_000): Plan => ({
  id,
  code: id,
  package_name: id,
  description: null,
  target: 'clinic',
  base_price,
  cycles: ['monthly'],
  trial_days: 14,
  seats,
  seat_price,
});
const offer = (package_id: string, feature_key: string, kind: Offer['kind'], price: number): Offer => ({
  id: `${package_id}/${feature_key}`,
  module_name: feature_key,
  feature_key,
  price,
  kind,
  package_id,
});

const [clinic, doctor] = [plan('clinic', 100_000, 15), plan('doctor', 50_000, 3)];
const offers = [
  offer('clinic', 'team', 'included', 75_000),
  offer('clinic', 'laboratory', 'included', 100_000),
  offer('clinic', 'services', 'included', 50_000),
  offer('clinic', 'bed', 'addon', 75_000),
  offer('clinic', 'admission', 'addon', 150_000),
  offer('doctor', 'team', 'included', 49_000),
  offer('doctor', 'services', 'included', 30_000),
  offer('doctor', 'bed', 'addon', 60_000),
];
const rule = { valid_from: '2025-01-01', pkp: true, rate: 12, dpp_num: 11, dpp_den: 12 };
const current = [
  { kind: 'package', id: 'clinic', qty: 1, price: 100_000 } as const,
  ...offers
    .filter(({ package_id, kind }) => package_id === 'clinic' && kind === 'included')
    .map(({ id, feature_key, price }) => ({ kind: 'included' as const, id, feature: feature_key, qty: 1, price })),
];
const world: PlanWorld = { plans: [clinic, doctor], offers, current, seats: { included: 15, extra: 0, used: 4 }, discount: () => 0, rule };
const refTo = (...ids: string[]) => ids.map((id) => ({ type: 'modules', id }));
const values = (packageId: string, addons: string[] = [], extraSeats = 0): PlanValues => ({
  package: { type: 'packages', id: packageId },
  addons: refTo(...addons),
  extraSeats,
  cycle: 'monthly',
});

test('an add-on brings what it needs along, and takes along what needs it', () => {
  const [bed, admission] = addonsOf(clinic, world);
  expect(withAddon(values('clinic'), world, admission!, true)).toEqual(refTo('clinic/bed', 'clinic/admission'));
  expect(withAddon(values('clinic', ['clinic/bed', 'clinic/admission']), world, bed!, false)).toEqual([]);
});

test('another package keeps the add-ons that it sells, as its own modules', () => {
  expect(addonsIn(doctor, values('clinic', ['clinic/bed', 'clinic/admission']), world)).toEqual(refTo('doctor/bed'));
});

const outcomes: [string, PlanValues, ReturnType<typeof outcomeOf>][] = [
  ['as it is', values('clinic'), { seats: 15, short: false, total: 360_750 }],
  ['with two more seats', values('clinic', [], 2), { seats: 17, short: false, total: 416_250 }],
  ['a package without the laboratory and with too few seats', values('doctor'), { seats: 3, short: true, total: 143_190 }],
  ['the same, with a seat more', values('doctor', [], 1), { seats: 4, short: false, total: 170_940 }],
  ['a package that is not known', values('hospital'), undefined],
];
test.each(outcomes)('%s', (_, chosen, expected) => expect(outcomeOf(chosen, world)).toEqual(expected));

const header = (more: Partial<Clientsubsheader> = {}) =>
  ({
    package: { type: 'packages', id: 'clinic' },
    package_price: 475_000,
    cycle: 'monthly',
    status: 'active',
    anchor_day: 1,
    period_start: '2026-08-31T17:00:00.000Z',
    period_end: '2026-09-30T17:00:00.000Z',
    billed_until: '2026-09-30T17:00:00.000Z',
    pending_change: null,
    ...more,
  }) as Clientsubsheader;
const invoices: [string, Partial<Clientsubsheader>, number][] = [
  ['one period', {}, 527_250],
  ['with a charge that was carried over', { adjustment: 225_000 }, 777_000],
  ['with a discount', { discount: 75_000 }, 444_000],
  ['with a percentage', { discount_percent: 20 }, 421_800],
  ['with a discount that the next period still has', { discount: 75_000, discount_until: '2026-10-01' }, 444_000],
  ['with a discount that has ended', { discount: 75_000, discount_until: '2026-09-30' }, 527_250],
  ['with more credit than it costs', { adjustment: -500_000 }, 0],
  ['by the change that waits', { pending_change: { package: 'doctor', addons: [], extra_seats: 0, cycle: 'monthly' } as never }, 143_190],
];
test.each(invoices)('the next invoice: %s', (_, more, expected) =>
  expect(nextInvoice({ header: header(more), details: [], rule, world, zone: 'Asia/Jakarta' })).toBe(expected),
);

const held = [{ kind: 'addon', id: 'clinic/bed', feature: 'bed', qty: 1, price: 75_000 }] as unknown as PlanWorld['current'];
const packageRef = (id: string) => ({ type: 'packages', id });
const [bed, nothingAdded] = [[{ type: 'modules', id: 'clinic/bed' }], []];
const runs = { package: packageRef('clinic'), extraSeats: 2, cycle: 'monthly' } as const;

test.each<[string, Partial<PlanValues>, boolean]>([
  ['the plan that runs', {}, true],
  ['another package', { package: packageRef('doctor') }, false],
  ['a module less', { addons: nothingAdded }, false],
  ['a module more', { addons: [...bed, { type: 'modules', id: 'clinic/icd' }] }, false],
  ['another module', { addons: [{ type: 'modules', id: 'clinic/icd' }] }, false],
  ['a seat more', { extraSeats: 3 }, false],
  ['another cycle', { cycle: 'yearly' }, false],
  ['no package chosen', { package: null }, false],
])('%s: whether the choice changes nothing', (_, choice, expected) => {
  expect(isSamePlan({ ...runs, addons: bed, ...choice }, runs, { current: held })).toBe(expected);
});
