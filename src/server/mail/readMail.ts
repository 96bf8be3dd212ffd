/** Reads the headers of a mail as it came (MIME): who wrote it, to whom, and whether a program wrote it. Its body is read later, by mailBody.ts. Rule: TKT-13. */
import { createHash } from 'node:crypto';
import type { AddressObject } from 'mailparser';
import type { MailBody } from './mailBody';
import { headersOf, MOST_READ } from './mailHead';

/** What a mail says in its headers. */
type MailHead = {
  /** The sender's address, in lower case; undefined where there is none, or more than one. */
  readonly from: string | undefined;
  readonly to: readonly string[];
  /** Written by a program: an answer during an absence, a mailing list, a receipt, a report about a mail that did not arrive. */
  readonly isAutomatic: boolean;
};

/** A mail of which only the headers are read so far. Its body takes time, so it is read only for an address that we signed. */
export type IncomingMail = MailHead & {
  /** As it came. */
  readonly raw: Buffer;
  readonly body: () => Promise<MailBody>;
  /** Stands for the mail: the same again is the same mail. Programs may give two mails one Message-ID, so it alone says nothing. */
  readonly keyWith: (body: Pick<MailBody, 'hash'>) => string;
};

const addressesIn = (found: AddressObject | AddressObject[] | undefined): string[] =>
  [found ?? []].flat().flatMap(({ value }) => value.flatMap(({ address }) => (address ? [address.toLowerCase()] : [])));

/** Headers by their names, as they stand in the mail: the parser gathers some of them under other names. */
type Lines = ReadonlyMap<string, readonly string[]>;

const linesOf = (lines: readonly { readonly key: string; readonly line: string }[]): Lines => {
  const found = new Map<string, string[]>();
  for (const { key, line } of lines) {
    const value = line
      .slice(line.indexOf(':') + 1)
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase();
    const values = found.get(key) ?? [];
    values.push(value);
    found.set(key, values);
  }
  return found;
};

/** Headers into which mail servers write the address that a mail was delivered to; the mail's own may name another one. */
const delivered: readonly string[] = ['delivered-to', 'x-original-to', 'envelope-to'];

const deliveredTo = (lines: Lines): string[] =>
  delivered.flatMap((name) => lines.get(name) ?? []).flatMap((value) => value.split(/[\s<>,:]/).filter((word) => word.includes('@')));

/** Headers that only programs write, with what they say then. */
const automatic: readonly (readonly [name: RegExp, value: RegExp])[] = [
  [/^auto-submitted$/, /^(?!no\b)./],
  [/^precedence$/, /^(?:bulk|junk|list|auto_reply)$/],
  [/^x-auto-response-suppress$/, /^(?!none$)./],
  [/^(?:x-autoreply|x-autorespond|x-autoresponder)$/, /^(?!no$)/],
  [/^list-(?:id|unsubscribe|post|help|subscribe|owner|archive)$/, /^/],
  [/^x-failed-recipients$/, /^/],
  [/^return-path$/, /^<\s*>$/],
  [/^content-type$/, /^(?:multipart\/report|message\/(?:delivery-status|disposition-notification))\b/],
];

/** By RFC 3834 and what programs do that do not follow it. */
const isAutomatic = (lines: Lines, from: string | undefined): boolean =>
  /^(mailer-daemon|postmaster|no-?reply)@/.test(from ?? '') ||
  [...lines].some(([name, values]) => automatic.some(([known, sign]) => known.test(name) && values.some((value) => sign.test(value))));

/** What two deliveries of one mail have in common; without an id and a time only the bytes of their beginning tell. */
const keyOf = (lines: Lines, from: string | undefined, raw: Buffer, { hash }: Pick<MailBody, 'hash'>): string => {
  const [id, date] = ['message-id', 'date'].map((name) => lines.get(name)?.[0] ?? '');
  const head = id || date ? [id, date, from ?? ''].join('\n') : raw.subarray(0, MOST_READ);
  return createHash('sha256').update(head).update(`\n${hash}`).digest('hex');
};

/** The headers that we ask for. */
const asked =
  /^(?:from|to|cc|date|message-id|content-type|precedence|return-path|auto-submitted|delivered-to|envelope-to|list-|x-original-to|x-auto|x-failed)/i;

/**
 * Reads the headers of a mail.
 * @param readBody reads its body, when that is asked for
 * @throws Error for what cannot be read as a mail
 */
export const readMail = async (raw: Buffer, readBody: (raw: Buffer) => Promise<MailBody>): Promise<IncomingMail> => {
  // Loaded with the first mail: most servers receive none.
  const { simpleParser } = await import('mailparser');
  const { from: found, to, cc, headerLines } = await simpleParser(headersOf(raw, asked));
  const senders = addressesIn(found);
  const from = senders.length === 1 ? senders[0] : undefined;
  const lines = linesOf(headerLines ?? []);
  return {
    from,
    to: [...deliveredTo(lines), ...addressesIn(to), ...addressesIn(cc)],
    isAutomatic: isAutomatic(lines, from),
    raw,
    body: () => readBody(raw),
    keyWith: (body) => keyOf(lines, from, raw, body),
  };
};
