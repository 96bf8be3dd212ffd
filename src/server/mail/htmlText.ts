/**
 * The words of HTML as plain text: no script, no address of a picture, and the address of a link after its words. What a mail program repeats of another mail gets the marks that it has
 * in plain text (`> `), so that one rule finds it in both (TKT-13).
 */
import sanitizeHtml from 'sanitize-html';

/** Longest HTML, in characters, and deepest nesting of elements that are parsed; of longer HTML this many characters are looked at. */
const MOST_HTML = 300_000;
const MOST_DEPTH = 100;
const MOST_SCANNED = 3_000_000;

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

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' };
const withSigns = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|nbsp);/g, (sign) => entities[sign]!);

/** Without the elements whose text nobody reads. */
const withoutUnread = (html: string): string => {
  const kept: string[] = [];
  let from = 0;
  let inside: string | undefined;
  for (const { 1: end, 2: tag = '', index } of html.matchAll(/<(\/?)(script|style|title)\b/gi)) {
    const name = tag.toLowerCase();
    if (!end && inside === undefined) {
      kept.push(html.slice(from, index));
      inside = name;
    } else if (end && inside === name) {
      from = index;
      inside = undefined;
    }
  }
  if (inside === undefined) kept.push(html.slice(from));
  return kept.join('');
};

/** What is left of an address, or of words that are one, when they are compared. */
const bareAddress = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^(?:https?:\/\/|mailto:|tel:)/, '')
    .replace(/\/$/, '');

/** The address of a link as it stands after its words; nothing where the words say it already, or where there are none. */
const addressAfter = (words: string, address: string): string =>
  words.trim() && bareAddress(words) !== bareAddress(address) ? ` (${address})` : '';

/** A link with a `href` in quotation marks and without elements in it. */
const LINK = /<a\b[^<>]{0,500}?\bhref="((?:https?:|mailto:|tel:)[^"<>]{1,2000})"[^<>]{0,500}>([^<]*)<\/a>/gi;

/** The words of HTML that would take very long to parse: without its tags, and with what it repeats of an earlier mail. */
const wordsOnly = (html: string): string =>
  withSigns(
    withoutUnread(html.slice(0, MOST_SCANNED))
      .replace(LINK, (_, address: string, words: string) => words + addressAfter(words, address))
      .replace(/<(?:br|\/p|\/div|\/li|\/tr)\b[^<>]*>/gi, '\n')
      .replace(/<\/t[dh]\b[^<>]*>/gi, '\t')
      .replace(/<[^<>]*>/g, ' '),
  );

/** What programs call the element that holds the mail which they repeat, with the line above it. */
const REPEATED = /gmail_quote|yahoo_quoted|moz-cite-prefix/;

/** How the parts of repeated mails are told apart once their attributes are gone. */
const names = { repeated: 'blockquote', indented: 'article', around: 'section' } as const;

/** A mail program marks what it repeats; without a mark somebody indented their own words. */
const isRepeated = (attributes: Readonly<Record<string, string>>): boolean =>
  attributes['type'] === 'cite' || 'cite' in attributes || /gmail_quote/.test(attributes['class'] ?? '');

const cleaned = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['p', 'div', 'br', 'hr', 'li', 'tr', 'td', 'th', 'h1', 'h2', 'h3', 'h4', 'pre', 'a', ...Object.values(names)],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title'],
    transformTags: {
      blockquote: (_, attributes) => ({ tagName: isRepeated(attributes) ? names.repeated : names.indented, attribs: {} }),
      div: (_, attributes) => ({ tagName: REPEATED.test(attributes['class'] ?? '') ? names.around : 'div', attribs: {} }),
      article: () => ({ tagName: 'div', attribs: {} }),
      section: () => ({ tagName: 'div', attribs: {} }),
    },
  });

/** Replaces each link that `cleaned` left by its text and its address. */
const withAddresses = (html: string): string =>
  html
    .replace(
      /<a href="([^"]*)">(.*?)<\/a>/gs,
      (_, address: string, inner: string) => inner + addressAfter(inner.replace(/<[^<>]*>/g, ''), address),
    )
    .replace(/<\/?a\b[^<>]*>/g, '');

/** The mark of a signature ends with a space. */
const trimmedLine = (line: string): string =>
  line === '-- '
    ? line
    : line
        .split(/\t/)
        .map((cell) => cell.trim())
        .join('\t')
        .trim();

/** The text of HTML that has only the elements which `cleaned` leaves, each with its end. */
const linesOf = (html: string): string => {
  const lines: string[] = [];
  const open: string[] = [];
  let line = '';
  const isQuote = (name: string, at: number): boolean =>
    name === names.repeated || (name === names.indented && open.slice(0, at).some((one) => one === names.around || one === names.repeated));
  const end = (isAlways = false): void => {
    if (isAlways || line.trim()) lines.push('> '.repeat(open.filter(isQuote).length) + trimmedLine(line));
    line = '';
  };
  for (const [, closes, name, text] of html.matchAll(/<(\/?)([a-z0-9]+)[^<>a-z0-9]*>|([^<]+)/g)) {
    if (text !== undefined) {
      const parts = open.includes('pre') ? text.split('\n') : [text];
      parts.forEach((part, at) => {
        if (at) end(true);
        line += part.replace(/\s+/g, ' ');
      });
    } else if (name === 'td' || name === 'th') line += closes ? '\t' : '';
    else if (name === 'br') end(true);
    else {
      end();
      if (closes) open.splice(open.lastIndexOf(name!), 1);
      else if (name !== 'hr') open.push(name!);
    }
  }
  end();
  return withSigns(lines.join('\n'));
};

/** The words of HTML, line by line; the cells of a row are separated by tabs. */
export const textOfHtml = (html: string): string =>
  html.length > MOST_HTML || isDeep(html) ? wordsOnly(html) : linesOf(withAddresses(cleaned(html)));
