/** What a browser calls itself, as people know it: a browser, a system, and what one holds in hand. */

export type Device = {
  readonly browser: string | null;
  readonly system: string | null;
  readonly kind: 'computer' | 'phone' | 'tablet';
};

/** In this order: most browsers also name those that they resemble. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera Mini|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]{1,20} .{0,100}\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const first = (rows: readonly (readonly [RegExp, string])[], text: string): string | null =>
  rows.find(([sign]) => sign.test(text))?.[1] ?? null;

const kindOf = (system: string | null, text: string): Device['kind'] => {
  if (system === 'iPad' || (system === 'Android' && !/\bMobile\b/.test(text))) return 'tablet';
  return system === 'iPhone' || system === 'Android' ? 'phone' : 'computer';
};

/** Characters of a program's own name. */
const NAME_MAX = 40;

/** A program that is no browser is called by its own first word, `curl`. @param userAgent as the session kept it */
export const deviceOf = (userAgent: string | null): Device => {
  const text = userAgent ?? '';
  const system = first(systems, text);
  const program = /^[A-Za-z][\w .-]*(?=\/|$)/.exec(text)?.[0].slice(0, NAME_MAX) ?? null;
  const browser = first(browsers, text) ?? (program === 'Mozilla' ? null : program);
  return { browser, system, kind: kindOf(system, text) };
};
