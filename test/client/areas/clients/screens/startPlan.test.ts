/** What of a choice from the price page the start page begins with, and whether it says that something is no longer sold. Rules: SUB-25, CAT-8. */
import type { ChosenPlan } from '#shared/areas/clients/domain/chosenPlan';
import type { Offer, Plan } from '#shared/areas/clients/domain/pricing';
import { startPlan } from '#client/areas/clients/screens/start/startPlan';

// As once the pages of every module are there.
jest.mock('#shared/areas/clients/domain/availableFeatures', () => ({ isAvailable: () => true }));

const pack = (code: string, seat_price: number | null = 25_000): Plan => ({
  id: code,
  code,
  package_name: code,
  description: null,
  target: 'clinic',
  base_price: 0,
  cycles: ['monthly', 'yearly'],
  trial_days: 14,
  seats: 5,
  seat_price,
});
const offer = (package_id: string, feature_key: string, kind: Offer['kind'] = 'addon'): Offer => ({
  id: `${package_id} ${feature_key}`,
  module_name: feature_key,
  feature_key,
  price: 50_000,
  kind,
  package_id,
});
const plans = [pack('DOKTER', null), pack('KLINIK'), pack('RS')];
const base = ['team', 'services', 'treatment'].map((feature) => offer('KLINIK', feature, 'included'));
const offers = [...base, offer('KLINIK', 'bed'), offer('KLINIK', 'admission'), offer('KLINIK', 'pharmacy', 'included')];
const wish = (values: Partial<ChosenPlan>): ChosenPlan => ({ package: 'KLINIK', addons: [], seats: 0, cycle: 'monthly', ...values });

test.each<[string, ChosenPlan | null, { code?: string; addons?: string[]; seats?: number; cycle?: string; changed?: boolean }]>([
  ['nothing was chosen: the middle package', null, {}],
  ['everything is still sold', wish({ addons: ['bed'], seats: 2, cycle: 'yearly' }), { addons: ['bed'], seats: 2, cycle: 'yearly' }],
  ['an add-on that is included by now', wish({ addons: ['pharmacy'] }), {}],
  ['an add-on that needs another one: it comes along', wish({ addons: ['admission'] }), { addons: ['bed', 'admission'] }],
  ['an add-on that is not sold any more', wish({ addons: ['radiology', 'bed'] }), { addons: ['bed'], changed: true }],
  ['a package that is not sold any more', wish({ package: 'LAMA', addons: ['bed'], seats: 3 }), { seats: 3, changed: true }],
  ['seats that the package does not sell', wish({ package: 'DOKTER', seats: 3 }), { code: 'DOKTER', changed: true }],
  ['a cycle that the package does not have', wish({ cycle: 'quarterly' }), { changed: true }],
])('%s', (_, chosen, { code = 'KLINIK', addons = [], seats = 0, cycle = 'monthly', changed = false }) => {
  expect(startPlan(chosen, plans, offers)).toEqual({
    package: { type: 'packages', id: code },
    addons: addons.map((feature) => ({ type: 'modules', id: `KLINIK ${feature}` })),
    extra_seats: seats,
    cycle,
    changed,
  });
});

test('where nothing is sold with a trial, no package is chosen', () => {
  expect(startPlan(wish({}), [], [])).toMatchObject({ package: null, changed: true });
});
