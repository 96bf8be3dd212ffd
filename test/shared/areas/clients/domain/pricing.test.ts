/** What packages, add-ons and seats come to, calculated on what CAT-3 sells (CAT-4, CAT-6, CAT-7). */
import { allNeedsOf, features } from '#shared/domain/features';
import { choose, drop, estimate, fitsKind, monthlyPrice, offersOf, soldIn, type Plan } from '#shared/areas/clients/domain/pricing';
import { catalogue, clinic, doctor, hospital, modules, tax } from '../../../domain/catalogue';

const addonKeys = (plan: Plan) => offersOf(plan, modules).addons.map(({ feature_key }) => feature_key);
const wish = { modules, chosen: [] as string[], extraSeats: 0, seatPrice: 25_000, cycle: 'monthly' as const, tax };

describe('a month of a package', () => {
  test.each([
    ['Dokter Pribadi', doctor, 129_000, 219_000],
    ['Klinik', clinic, 475_000, 825_000],
    ['Rumah Sakit', hospital, 2_675_000, 2_675_000],
  ])('%s: as it is, and with every add-on', (_, plan, asItIs, withAll) => {
    expect(monthlyPrice(plan, modules)).toBe(asItIs);
    expect(estimate({ ...wish, plan, chosen: addonKeys(plan) }).subtotal).toBe(withAll);
  });

  test('its own price comes on top of what it includes', () =>
    expect(monthlyPrice({ ...doctor, base_price: 10_000 }, modules)).toBe(139_000));
});

describe('an estimate', () => {
  test.each([
    ['the clinic, a month', { plan: clinic }, { subtotal: 475_000, dpp: 435_417, ppn: 52_250, total: 527_250 }],
    [
      'the clinic, a year in advance',
      { plan: clinic, cycle: 'yearly' as const },
      { subtotal: 4_750_000, dpp: 4_354_167, ppn: 522_500, total: 5_272_500 },
    ],
    ['the doctor with a pharmacy', { plan: doctor, chosen: ['inventory', 'pharmacy'] }, { subtotal: 219_000 }],
    ['the clinic with two seats more', { plan: clinic, extraSeats: 2 }, { subtotal: 525_000 }],
    ['two seats more for a year', { plan: clinic, extraSeats: 2, cycle: 'yearly' as const }, { subtotal: 5_250_000 }],
    ['an issuer that is not PKP', { plan: doctor, tax: null }, { subtotal: 129_000, dpp: 129_000, ppn: 0, total: 129_000 }],
    ['an add-on that the package does not sell', { plan: doctor, chosen: ['laboratory'] }, { subtotal: 129_000 }],
  ])('%s', (_, given, expected) => expect(estimate({ ...wish, ...given })).toMatchObject(expected));

  test('has a line for the package, each add-on and the seats, which make up the subtotal', () => {
    const { lines, subtotal } = estimate({ ...wish, plan: clinic, chosen: ['bed', 'admission'], extraSeats: 1 });
    expect(lines.map(({ kind, feature, amount }) => [feature ?? kind, amount])).toEqual([
      ['package', 475_000],
      ['bed', 75_000],
      ['admission', 150_000],
      ['seat', 25_000],
    ]);
    expect(subtotal).toBe(725_000);
  });
});

describe('add-ons that need one another', () => {
  test.each([
    ['pharmacy brings inventory where that is beside', [], 'pharmacy', addonKeys(doctor), ['inventory', 'pharmacy'], ['inventory']],
    ['admission brings bed, and team is included', [], 'admission', addonKeys(clinic), ['bed', 'admission'], ['bed']],
    ['what is chosen already does not come again', ['bed'], 'admission', addonKeys(clinic), ['bed', 'admission'], []],
    ['radiology needs nothing beside', [], 'radiology', addonKeys(clinic), ['radiology'], []],
  ])('%s', (_, before, feature, addons, chosen, along) => expect(choose(before, feature, addons)).toEqual({ chosen, along }));

  test.each([
    ['inventory takes pharmacy with it', ['inventory', 'pharmacy'], 'inventory', [], ['pharmacy']],
    ['bed takes admission with it', ['bed', 'admission', 'radiology'], 'bed', ['radiology'], ['admission']],
    ['admission goes alone', ['bed', 'admission'], 'admission', ['bed'], []],
  ])('letting go: %s', (_, before, feature, chosen, along) => expect(drop(before, feature)).toEqual({ chosen, along }));

  test('one that can never work in a package is not offered there', () => {
    const withoutBeds = modules.filter(({ feature_key }) => feature_key !== 'bed');
    expect(offersOf(clinic, withoutBeds).addons.map(({ feature_key }) => feature_key)).toEqual(['radiology']);
  });

  test('no feature needs itself, however far one follows', () =>
    expect(features.filter((feature) => allNeedsOf(feature).includes(feature))).toEqual([]));
});

test.each([
  ['team', { included: ['Dokter Pribadi', 'Klinik', 'Rumah Sakit'], addon: [] }],
  ['pharmacy', { included: ['Klinik', 'Rumah Sakit'], addon: ['Dokter Pribadi'] }],
  ['bed', { included: ['Rumah Sakit'], addon: ['Klinik'] }],
])('%s: which packages include it, which sell it beside', (feature, expected) => expect(soldIn(feature, catalogue)).toEqual(expected));

test.each([
  ['a clinic', 'clinic', ['clinic']],
  ['a hospital', 'hospital', ['hospital']],
  ['a doctor', 'doctor', ['doctor']],
  ['a kind that is not chosen yet', null, []],
])('given %s, then it begins with the packages for it only', (_, kind, targets) => {
  const fitting = [doctor, clinic, hospital].filter((plan) => fitsKind(plan, kind));
  expect(fitting.map(({ target }) => target)).toEqual(targets);
});
