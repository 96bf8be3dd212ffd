/** What somebody wrote in the answer to a mail, without the mail that their program repeats below or between it. Rule: TKT-13. */

/** Lines with which mail programs begin what they repeat, in Indonesian and English. */
const openings: readonly RegExp[] = [
  /^-{2,}\s?(original message|forwarded message|pesan asli|pesan diteruskan)\s?-{2,}$/i,
  /^_{10,}$/,
  /^(on|pada) .{1,300} (wrote|menulis|nulis):$/i,
  /^(from|dari):\s.{1,300}$/i,
];

/** A line before a signature, as mail programs write it (RFC 3676). */
const SIGNATURE = /^-- ?$/;

const isQuoted = (line: string): boolean => line.startsWith('>');

/** "On … wrote:" may be broken into two lines. */
const isOpening = (lines: readonly string[], at: number): boolean => {
  const line = lines[at]!.trim();
  const two = `${line} ${(lines[at + 1] ?? '').trim()}`;
  return openings.some((one) => one.test(line)) || openings[2]!.test(two);
};

/**
 * @param text the plain text of a mail
 * @returns its own lines; empty where there are none
 */
export const withoutQuote = (text: string): string => {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const end = lines.findIndex((line, at) => SIGNATURE.test(line) || isOpening(lines, at));
  const own = (end < 0 ? lines : lines.slice(0, end)).filter((line) => !isQuoted(line));
  return own
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};
