/** The look's facts: both palettes and the few measures, from which the theme and the page's custom properties are made. Rules: LOK-2, LOK-3. */
const light = {
  primary: '#0F766E',
  primaryHover: '#0B5E58',
  primarySoft: '#E2F1EE',
  onPrimary: '#FFFFFF',
  pulse: '#E5484D',
  ink: '#0F1A19',
  muted: '#5B6B69',
  hairline: '#E3EAE8',
  /** The border of a field: strong enough to be found (3:1). */
  edge: '#82918E',
  ground: '#F6F9F8',
  paper: '#FFFFFF',
  hover: '#EEF4F2',
  success: '#12653B',
  successSoft: '#E3F4E9',
  info: '#1B5793',
  infoSoft: '#E6F0FA',
  warning: '#835000',
  warningSoft: '#FCF0DA',
  danger: '#C62A2F',
  dangerHover: '#A61F26',
  dangerSoft: '#FDEDED',
  onDanger: '#FFFFFF',
  neutral: '#475654',
  neutralSoft: '#EBF1EF',
  /** Colours that mean nothing by themselves: what a person marks things with. */
  orange: '#9A3F0B',
  orangeSoft: '#FDEBDD',
  yellow: '#6B5500',
  yellowSoft: '#FAF3C0',
  blue: '#3446C4',
  blueSoft: '#E9ECFD',
  purple: '#7B2CA3',
  purpleSoft: '#F5EAFB',
  /** The series of a chart, in their order: each can be found on paper (3:1) and told from the next. */
  chart1: '#0F766E',
  chart2: '#C2710C',
  chart3: '#3D6BB3',
  chart4: '#A4477F',
  chart5: '#5C8F1F',
  chart6: '#64748B',
  shadow: '0 1px 2px rgb(15 26 25 / 0.04), 0 8px 28px rgb(15 26 25 / 0.10)',
};

export type Palette = typeof light;

const dark: Palette = {
  primary: '#2DD4BF',
  primaryHover: '#5EE4D2',
  primarySoft: '#11312D',
  onPrimary: '#04211D',
  pulse: '#FF6369',
  ink: '#E8F0EE',
  muted: '#98AAA7',
  hairline: '#23302E',
  edge: '#61736F',
  ground: '#0C1312',
  paper: '#131C1B',
  hover: '#1A2624',
  success: '#71DDA3',
  successSoft: '#11291D',
  info: '#8CC4FA',
  infoSoft: '#122739',
  warning: '#F5C46B',
  warningSoft: '#30240D',
  danger: '#FF9592',
  dangerHover: '#FFB3B0',
  dangerSoft: '#381719',
  onDanger: '#330608',
  neutral: '#B4C3C0',
  neutralSoft: '#1E2A28',
  orange: '#FFA66B',
  orangeSoft: '#371E0E',
  yellow: '#EBDD6B',
  yellowSoft: '#2E2A0C',
  blue: '#A3B2FF',
  blueSoft: '#1B2145',
  purple: '#DDA8F7',
  purpleSoft: '#2E1A3A',
  chart1: '#2DD4BF',
  chart2: '#F0B35A',
  chart3: '#8DB4F2',
  chart4: '#E39AC8',
  chart5: '#B5D46A',
  chart6: '#93A6A3',
  shadow: '0 1px 2px rgb(0 0 0 / 0.3), 0 10px 32px rgb(0 0 0 / 0.45)',
};

export const palettes = { light, dark };

export const radius = 10;
export const fontFamily = "'Plus Jakarta Sans Variable', 'Plus Jakarta Sans Fallback', system-ui, sans-serif";
export const monoFamily = "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', Menlo, Consolas, monospace";
export const motion = '180ms cubic-bezier(0.2, 0, 0, 1)';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const properties = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, value]) => `--${kebab(name)}:${value}`)
    .join(';');

/**
 * The style sheet of custom properties (`--primary`, `--primary-soft`, …) that stands in the page before any script runs.
 * @param attribute the attribute of `<html>` that holds `light` or `dark`; without it the system decides. A part of the page that has it is lit apart
 */
export const tokenSheet = (attribute: string) =>
  [
    `:root,[${attribute}=light]{${properties(light)};--radius:${radius}px;--font:${fontFamily};--mono:${monoFamily};--motion:${motion};color-scheme:light}`,
    `[${attribute}=dark]{${properties(dark)};color-scheme:dark}`,
    `@media (prefers-color-scheme:dark){:root:not([${attribute}]){${properties(dark)};color-scheme:dark}}`,
    // Paper is white whatever the screen is.
    `@media print{:root:not([${attribute}]),:root[${attribute}],[${attribute}]{${properties(light)};color-scheme:light}}`,
  ].join('\n');
