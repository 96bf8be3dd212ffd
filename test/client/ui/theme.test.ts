/** The measures of the dashboard (LOK-1, LOK-3). */
import { rowHeights } from '#client/kit/grid/useGridAppearance';
import { theme } from '#client/ui/theme';
import { radius } from '#client/ui/tokens';

const sizes = [12, 13, 14, 16, 20, 24, 32, 44];

/** A size of the theme in CSS pixels; `rem` counts 16 of them. */
const inPixels = (size: unknown): number => (typeof size === 'string' ? parseFloat(size) * 16 : Number(size));

test('every text has one of the sizes', () => {
  const used = Object.entries(theme.typography).flatMap(([name, style]) =>
    typeof style === 'object' && style !== null && 'fontSize' in style ? [[name, inPixels(style.fontSize)] as const] : [],
  );
  expect(used.length).toBeGreaterThan(8);
  // MUI's own variant `inherit` takes the size of its surroundings.
  expect(used.filter(([name, size]) => name !== 'inherit' && !sizes.includes(size))).toEqual([]);
});

test.each([
  ['running text is', inPixels(theme.typography.body1.fontSize), 14],
  ['corners have', radius, 10],
  ['a row of a list is', rowHeights.comfortable, 52],
  ['a row in compact density is', rowHeights.compact, 36],
])('%s %i px', (_, real, expected) => expect(real).toBe(expected));
