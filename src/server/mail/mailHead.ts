/** The headers of a mail apart from its body: as many of them as are read, since RFC 5322 sets no limit and reading long ones takes long. */

/** Most bytes of the headers of a mail, and characters of one and of all those that are read. */
const MOST_HEADERS = 1_048_576;
const LONGEST_HEADER = 16_384;
export const MOST_READ = 65_536;

/** Where the headers end, and where the body begins. */
const endOfHeaders = (raw: Buffer): readonly [end: number, start: number] => {
  const ends = ['\r\n\r\n', '\n\n'].flatMap((mark) => {
    const at = raw.indexOf(mark);
    return at < 0 ? [] : [[at, at + mark.length] as const];
  });
  return ends.sort(([one], [other]) => one - other)[0] ?? [raw.length, raw.length];
};

export const bodyOf = (raw: Buffer): Buffer => raw.subarray(endOfHeaders(raw)[1]);

/** The headers with these names, and the empty line after them. @param asked the beginning of a line that is one of them */
export const headersOf = (raw: Buffer, asked: RegExp): Buffer => {
  const head = raw.subarray(0, Math.min(endOfHeaders(raw)[0], MOST_HEADERS)).toString('latin1');
  let left = MOST_READ;
  const lines = head.split(/\r?\n(?![ \t])/).filter((line) => {
    const isRead = left > 0 && asked.test(line);
    if (isRead) left -= Math.min(line.length, LONGEST_HEADER);
    return isRead;
  });
  return Buffer.from(`${lines.map((line) => `${line.slice(0, LONGEST_HEADER)}\r\n`).join('')}\r\n`, 'latin1');
};
