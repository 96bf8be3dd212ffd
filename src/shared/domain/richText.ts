/** The few tags a description may have, and the plain excerpt made from it. Both sides sanitise with the same list. Rule: ITM-4. */
import sanitizeHtml from 'sanitize-html';
import type { Problem } from '../errors';
import { limits } from '../limits';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote', 'a'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }), b: 'strong', i: 'em' },
  disallowedTagsMode: 'discard',
  parseStyleAttributes: false,
  // Deeper tags are removed and their text stays: otherwise a short text of nested tags could grow to many times its size.
  nestingLimit: limits.richTextDepth,
};

/** HTML with only the allowed tags; scripts, event handlers, styles and unsafe addresses are removed. Idempotent. */
export const sanitiseRichText = (html: string): string => sanitizeHtml(html, allowed).trim();

/** How many characters a sanitised text has for each one of the original, at most: a quotation mark becomes `&quot;`. */
const MOST_GROWTH = 6;
/** Characters that a link is given in addition. */
const MOST_OF_LINK = 60;

class TooDeep extends Error {}

/** How deep its tags are nested, counted as the sanitiser reads them; it stops at the first one that is too deep. */
const isTooDeep = (html: string): boolean => {
  let depth = 0;
  const onOpenTag = (): void => {
    depth += 1;
    if (depth > limits.richTextDepth) throw new TooDeep();
  };
  try {
    sanitizeHtml(html, { ...allowed, onOpenTag, onCloseTag: () => void (depth -= 1) });
    return false;
  } catch (error) {
    if (error instanceof TooDeep) return true;
    throw error;
  }
};

/**
 * What is wrong with a rich text whose length as it was sent is fine already: nested too deep, or too long once it is sanitised,
 * as entities and the attributes of links add to it. Time is linear in its length.
 * @param max characters of the sanitised text
 */
export const richTextProblem = (html: string, max: number): Pick<Problem, 'code' | 'meta'> | undefined => {
  // Most texts are so short, and have so few tags, that they cannot be either: they need not be parsed for it.
  const tags = html.split('<').length - 1;
  if (tags <= limits.richTextDepth && html.length * MOST_GROWTH + tags * MOST_OF_LINK <= max) return undefined;
  if (isTooDeep(html)) return { code: 'too_nested', meta: { max: limits.richTextDepth } };
  return sanitiseRichText(html).length > max ? { code: 'too_long', meta: { max } } : undefined;
};

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' };

/** The text without tags on one line, cut at the end of a word to at most `max` characters. */
export const excerptOf = (html: string, max = 255): string => {
  const spaced = html.replace(/<(\/p|br|\/li|\/h[23]|\/blockquote)[^<>]*>/g, '$& ');
  const words = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= max) return words;
  const cut = words.slice(0, max - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), Math.floor(max / 2))).trimEnd()}…`;
};
