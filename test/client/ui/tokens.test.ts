/** The palettes: every pair that text or a control is drawn in keeps WCAG AA, in light and in dark. Rule: LOK-2. */
import { palettes, tokenSheet, type Palette } from '#client/ui/tokens';

const luminance = (hex: string) => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string) => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const text: [ink: keyof Palette, on: keyof Palette][] = [
  ['ink', 'ground'],
  ['ink', 'paper'],
  ['ink', 'hover'],
  ['muted', 'ground'],
  ['muted', 'paper'],
  ['muted', 'hover'],
  ['primary', 'ground'],
  ['primary', 'paper'],
  ['primary', 'primarySoft'],
  ['primaryHover', 'paper'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['danger', 'paper'],
  ['danger', 'dangerSoft'],
  ['success', 'successSoft'],
  ['info', 'infoSoft'],
  ['warning', 'warningSoft'],
  ['neutral', 'neutralSoft'],
  ['orange', 'orangeSoft'],
  ['yellow', 'yellowSoft'],
  ['blue', 'blueSoft'],
  ['purple', 'purpleSoft'],
];

const controls: [edge: keyof Palette, on: keyof Palette][] = [
  ['edge', 'paper'],
  ['edge', 'ground'],
  ['primary', 'ground'],
  ['pulse', 'paper'],
  ['chart1', 'paper'],
  ['chart2', 'paper'],
  ['chart3', 'paper'],
  ['chart4', 'paper'],
  ['chart5', 'paper'],
  ['chart6', 'paper'],
];

describe.each(Object.entries(palettes))('the %s palette', (_, palette) => {
  test.each(text)('%s on %s can be read', (ink, on) => {
    expect(contrast(palette[ink], palette[on])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(controls)('%s on %s can be found', (edge, on) => {
    expect(contrast(palette[edge], palette[on])).toBeGreaterThanOrEqual(3);
  });
});

test('the sheet has both palettes, dark by attribute and by the system', () => {
  const sheet = tokenSheet('data-color-scheme');
  expect(sheet).toContain(`:root,[data-color-scheme=light]{--primary:${palettes.light.primary};`);
  expect(sheet).toContain(`[data-color-scheme=dark]{--primary:${palettes.dark.primary};`);
  expect(sheet).toContain('@media (prefers-color-scheme:dark){:root:not([data-color-scheme]){');
  expect(sheet).toContain('--primary-soft:');
});
