/** Groups of the ageing report (INV-12). */
import { ageGroupOf, ageingOf } from '#shared/areas/billing/domain/ageing';
import { addDays } from '#shared/domain/calendarDays';
import { sumOf } from '#shared/domain/money';
import { amounts, days, fc } from '../../../domain/properties';

test.each([
  ['before the due date', -1, 'not_due'],
  ['on the due date', 0, 'to_30'],
  ['30 days late', 30, 'to_30'],
  ['31 days late', 31, 'to_60'],
  ['60 days late', 60, 'to_60'],
  ['61 days late', 61, 'to_90'],
  ['90 days late', 90, 'to_90'],
  ['91 days late', 91, 'over_90'],
  ['years late', 1_000, 'over_90'],
])('%s', (_, age, group) => expect(ageGroupOf('2026-02-10', addDays('2026-02-10', age))).toBe(group));

test('the groups add up to everything that is open', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ due_date: days, balance: amounts })), days, (open, today) => {
      expect(sumOf(Object.values(ageingOf(open, today)))).toBe(sumOf(open.map(({ balance }) => balance)));
    }),
  );
});
