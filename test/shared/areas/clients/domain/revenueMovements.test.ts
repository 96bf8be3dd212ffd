/** Movements of monthly recurring revenue (INV-9). */
import { sumOf } from '#shared/domain/money';
import { movementOf, movementsOf } from '#shared/areas/clients/domain/revenueMovements';
import { amounts, fc } from '../../../domain/properties';

test.each([
  ['a client that never paid before', 0, 475_000, false, 'new'],
  ['a client that comes back', 0, 475_000, true, 'reactivation'],
  ['a bigger package', 129_000, 475_000, true, 'expansion'],
  ['fewer add-ons', 550_000, 475_000, true, 'contraction'],
  ['the end', 475_000, 0, true, 'churn'],
  ['no change', 475_000, 475_000, true, undefined],
  ['nothing in both months', 0, 0, true, undefined],
])('%s', (_, before, after, hadBefore, movement) => expect(movementOf({ before, after, hadBefore })).toBe(movement));

test('the movements of a month add up to the difference', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ before: amounts, after: amounts, hadBefore: fc.boolean() })), (clients) => {
      const difference = sumOf(clients.map(({ before, after }) => after - before));
      expect(sumOf(Object.values(movementsOf(clients)))).toBe(difference);
    }),
  );
});
