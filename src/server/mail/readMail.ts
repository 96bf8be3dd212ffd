/** Reads a mail as it came (MIME): who wrote it, to whom, its own words as plain text, its files, and whether a program wrote it. Rule: TKT-13. */
import { createHash } from 'node:crypto';
import type { AddressObject, HeaderLines, Headers } from 'mailparser';
import sanitizeHtml from 'sanitize-html';
import { withoutQuote } from '#shared/domain/mailQuote';
import { plainTextOf } from '#shared/kit/values';

export type MailFile = { readonly name: string; readonly bytes: Buffer };

/** What a mail says in its headers. */
type MailHead = {
  /** The sender's address, in lower case; undefined where there is none, or more than one. */
  readonly from: string | undefined;
  readonly to: readonly string[];
  /** Stands for the mail: the same again is the same mail. */
  readonly key: string;
  /** Written by a program: an answer during an absence, a mailing list, a report about a mail that did not arrive. */
  readonly isAutomatic: boolean;
};

/** What a mail contains. */
export type MailBody = {
  /** Without what is repeated of an earlier mail; may be empty. */
  readonly text: string;
  readonly files: readonly MailFile[];
};

/** A mail of which only the headers are read so far. Its body takes time, so it is read only for an address that we signed. */
export type IncomingMail = MailHead & { readonly body: () => Promise<MailBody> };

/** Most bytes of the headers of a mail. RFC 5322 sets no limit. */
const MOST_HEADERS = 262_144;

const addressesIn = (found: AddressObject | AddressObject[] | undefined): string[] =>
  [found ?? []].flat().flatMap(({ value }) => value.flatMap(({ address }) => (address ? [address.toLowerCase()] : [])));

const headerText = (headers: Headers, name: string): string => {
  const value = headers.get(name);
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
};

/** Headers into which mail servers write the address that a mail was delivered to; the mail's own may name another one. */
const delivered: readonly string[] = ['delivered-to', 'x-original-to', 'envelope-to'];

const deliveredTo = (lines: HeaderLines): string[] =>
  lines
    .filter(({ key }) => delivered.includes(key))
    .flatMap(({ line }) =>
      line
        .toLowerCase()
        .split(/[\s<>,:]/)
        .filter((word) => word.includes('@')),
    );

/** By RFC 3834 and what programs do that do not follow it. */
const isAutomatic = (headers: Headers, from: string | undefined): boolean => {
  const submitted = headerText(headers, 'auto-submitted');
  return (
    (submitted !== '' && submitted !== 'no') ||
    /^(bulk|junk|list|auto_reply)$/.test(headerText(headers, 'precedence')) ||
    ['x-autoreply', 'x-autorespond', 'list-id', 'list-unsubscribe', 'x-failed-recipients'].some((name) => headers.has(name)) ||
    /^(mailer-daemon|postmaster|no-?reply)@/.test(from ?? '')
  );
};

/** Longest HTML, in characters, and deepest nesting of elements that are parsed. */
const MOST_HTML = 300_000;
const MOST_DEPTH = 100;

/** Elements that contain nothing and have no end. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

/** Whether elements are nested deeper than is parsed. Like the parser it ignores an end tag without its start tag. */
const isDeep = (html: string): boolean => {
  const open: string[] = [];
  for (const [, end, tag = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    const name = tag.toLowerCase();
    const at = end ? open.lastIndexOf(name) : -1;
    if (at >= 0) open.length = at;
    else if (!end && !VOID.test(name)) open.push(name);
    if (open.length > MOST_DEPTH) return true;
  }
  return false;
};

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words of HTML that would take very long to parse: without its tags, and with what it repeats of an earlier mail. */
const wordsOnly = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/div|\/li|\/tr)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, (sign) => entities[sign]!);

/** The words of HTML: no script, no address of a picture, and nothing that a mail program repeats of another mail. */
const textOfHtml = (html: string): string => {
  const own = sanitizeHtml(html, {
    allowedTags: ['p', 'div', 'br', 'li', 'tr', 'h1', 'h2', 'h3', 'blockquote'],
    allowedAttributes: { div: ['class', 'id'] },
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'blockquote' || (tag === 'div' && /gmail_quote|moz-cite-prefix|divRplyFwdMsg/.test(`${attribs['class']} ${attribs['id']}`)),
  });
  const lines = own.replace(/\s+/g, ' ').replace(/<br[^<>]*>|<\/(?:p|div|li|tr|h[123])>/g, '$&\n');
  const words = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} });
  const plain = words.replace(/&(?:amp|lt|gt|quot);/g, (sign) => entities[sign]!).replace(/\u00a0/g, ' ');
  return plain
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
};

const keyOf = (messageId: string | undefined, raw: Buffer): string =>
  createHash('sha256')
    .update(messageId ?? raw)
    .digest('hex');

/** The parser makes only what we need of a mail. */
const options = { skipHtmlToText: true, skipTextToHtml: true, skipTextLinks: true, skipImageLinks: true } as const;

/** The headers with the empty line after them. */
const headersOf = (raw: Buffer): Buffer => {
  const ends = [raw.indexOf('\r\n\r\n'), raw.indexOf('\n\n')].filter((at) => at >= 0);
  return raw.subarray(0, Math.min(ends.length ? Math.min(...ends) + 4 : raw.length, MOST_HEADERS));
};

const bodyOf = async (raw: Buffer): Promise<MailBody> => {
  const { simpleParser } = await import('mailparser');
  const mail = await simpleParser(raw, options);
  const html = mail.html || '';
  const isLong = html.length > MOST_HTML || isDeep(html);
  return {
    text: withoutQuote(plainTextOf(mail.text || (isLong ? wordsOnly(html) : textOfHtml(html)))),
    files: mail.attachments.map(({ filename, content }) => ({ name: plainTextOf(filename ?? '') || 'lampiran', bytes: content })),
  };
};

/**
 * Reads the headers of a mail; its body when that is asked for.
 * @throws Error for what cannot be read as a mail
 */
export const readMail = async (raw: Buffer): Promise<IncomingMail> => {
  // Loaded with the first mail: most servers receive none.
  const { simpleParser } = await import('mailparser');
  const { from: found, to, cc, headers, headerLines, messageId } = await simpleParser(headersOf(raw), options);
  const senders = addressesIn(found);
  const from = senders.length === 1 ? senders[0] : undefined;
  return {
    from,
    to: [...deliveredTo(headerLines), ...addressesIn(to), ...addressesIn(cc)],
    key: keyOf(messageId, raw),
    isAutomatic: isAutomatic(headers, from),
    body: () => bodyOf(raw),
  };
};
