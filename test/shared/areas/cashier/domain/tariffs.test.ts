/** Prices: which tariff counts, how components are divided, what a change of many and a file would do. Rules: SVC-1, SVC-2, SVC-8. */
import { changedPrice, changePlan, type ChangeOrder, type StoredTariff } from '#shared/areas/cashier/domain/tariffChange';
import { readTariffFile } from '#shared/areas/cashier/domain/tariffFile';
import { tariffImportPlan } from '#shared/areas/cashier/domain/tariffImport';
import {
  components,
  componentsFor,
  makesRoom,
  overlaps,
  sumOfComponents,
  tariffFor,
  type CareClass,
} from '#shared/areas/cashier/domain/tariffs';
import { separatorOf, toCsv } from '#shared/csv';
import { languages } from '#shared/locale';

/** The same numbers in every run. */
const chance = () => {
  let state = 7;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

describe('SVC-1: the tariff that counts', () => {
  const row = (payer: string, of: CareClass, from = '2026-01-01', to: string | null = null) => ({
    ...{ payer, isGeneral: payer === 'umum', class: of, valid_from: from, valid_to: to },
  });
  const all = [row('bpjs', 'vip'), row('bpjs', 'semua'), row('umum', 'vip'), row('umum', 'semua')];
  test.each([
    ['the payer and the class', all, all[0]],
    ['the payer and any class', all.slice(1), all[1]],
    ['patients who pay themselves and the class', all.slice(2), all[2]],
    ['patients who pay themselves and any class', all.slice(3), all[3]],
    ['nobody', [], undefined],
  ])('is that of %s', (_, rows, found) => {
    expect(tariffFor(rows, { payer: 'bpjs', class: 'vip', day: '2026-03-05' })).toBe(found);
  });
  test.each([
    ['2026-01-01', true],
    ['2026-01-31', true],
    ['2025-12-31', false],
    ['2026-02-01', false],
  ])('is valid on its first and its last day: %s', (day, isThere) => {
    const rows = [row('umum', 'semua', '2026-01-01', '2026-01-31')];
    expect(tariffFor(rows, { payer: 'umum', class: 'semua', day }) !== undefined).toBe(isThere);
  });
  test.each<[string, [string, string | null], [string, string | null], boolean, boolean]>([
    ['the same day', ['2026-01-01', null], ['2026-01-01', null], true, false],
    ['a later day of an open one', ['2026-01-01', null], ['2026-02-01', null], true, true],
    ['the end of one with a last day', ['2026-01-01', '2026-06-30'], ['2026-06-30', null], true, false],
    ['the same last day', ['2026-01-01', '2026-06-30'], ['2026-03-01', '2026-06-30'], true, true],
    ['the day after', ['2026-01-01', '2026-06-30'], ['2026-07-01', null], false, true],
  ])('another from %s', (_, [a, b], [c, d], isOverlap, hasRoom) => {
    const [there, added] = [
      { valid_from: a, valid_to: b },
      { valid_from: c, valid_to: d },
    ];
    expect(overlaps(there, added)).toBe(isOverlap);
    if (isOverlap) expect(makesRoom(there, added)).toBe(hasRoom);
  });
});

test('SVC-2: components of any other price add up to it, none is below zero, and each is less than a rupiah from its share', () => {
  const next = chance();
  for (let n = 0; n < 10_000; n++) {
    const amounts = {
      facility: next(500_000),
      professional: next(3) ? next(500_000) : 0,
      consumables: next(999),
      administration: next(10),
    };
    const price = next(4) ? next(2_000_000) : next(20);
    const parts = componentsFor(price, amounts);
    expect(sumOfComponents(parts)).toBe(price);
    const sum = sumOfComponents(amounts);
    for (const name of components) {
      expect(parts[name]).toBeGreaterThanOrEqual(0);
      if (sum) expect(Math.abs(parts[name] - (price * amounts[name]) / sum)).toBeLessThan(1);
    }
  }
});

describe('SVC-8: a change of many', () => {
  test.each<[number, number, number, '1' | '100' | '500' | '1000', 'nearest' | 'up', number]>([
    [100_000, 75, 0, '500', 'up', 107_500],
    [100_000, 33, 0, '1', 'nearest', 103_300],
    [99_999, 1, 0, '1', 'nearest', 100_099],
    [50_000, 75, 0, '500', 'up', 54_000],
    [50_000, 75, 0, '500', 'nearest', 54_000],
    [50_000, 74, 0, '1000', 'nearest', 54_000],
    [50_000, -105, 0, '1000', 'nearest', 45_000],
    [50_000, 0, -50_001, '1', 'nearest', -1],
    [1_250, 0, 0, '500', 'nearest', 1_500],
    [1_201, 0, 0, '100', 'up', 1_300],
    [1_200, 0, 0, '100', 'up', 1_200],
    [0, 500, 0, '1000', 'up', 0],
  ])('of %i by %i tenths of a percent and %i, to multiples of %s %s, is %i', (price, tenths, amount, rounding, direction, changed) => {
    expect(changedPrice(price, { tenths, amount, rounding, direction })).toBe(changed);
  });

  const stored = (id: string, values: Partial<StoredTariff> = {}): StoredTariff => ({
    ...{ id, version: 1, service: 's', payer: 'umum', class: 'semua', price: 100, facility: 60, professional: 40, consumables: 0 },
    ...{ administration: 0, valid_from: '2026-01-01', valid_to: null },
    ...values,
  });
  const order = (values: Partial<ChangeOrder> = {}): ChangeOrder => ({
    ...{ services: ['s'], payer: 'umum', target: 'umum', class: undefined, from: '2026-07-01' },
    change: { tenths: 100, amount: 0, rounding: '1', direction: 'nearest' },
    ...values,
  });
  const down = { tenths: 0, amount: -200, rounding: '1', direction: 'nearest' } as const;
  const none = { tenths: 0, amount: 0, rounding: '1', direction: 'nearest' } as const;
  test.each<[string, StoredTariff[], ChangeOrder, (string | number | null | undefined)[]]>([
    ['an open tariff', [stored('a')], order(), [110, undefined]],
    ['a tariff that begins that day', [stored('a', { valid_from: '2026-07-01' })], order(), [110, 'overlap']],
    ['a tariff with another after it', [stored('a'), stored('b', { class: 'vip' })], order({ class: 'vip' }), [110, undefined]],
    ['no tariff', [], order(), [null, 'none']],
    ['a price below zero', [stored('a')], order({ change: down }), [-100, 'below_zero']],
    ['the same price', [stored('a')], order({ change: none }), [100, 'same']],
    ['a copy at the same price', [stored('a')], order({ change: none, target: 'bpjs' }), [100, undefined]],
    [
      'a copy where there is one that begins later',
      [stored('a'), stored('b', { payer: 'bpjs', valid_from: '2026-08-01' })],
      order({ target: 'bpjs' }),
      [110, 'overlap'],
    ],
  ])('of %s', (_, tariffs, wanted, [price, reason]) => {
    expect(changePlan(tariffs, wanted).map((one) => [one.price, one.reason])).toEqual([[price, reason]]);
  });

  test('SVC-1: a copy that lasts for a time ends the open tariff of the other payer, whose price follows it', () => {
    const [copied, there] = [stored('a', { valid_to: '2026-12-31' }), stored('b', { payer: 'bpjs', price: 70, facility: 30 })];
    const [planned] = changePlan([copied, there], order({ target: 'bpjs' }));
    expect(planned!.ended).toBe(there);
    expect(planned!.added).toMatchObject({ price: 110, valid_from: '2026-07-01', valid_to: '2026-12-31' });
    expect(planned!.following).toMatchObject({ payer: 'bpjs', price: 70, facility: 30, valid_from: '2027-01-01', valid_to: null });
  });
});

describe('SVC-8: a file of tariffs', () => {
  test.each([
    ['code;payer;price;valid_from\nA;UMUM;1.234.567;2026-12-01', [1_234_567, '2026-12-01']],
    ['code,payer,price,valid_from\nA,UMUM,75000.00,1/12/2026', [75_000, '2026-12-01']],
    ['Kode Layanan\tPenjamin\tTarif\tBerlaku sejak\nA\tUMUM\tRp 75.000\t01-12-2026', [75_000, '2026-12-01']],
  ])('is read with other separators, amounts and dates', (text, [price, from]) => {
    expect(readTariffFile(text)!.rows).toMatchObject([
      { service: 'A', payer: 'UMUM', class: 'semua', price, valid_from: from, valid_to: null },
    ]);
  });

  test.each([
    [';UMUM;;1;;2026-12-01;', 'service'],
    ['A;;;1;;2026-12-01;', 'payer'],
    ['A;U;raja;1;;2026-12-01;', 'class'],
    ['A;U;;-1;;2026-12-01;', 'price'],
    ['A;U;;1,5;;2026-12-01;', 'price'],
    ['A;U;;1;x;2026-12-01;', 'component'],
    ['A;U;;1;2;2026-12-01;', 'components'],
    ['A;U;;1;;31/2/2026;', 'from'],
    ['A;U;;1;;2026-12-01;besok', 'to'],
    ['A;U;;1;;2026-12-01;2026-11-30', 'days'],
  ])('has a wrong row %s: %s', (row, reason) => {
    const { rows, bad } = readTariffFile(`code;payer;class;price;facility;valid_from;valid_to\n${row}`)!;
    expect([rows.length, bad.map((one) => one.reason)]).toEqual([0, [reason]]);
  });

  test.each(languages)('is what the list writes in %s: every row is unchanged', (language) => {
    const names = {
      id: [
        'Layanan',
        'Penjamin',
        'Kelas',
        'Tarif',
        'Jasa sarana',
        'Jasa medis',
        'Bahan habis pakai',
        'Manajemen',
        'Berlaku sejak',
        'Sampai',
      ],
      en: ['Service', 'Payer', 'Class', 'Tariff', 'Facility', 'Professional fee', 'Consumables', 'Administration', 'Valid from', 'Until'],
    }[language];
    const called = { id: ['Semua kelas', 'Kelas 1'], en: ['Any class', 'Class 1'] }[language];
    const tariffs = (['semua', 'kelas_1'] as const).map((of, at): StoredTariff => ({
      ...{
        id: `t${at}`,
        version: 1,
        service: 's',
        payer: 'p',
        class: of,
        price: 1_000_000 + at,
        facility: 900_000,
        professional: 100_000 + at,
      },
      ...{ consumables: 0, administration: 0, valid_from: '2026-01-01', valid_to: at ? '2026-12-31' : null },
    }));
    const lines = tariffs.map((one, at) => [
      ...['=Konsultasi; umum', 'Umum (bayar sendiri)', called[at]!],
      ...[one.price, one.facility, one.professional, one.consumables, one.administration, one.valid_from, one.valid_to],
    ]);
    const file = readTariffFile(toCsv([names, ...lines], separatorOf[language]))!;
    const known = {
      services: [{ id: 's', code: 'K', name: '=Konsultasi; umum' }],
      payers: [{ id: 'p', code: 'UMUM', name: 'Umum (bayar sendiri)' }],
    };
    const plan = tariffImportPlan(file.rows, file.bad, { ...known, tariffs, today: '2026-06-01' });
    expect(plan.rows.map(({ outcome, reason }) => reason ?? outcome)).toEqual(['same', 'same']);
  });
});
