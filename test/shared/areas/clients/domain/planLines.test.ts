/** From a choice to the lines of a subscription, and what is wrong with a choice (CAT-4, CAT-5, SUB-3, SUB-10, SUB-18). */
import { priceOf, type SubscriptionLine } from '#shared/areas/clients/domain/bill';
import { allNeedsOf } from '#shared/domain/features';
import { featuresOf, planLines, type PlanChoice } from '#shared/areas/clients/domain/planLines';
import { monthlyPrice, offersOf, type Plan } from '#shared/areas/clients/domain/pricing';
import { clinic, doctor, hospital, modules, packages } from '../../../domain/catalogue';
import { fc } from '../../../domain/properties';

const choice = (plan: Plan, addons: readonly string[] = [], extraSeats = 0): PlanChoice => ({ plan, modules, addons, extraSeats });
const linesOf = (plan: Plan, addons: readonly string[] = [], extraSeats = 0) => planLines(choice(plan, addons, extraSeats)).lines;

/** Every price is raised, as by the operator a year later. */
const dearer = modules.map((one) => ({ ...one, price: one.price * 2 }));

describe('a new subscription', () => {
  test('has its package, the included modules, the add-ons and the seats', () => {
    const lines = linesOf(clinic, ['bed', 'admission'], 2);
    expect(lines.map(({ kind, feature, qty, price }) => [kind, feature ?? '', qty, price])).toEqual([
      ['package', '', 1, 0],
      ['included', 'team', 1, 75_000],
      ['included', 'icd', 1, 25_000],
      ['included', 'services', 1, 50_000],
      ['included', 'treatment', 1, 50_000],
      ['included', 'inventory', 1, 75_000],
      ['included', 'pharmacy', 1, 100_000],
      ['included', 'laboratory', 1, 100_000],
      ['addon', 'bed', 1, 75_000],
      ['addon', 'admission', 1, 150_000],
      ['seat', '', 2, 25_000],
    ]);
  });

  test.each([
    ['Dokter Pribadi', doctor],
    ['Klinik', clinic],
    ['Rumah Sakit', hospital],
  ])('%s costs what the price page says', (_, plan) => expect(priceOf(linesOf(plan), 'monthly')).toBe(monthlyPrice(plan, modules)));
});

describe('what is wrong with a choice is named', () => {
  const rows: [string, PlanChoice, readonly object[]][] = [
    ['admission without bed', choice(clinic, ['admission']), [{ code: 'needs_missing', feature: 'admission', needs: ['bed'] }]],
    ['pharmacy without inventory', choice(doctor, ['pharmacy']), [{ code: 'needs_missing', feature: 'pharmacy', needs: ['inventory'] }]],
    ['a feature that the package does not sell', choice(doctor, ['laboratory']), [{ code: 'not_sold', feature: 'laboratory' }]],
    ['a feature that nobody knows', choice(clinic, ['dreams']), [{ code: 'not_sold', feature: 'dreams' }]],
    ['seats where none are sold', choice({ ...doctor, seat_price: null }, [], 1), [{ code: 'no_extra_seats' }]],
    [
      'several at once',
      choice({ ...doctor, seat_price: null }, ['radiology', 'pharmacy'], 1),
      [
        { code: 'not_sold', feature: 'radiology' },
        { code: 'needs_missing', feature: 'pharmacy', needs: ['inventory'] },
        { code: 'no_extra_seats' },
      ],
    ],
    ['nothing: pharmacy with inventory', choice(doctor, ['inventory', 'pharmacy']), []],
    ['nothing: what the package includes already', choice(clinic, ['pharmacy', 'team']), []],
    ['nothing: an add-on chosen twice', choice(clinic, ['radiology', 'radiology']), []],
  ];
  test.each(rows)('%s', (_, given, problems) => expect(planLines(given).problems).toEqual(problems));

  test('a needed add-on that is removed', () => {
    const current = linesOf(doctor, ['inventory', 'pharmacy']);
    expect(planLines(choice(doctor, ['pharmacy']), current).problems).toEqual([
      { code: 'needs_missing', feature: 'pharmacy', needs: ['inventory'] },
    ]);
  });
});

