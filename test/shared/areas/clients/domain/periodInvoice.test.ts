/** The invoice of a period: lines, discount, the first days that are not billed, and what is carried over (INV-1, INV-4, SUB-15). */
import fc from 'fast-check';
import { billOf } from '#shared/areas/clients/domain/bill';
import { sumOf } from '#shared/domain/money';
import { carriedOver, pendingSum } from '#shared/areas/clients/domain/pendingLines';
import { periodInvoice, type NamedLine } from '#shared/areas/clients/domain/periodInvoice';

const september = { start: '2026-09-01', end: '2026-10-01' };
const pack: NamedLine = { kind: 'package', id: 'p', name: 'Klinik', qty: 1, price: 300_000 };
const radiology: NamedLine = { kind: 'addon', id: 'm', name: 'Radiologi', feature: 'radiology', qty: 1, price: 150_000 };
const seats: NamedLine = { kind: 'seat', id: 'p', name: 'Klinik', qty: 3, price: 25_000 };
const whole = {
  lines: [pack, radiology, seats],
  cycle: 'monthly',
  discount: 0,
  pending: [],
  period: september,
  from: '2026-09-01',
} as const;

/** Lines as `Paket Klinik 1 x 300000`. */
const told = (invoice: ReturnType<typeof periodInvoice>) =>
  invoice?.lines.map(({ description_id, qty, unit_price }) => `${description_id} ${qty} x ${unit_price}`);

describe('the invoice of a period', () => {
  const rows: [string, Parameters<typeof periodInvoice>[0], string[] | undefined, object | undefined][] = [
    [
      'a whole month',
      whole,
      ['Paket Klinik 1 x 300000', 'Modul Radiologi 1 x 150000', 'Kursi tambahan, paket Klinik 3 x 25000'],
      { discount: 0, period: '2026-09-01/2026-09-30', pendingLeft: [] },
    ],
    [
      'half a month, with half of the discount',
      { ...whole, lines: [pack, seats], from: '2026-09-16', discount: 100_000 },
      ['Paket Klinik (15 dari 30 hari) 1 x 150000', 'Kursi tambahan, paket Klinik (15 dari 30 hari) 1 x 37500'],
      { discount: 50_000, period: '2026-09-16/2026-09-30', pendingLeft: [] },
    ],
    [
      'a year, which costs ten months',
      { ...whole, lines: [pack], cycle: 'yearly', period: { start: '2026-09-01', end: '2027-09-01' } },
      ['Paket Klinik 1 x 3000000'],
      { period: '2026-09-01/2027-08-31' },
    ],
    [
      'with an upgrade that was not charged yet',
      { ...whole, lines: [pack], pending: [carriedOver(45_000)] },
      ['Paket Klinik 1 x 300000', 'Selisih dari perubahan paket pada periode sebelumnya 1 x 45000'],
      { pendingLeft: [] },
    ],
    [
      'with more credit than the period costs',
      { ...whole, lines: [pack], discount: 100_000, pending: [carriedOver(-250_000)] },
      [
        'Paket Klinik 1 x 300000',
        'Selisih dari perubahan paket pada periode sebelumnya 1 x -250000',
        'Sisa pengurangan untuk tagihan berikutnya 1 x 50000',
      ],
      { pendingLeft: [carriedOver(-50_000)] },
    ],
    ['of a package that costs nothing', { ...whole, lines: [{ ...pack, price: 0 }] }, undefined, undefined],
  ];
  test.each(rows)('%s', (_, billed, lines, rest) => {
    const invoice = periodInvoice(billed);
    expect(told(invoice)).toEqual(lines);
    if (rest) expect(invoice).toMatchObject(rest);
  });

  test('given any plan, when its whole period is billed, then the invoice comes to what the estimate says', () => {
    const anyLine = fc.record({ qty: fc.integer({ min: 1, max: 50 }), price: fc.integer({ min: 0, max: 5_000_000 }) });
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), fc.constantFrom('monthly', 'quarterly', 'yearly'), (drawn, cycle) => {
        const lines = drawn.map((line): NamedLine => ({ ...radiology, ...line }));
        const invoice = periodInvoice({ ...whole, lines, cycle: cycle as 'monthly' });
        const sum = (invoice?.lines ?? []).reduce((all, { qty, unit_price }) => all + Number(qty) * unit_price, 0);
        expect(sum).toBe(billOf(lines, cycle as 'monthly', 0, null).subtotal);
      }),
    );
  });

  test('given any amount carried over, when it is billed, then nothing of it is lost, and the invoice is never below zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2_000_000, max: 2_000_000 }), fc.integer({ min: 0, max: 300_000 }), (adjustment, discount) => {
        const { lines, pendingLeft } = periodInvoice({ ...whole, lines: [pack], pending: [carriedOver(adjustment)], discount })!;
        const carried = sumOf(lines.filter(({ kind }) => kind === 'proration').map(({ unit_price }) => unit_price));
        expect(carried + pendingSum(pendingLeft)).toBe(adjustment);
        expect(300_000 - discount + carried).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
