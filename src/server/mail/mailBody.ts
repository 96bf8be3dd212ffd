/** Reads the body of a mail: its own words as plain text, and its files. Large or made on purpose it takes long, so it runs in the thread for expensive work. Rule: TKT-13. */
import { simpleParser } from 'mailparser';
import sanitizeHtml from 'sanitize-html';
import { withoutQuote } from '#shared/areas/support/domain/mailQuote';
import { plainTextOf } from '#shared/kit/values';

export type MailFile = { readonly name: string; readonly bytes: Buffer };

/** What a mail contains. */
export type MailBody = {
  /** Without what is repeated of an earlier mail; may be empty. */
  readonly text: string;
  readonly files: readonly MailFile[];
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

/** The parser makes only what we need of a mail. */
const options = { skipHtmlToText: true, skipTextToHtml: true, skipTextLinks: true, skipImageLinks: true } as const;

/** @throws Error for what cannot be read as a mail */
export const readBody = async (raw: Buffer): Promise<MailBody> => {
  const mail = await simpleParser(raw, options);
  const html = mail.html || '';
  const isLong = html.length > MOST_HTML || isDeep(html);
  return {
    text: withoutQuote(plainTextOf(mail.text || (isLong ? wordsOnly(html) : textOfHtml(html)))),
    files: mail.attachments.map(({ filename, content }) => ({ name: plainTextOf(filename ?? '') || 'lampiran', bytes: content })),
  };
};
