/** Holds what is sold as available and the pages together. Rule: CAT-12. */
import { isAvailable } from '#shared/areas/clients/domain/availableFeatures';
import { allNeedsOf, features } from '#shared/domain/features';
import { routes } from '#shared/routes';

/** The chunk of the pages that only describe what they will do. */
const describing = 'module-page';

const pagesOf = (feature: string) => routes.filter((row) => row.feature === feature);

test.each(features)('%s is available exactly when it has pages and none of them only describes what it will do', (feature) => {
  const pages = pagesOf(feature);
  expect(pages).not.toEqual([]);
  expect(isAvailable(feature)).toBe(pages.every(({ chunk }) => chunk !== describing));
});

test.each(features.filter(isAvailable))('%s is available, and so is everything that it needs', (feature) => {
  expect(allNeedsOf(feature).filter((need) => !isAvailable(need))).toEqual([]);
});

test('a feature that nobody knows is not available', () => {
  expect(isAvailable('dreams')).toBe(false);
});
