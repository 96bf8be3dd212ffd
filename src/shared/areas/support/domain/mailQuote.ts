/**
 * What somebody wrote in an answer, apart from the mail that their program repeats above, below or between it. One sign alone never decides:
 * a line such as `--`, `Dari: Loket 2` or `>100 tablet` may be their own. Rule: TKT-13.
 */

/** "On … wrote:", by its first word and its end. */
const ATTRIBUTION = /^(?:on|pada) .{1,400} (?:wrote|menulis|nulis):$/i;
/** A program writes an address or a time into that line. */
const BY_PROGRAM = /@|\d[.:]\d\d/;
/** Over how many lines it may go. */
const MOST_LINES = 3;

/** "----- Original Message -----" and what other programs write. */
const SEPARATOR =
  /^(?:-{2,} ?(?:original message|forwarded message|pesan asli|pesan (?:yang )?diteruskan|pesan terusan) ?-{2,}|begin forwarded message:|_{10,})$/i;

/** Names of headers that programs repeat above a mail, with what each says. */
const headerNames: Readonly<Record<string, 'from' | 'sent' | 'date' | 'to' | 'subject'>> = {
  from: 'from',
  dari: 'from',
  sent: 'sent',
  dikirim: 'sent',
  terkirim: 'sent',
  date: 'date',
  tanggal: 'date',
  to: 'to',
  kepada: 'to',
  ke: 'to',
  cc: 'to',
  tembusan: 'to',
  subject: 'subject',
  subjek: 'subject',
  perihal: 'subject',
};
const HEADER = /^\*{0,2}([a-z]{2,9}) ?:\*{0,2}\s(.{1,300})$/i;
/** How many lines of headers are looked at. */
const MOST_HEADERS = 8;

/** Lines of a signature after its mark. */
const MOST_SIGNATURE = 8;

const isBlank = (line: string): boolean => line.trim() === '';

/** A repeated line as most programs write it. */
const isSpaced = (line: string): boolean => /^>(?:$|[ >\t])/.test(line);
/** The same without a space: also how somebody writes "more than". */
const isTight = (line: string): boolean => /^>[^ >\t]/.test(line);
const isComparison = (line: string): boolean => /^> ?[\d=]/.test(line);

/** The next line with words, from this one on; the number of lines where there is none. */
const nextWords = (lines: readonly string[], from: number): number => {
  let at = from;
  while (at < lines.length && isBlank(lines[at]!)) at += 1;
  return at;
};

/** How many lines, from this one, are an attribution; 0 where none begins here. */
const attributionAt = (lines: readonly string[], at: number): number => {
  if (!/^(?:on|pada) /i.test(lines[at]!.trim())) return 0;
  let joined = '';
  for (let count = 1; count <= MOST_LINES && at + count <= lines.length; count += 1) {
    joined = `${joined} ${lines[at + count - 1]!.trim()}`.trim();
    if (joined.length > 500) return 0;
    if (ATTRIBUTION.test(joined)) return count;
  }
  return 0;
};

const headerAt = (line: string | undefined) => {
  const [, name = '', value = ''] = HEADER.exec((line ?? '').trim()) ?? [];
  const kind = headerNames[name.toLowerCase()];
  return kind && { kind, value };
};

/** The headers that stand together from this line on. */
const headersFrom = (lines: readonly string[], at: number) => {
  const found = [];
  for (const line of lines.slice(at, at + MOST_HEADERS)) {
    const header = headerAt(line);
    if (!header) break;
    found.push(header);
  }
  return found;
};

/** Headers of a mail and not somebody's own list: the sender comes first, with an address as programs write it, or the words that only programs use. */
const isHeaderBlock = (lines: readonly string[], at: number): boolean => {
  if (headerAt(lines[at])?.kind !== 'from') return false;
  const headers = headersFrom(lines, at);
  const kinds = new Set(headers.map(({ kind }) => kind));
  const sender = headers[0]!.value;
  if (/[<[][^<>[\]]*@/.test(sender)) return kinds.size > 1;
  return sender.includes('@') ? kinds.has('sent') || kinds.has('date') : kinds.has('sent') && (kinds.has('to') || kinds.has('subject'));
};

/** A separator counts where a header or a repeated line follows. */
const isSeparator = (lines: readonly string[], at: number): boolean => {
  if (!SEPARATOR.test(lines[at]!.trim())) return false;
  const next = lines[nextWords(lines, at + 1)];
  return headerAt(next) !== undefined || isSpaced(next ?? '');
};

/** The mark of a signature (RFC 3676), which has a space after it: the only one there is, and with few lines after it. */
const signatureIn = (lines: readonly string[]): number => {
  const at = lines.indexOf('-- ');
  const isOnly = lines.filter((line) => line.trim() === '--').length === 1;
  return isOnly && lines.slice(at + 1).filter((line) => !isBlank(line)).length <= MOST_SIGNATURE ? at : -1;
};

/** Numbers of the lines that repeat another mail, while the others may be somebody's own. */
const repeatedLines = (lines: readonly string[]): Set<number> => {
  const repeated = new Set<number>();
  let isTightUsed = false;
  for (let at = 0; at < lines.length; at += 1) {
    const count = attributionAt(lines, at);
    const next = count ? nextWords(lines, at + count) : 0;
    const isByProgram = BY_PROGRAM.test(lines.slice(at, at + count).join(' '));
    const following = lines[next] ?? '';
    const follows = isSpaced(following) || (isByProgram && (isTight(following) || next === lines.length));
    if (!count || !follows) continue;
    isTightUsed ||= isTight(following);
    for (let line = at; line < next; line += 1) repeated.add(line);
    for (let line = next; line < lines.length && lines[line]!.startsWith('>'); line += 1) repeated.add(line);
  }
  lines.forEach((line, at) => {
    const neighbours = [lines[at - 1], lines[at + 1]].some((one) => one !== undefined && isSpaced(one) && !isComparison(one));
    if (isTight(line) ? isTightUsed : isSpaced(line) && (!isComparison(line) || neighbours)) repeated.add(at);
  });
  return repeated;
};

/** From which line on everything is another mail, or a signature; the number of lines where nothing is. */
const endOf = (lines: readonly string[]): number => {
  const signature = signatureIn(lines);
  const first = nextWords(lines, 0);
  const lastMarked = lines.findLastIndex((line) => line.startsWith('>'));
  const isUnmarked = (at: number): boolean =>
    at > first && at > lastMarked && lines.slice(at, at + attributionAt(lines, at)).some((line) => line.includes('@'));
  const end = lines.findIndex((_, at) => at === signature || isUnmarked(at) || isSeparator(lines, at) || isHeaderBlock(lines, at));
  return end < 0 ? lines.length : end;
};

const tidied = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** What a mail says. */
export type OwnWords = {
  /** What the person wrote; the whole text where nothing would be left. Empty only where the text is. */
  readonly own: string;
  /** Whether something of the text is not in it. */
  readonly isFolded: boolean;
};

/** @param text the plain text of a mail */
export const ownWords = (text: string): OwnWords => {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const repeated = repeatedLines(lines);
  const kept = lines.slice(0, endOf(lines)).filter((_, at) => !repeated.has(at));
  const [own, whole] = [tidied(kept), tidied(lines)];
  return own ? { own, isFolded: own !== whole } : { own: whole, isFolded: false };
};
