/** The plan of a simulated business, and how a failing one is made short. */
import fc from 'fast-check';
import { simActions, planOf } from '#server/tools/simulation/plan';
import { fewest } from '#server/tools/simulation/shrink';

describe('the plan', () => {
  test('given a seed, when it is planned twice, then it is the same; another seed gives another plan', () => {
    const size = { clients: 5, months: 6, seed: 7 };
    expect(planOf(size)).toEqual(planOf(size));
    expect(planOf({ ...size, seed: 8 })).not.toEqual(planOf(size));
  });

  test('given more clients, when it is planned, then the first ones do what they did', () => {
    const few = planOf({ clients: 3, months: 6, seed: 7 });
    expect(planOf({ clients: 9, months: 6, seed: 7 }).filter(({ client }) => client < 3)).toEqual(few);
  });

  test('given many clients, when it is planned, then every deed happens, and the days are in order', () => {
    const events = planOf({ clients: 60, months: 24, seed: 7 });
    expect(new Set(events.map(({ action: deed }) => deed))).toEqual(new Set(simActions));
    expect(events.map(({ day }) => day)).toEqual(events.map(({ day }) => day).sort((one, other) => one - other));
  });
});

test('given a list that fails because of some of its numbers, when it is made short, then only those are left', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(50), { minLength: 1 }), fc.nat(), async (numbers, at) => {
      const guilty = new Set([numbers[at % numbers.length]!, numbers[0]!]);
      const fails = (list: readonly number[]) => Promise.resolve([...guilty].every((one) => list.includes(one)));
      expect(new Set(await fewest(numbers, fails))).toEqual(guilty);
    }),
  );
});
