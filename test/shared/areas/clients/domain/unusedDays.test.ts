/** What is given back for days follows from what was billed for them (SUB-27, MNY-4, MNY-5). */
import { addDays } from '#shared/domain/calendarDays';
import {
  carriedOver,
  pendingBefore,
  pendingOf,
  pendingSum,
  pendingValues,
  type PendingLine,
} from '#shared/areas/clients/domain/pendingLines';
import { periodOf } from '#shared/domain/period';
import { billedFrom, lastDayOf, shareFrom, type BilledInvoice } from '#shared/areas/clients/domain/unusedDays';
import { fc } from '../../../domain/properties';

const september = '2026-09-01/2026-09-30';
const invoice: BilledInvoice = { id: 'i', period: september, discount: 0, lines: [{ amount: 475_000, period: september }], credits: [] };

describe('what an invoice charges from a day on', () => {
  const rows: [string, Partial<BilledInvoice>, string, number][] = [
    ['half of September', {}, '2026-09-16', 237_500],
    ['all of it on the first day', {}, '2026-09-01', 475_000],
    ['nothing after the period', {}, '2026-10-01', 0],
    ['less the discount that was billed', { discount: 400_000 }, '2026-09-16', 37_500],
    ['less what was credited for the days', { credits: [{ amount: 200_000, period: '2026-09-16/2026-09-30' }] }, '2026-09-16', 37_500],
    ['a credit note without days counts for all of them', { credits: [{ amount: 100_000, period: null }] }, '2026-09-16', 187_500],
    [
      'a credit note for other days does not count',
      { credits: [{ amount: 100_000, period: '2026-09-01/2026-09-15' }] },
      '2026-09-16',
      237_500,
    ],
    ['never more than is left', { credits: [{ amount: 450_000, period: '2026-09-01/2026-09-15' }] }, '2026-09-16', 25_000],
    ['a line without days is for none', { lines: [{ amount: 90_000, period: null }] }, '2026-09-16', 0],
  ];
  test.each(rows)('%s', (_, values, day, expected) => expect(billedFrom({ ...invoice, ...values }, day)).toBe(expected));

  test('given an invoice, then its last day is the latest of its lines', () => {
    expect(lastDayOf({ ...invoice, period: null })).toBe('2026-09-30');
    expect(lastDayOf({ ...invoice, period: null, lines: [{ amount: 1, period: null }] })).toBeNull();
  });
});

const lines = fc.array(
  fc
    .record({ amount: fc.integer({ min: -3_000_000, max: 3_000_000 }), from: fc.nat(29), lasts: fc.nat(400) })
    .map(({ amount, from, lasts }): PendingLine => ({
      ...carriedOver(amount),
      period: periodOf({ from: addDays('2026-09-01', from), to: addDays('2026-09-01', from + lasts) }),
    })),
  { maxLength: 6 },
);
const days = fc.nat(450).map((later) => addDays('2026-08-20', later));

describe('what changes of plan came to', () => {
  test('given any lines and any day, then the used and the unused part make the whole', () =>
    fc.assert(
      fc.property(lines, days, (all, day) => {
        const unused = all.reduce((sum, line) => sum + shareFrom(line, day), 0);
        expect(pendingSum(pendingBefore(all, day)) + unused).toBe(pendingSum(all));
      }),
    ));

  test('given any lines, when a subscription keeps them, then nothing of their sum is lost', () =>
    fc.assert(fc.property(lines, (all) => expect(pendingSum(pendingOf(pendingValues(all)))).toBe(pendingSum(all)))));

  test('given a change that was taken back on its day, then nothing is kept', () =>
    expect(
      pendingValues([
        { ...carriedOver(5), period: september },
        { ...carriedOver(-5), period: september },
      ]),
    ).toEqual({
      adjustment: null,
      adjustment_lines: null,
    }));

  test('given a sum that was kept before lines were, then it is one line', () =>
    expect(pendingOf({ adjustment: -7_000, adjustment_lines: null })).toEqual([carriedOver(-7_000)]));
});
