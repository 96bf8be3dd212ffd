/** What stands for a person who has no picture. */

/** Up to two letters of a name, titles like "Dr." left out; none when it has no letters. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
