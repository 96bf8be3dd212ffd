/** The few tags a description may have, and the plain excerpt made from it. Both sides sanitise with the same list. */
import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote', 'a'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }), b: 'strong', i: 'em' },
  disallowedTagsMode: 'discard',
  parseStyleAttributes: false,
};

/** HTML with only the allowed tags; scripts, handlers, styles and odd addresses are gone. Idempotent. */
export const sanitiseRichText = (html: string): string => sanitizeHtml(html, allowed).trim();

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' };

/** The words alone, on one line, cut at a word's end to at most `max` characters. */
export const excerptOf = (html: string, max = 255): string => {
  const spaced = html.replace(/<(\/p|br|\/li|\/h[23]|\/blockquote)[^>]*>/g, '$& ');
  const words = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= max) return words;
  const cut = words.slice(0, max - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), Math.floor(max / 2))).trimEnd()}…`;
};
