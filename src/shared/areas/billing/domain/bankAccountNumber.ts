/** Numbers of our bank accounts, as people type them and as they are stored. Rule: INV-24. */

/** The number as it is stored, 5 to 20 digits; undefined for what is no number. Spaces, points and hyphens between the digits do not matter. */
export const bankAccountNumberIn = (text: string): string | undefined => {
  const digits = text.replace(/[\s.-]/g, '');
  return /^\d{5,20}$/.test(digits) ? digits : undefined;
};
