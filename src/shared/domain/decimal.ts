/** Exact decimal numbers, as text such as `-12.50`. A binary fraction never stands for one: 0.1 + 0.2 would not be 0.3. */

const DECIMAL = /^(-?)(\d{1,18})(?:\.(\d{1,40}))?$/;

/** Whether the text is a decimal number with a point and without grouping, as it travels. */
export const isDecimal = (text: string): boolean => DECIMAL.test(text);

/** A fraction without the zeros at its end. */
export const withoutZeros = (fraction: string): string => {
  let end = fraction.length;
  while (end > 0 && fraction[end - 1] === '0') end--;
  return fraction.slice(0, end);
};

/** How many places after the point are in use; zeros at the end do not count. */
export const placesOf = (text: string): number => withoutZeros(DECIMAL.exec(text)?.[3] ?? '').length;

/** The number as a whole number of its last place: `12.5` in 3 places is 12500n. @returns undefined where it is no decimal, or has more places */
export const scaledOf = (text: string, scale: number): bigint | undefined => {
  const parts = DECIMAL.exec(text);
  if (!parts || placesOf(text) > scale) return undefined;
  const [, sign = '', whole = '', fraction = ''] = parts;
  return BigInt(`${sign}${whole}${fraction.slice(0, scale).padEnd(scale, '0')}`);
};

/** The way back from `scaledOf`: 12500n in 3 places is `12.500`. */
export const decimalOf = (scaled: bigint, scale: number): string => {
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  return `${scaled < 0n ? '-' : ''}${whole}${scale ? `.${digits.slice(-scale)}` : ''}`;
};

/** The number as the database keeps it, always with `scale` places, so that equal numbers are equal texts. What does not fit stays as it is. */
export const inPlaces = (text: string, scale: number): string => {
  const scaled = scaledOf(text, scale);
  return scaled === undefined ? text : decimalOf(scaled, scale);
};

/** Below zero, zero or above zero, as the first number is less than, equal to or more than the second. Both must be decimals. */
export const compareDecimals = (one: string, other: string): number => {
  const scale = Math.max(placesOf(one), placesOf(other));
  const [a, b] = [scaledOf(one, scale)!, scaledOf(other, scale)!];
  return a < b ? -1 : a > b ? 1 : 0;
};