describe('a client who stays with the package', () => {
  const current = linesOf(clinic, ['bed'], 1);
  const later = (addons: readonly string[], extraSeats: number) =>
    planLines({ ...choice({ ...clinic, seat_price: 40_000 }, addons, extraSeats), modules: dearer }, current);

  test('keeps the fixed prices, and pays today’s for what is new', () => {
    const { lines, problems } = later(['bed', 'radiology'], 1);
    expect(problems).toEqual([]);
    expect(lines.slice(0, current.length - 1)).toEqual(current.slice(0, -1));
    expect(lines.find(({ feature }) => feature === 'radiology')).toMatchObject({ price: 250_000 });
  });

  test('buys more seats at the price of those that it has', () =>
    expect(later(['bed'], 4).lines.at(-1)).toMatchObject({ kind: 'seat', qty: 4, price: 25_000 }));

  test('gives up what it no longer names', () => {
    const { lines, dropped } = later([], 0);
    expect(lines).toEqual(current.filter(({ kind }) => kind === 'package' || kind === 'included'));
    expect(dropped).toEqual([]);
  });

  test('keeps an add-on and a package that are not sold any more', () => {
    const { lines, dropped, problems } = planLines({ ...choice(clinic, ['bed']), modules: [] }, current);
    expect(lines).toEqual(current.slice(0, -1));
    expect({ dropped, problems }).toEqual({ dropped: [], problems: [] });
  });
});

describe('a client who changes the package', () => {
  const rows: [string, Plan, string[], Plan, string[], { dropped: string[]; features: string[] }][] = [
    [
      'to a smaller one: what it does not sell ends, and is named',
      clinic,
      ['radiology', 'bed'],
      doctor,
      ['radiology', 'bed', 'inventory'],
      { dropped: ['laboratory', 'radiology', 'bed'], features: ['team', 'icd', 'services', 'treatment', 'inventory'] },
    ],
    [
      'to a larger one: an add-on is included there',
      clinic,
      ['radiology'],
      hospital,
      ['radiology'],
      {
        dropped: [],
        features: ['team', 'icd', 'services', 'treatment', 'inventory', 'pharmacy', 'laboratory', 'radiology', 'bed', 'admission'],
      },
    ],
    [
      'what the new package sells and the client does not choose is no loss that has to be named',
      clinic,
      [],
      doctor,
      [],
      { dropped: ['laboratory'], features: ['team', 'icd', 'services', 'treatment'] },
    ],
  ];
  test.each(rows)('%s', (_, before, addons, after, chosen, { dropped, features }) => {
    const found = planLines(choice(after, chosen), linesOf(before, addons));
    expect(found.dropped).toEqual(dropped);
    expect(featuresOf(found.lines)).toEqual(features);
    expect(found.problems).toEqual([]);
  });

  test('an add-on whose need the new package does not sell is dropped, too', () => {
    const withoutInventory = modules.filter(({ package_id, feature_key }) => package_id !== doctor.id || feature_key !== 'inventory');
    const found = planLines({ ...choice(doctor, ['pharmacy']), modules: withoutInventory }, linesOf(clinic));
    expect(found.dropped).toEqual(['inventory', 'pharmacy', 'laboratory']);
    expect(found.problems).toEqual([]);
  });

  test('pays today’s prices for everything', () => {
    const found = planLines({ ...choice(hospital), modules: dearer }, linesOf(clinic, ['bed']));
    expect(priceOf(found.lines, 'monthly')).toBe(2 * 2_675_000);
  });
});

test('a choice of add-ons without a problem has all that it needs, and only what the package sells', () => {
  const addons = [...new Set(modules.map(({ feature_key }) => feature_key))];
  fc.assert(
    fc.property(fc.constantFrom(...packages), fc.subarray(addons), fc.nat(5), (plan, chosen, extraSeats) => {
      const { lines, problems } = planLines(choice(plan, chosen, extraSeats));
      const features = featuresOf(lines);
      const { included, addons: sold } = offersOf(plan, modules);
      const offered = [...included, ...sold].map(({ feature_key }) => feature_key);
      expect(features.filter((feature) => !offered.includes(feature))).toEqual([]);
      const lacking = features.filter((feature) => allNeedsOf(feature).some((need) => !features.includes(need)));
      expect(problems.flatMap((one) => (one.code === 'needs_missing' ? one.feature : []))).toEqual(lacking);
      expect(new Set(lines.map(({ id, kind }: SubscriptionLine) => `${kind} ${id}`)).size).toBe(lines.length);
    }),
  );
});
