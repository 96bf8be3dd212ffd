/** Texts with placeholders that have no value: removes the sentences concerned, so that a reader never sees `{{…}}`. */

/** Stands for a value that is missing, until `removeUnfilled` has taken it out. A private-use character of Unicode, which no text of ours contains. */
export const MISSING = '\uE000';

/**
 * The text without the sentences that lack a value. Where each of them lacks one, without the places alone:
 * "Something went wrong on our side. Mention number … when you contact us." becomes "Something went wrong on our side."
 */
export function removeUnfilled(text: string): string {
  if (!text.includes(MISSING)) return text;
  const whole = text.split(/(?<=[.!?])\s+/).filter((sentence) => !sentence.includes(MISSING));
  if (whole.length) return whole.join(' ');
  return text
    .replaceAll(MISSING, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
}
