/** Reads a mail as it came (MIME): who wrote it, to whom, its own words as plain text, its files, and whether a program wrote it. Rule: TKT-13. */
import { createHash } from 'node:crypto';
import type { AddressObject, HeaderLines, Headers } from 'mailparser';
import sanitizeHtml from 'sanitize-html';
import { withoutQuote } from '#shared/domain/mailQuote';

export type MailFile = { readonly name: string; readonly bytes: Buffer };

export type IncomingMail = {
  /** The sender's address, in lower case; undefined where there is none, or more than one. */
  readonly from: string | undefined;
  readonly to: readonly string[];
  /** Stands for the mail: the same again is the same mail. */
  readonly key: string;
  /** Without what is repeated of an earlier mail; may be empty. */
  readonly text: string;
  readonly files: readonly MailFile[];
  /** Written by a program: an answer during an absence, a mailing list, a report about a mail that did not arrive. */
  readonly isAutomatic: boolean;
};

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

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

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

/** @throws Error for what cannot be read as a mail */
export const readMail = async (raw: Buffer): Promise<IncomingMail> => {
  // Loaded with the first mail: most servers receive none.
  const { simpleParser } = await import('mailparser');
  const mail = await simpleParser(raw, { skipHtmlToText: true, skipTextToHtml: true, skipTextLinks: true, skipImageLinks: true });
  const senders = addressesIn(mail.from);
  const from = senders.length === 1 ? senders[0] : undefined;
  return {
    from,
    to: [...deliveredTo(mail.headerLines), ...addressesIn(mail.to), ...addressesIn(mail.cc)],
    key: keyOf(mail.messageId, raw),
    text: withoutQuote(mail.text || (mail.html ? textOfHtml(mail.html) : '')),
    files: mail.attachments.map(({ filename, content }) => ({ name: filename ?? 'lampiran', bytes: content })),
    isAutomatic: isAutomatic(mail.headers, from),
  };
};
