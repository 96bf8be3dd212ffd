/** Names that differ by a typing error. Rule: CORE-3. */
import { isSimilarName } from '#shared/areas/clinic/domain/similarNames';

test.each([
  ['Yuni Tri Angraini', 'Yuni Tri Anggraini', true],
  ['SITI AMINAH', 'Siti Aminah', true],
  ['Siti-Aminah', 'Siti Aminah', true],
  ['Sheldno', 'Sheldon', true],
  ['Shekdon', 'Sheldon', true],
  ['Sheldon', 'Sheldon Cooper', false],
  ['Siti Rahayu', 'Siti Rahmawati', false],
  ['Angraeni Utomo', 'Anggraini Utami', false],
  ['Budi', 'Rudi', false],
  ['', '', false],
])('%s and %s: %s', (one, other, similar) => {
  expect(isSimilarName(one, other)).toBe(similar);
  expect(isSimilarName(other, one)).toBe(similar);
});
