/** Reads the headers of a mail as it came (MIME): who wrote it, to whom, and whether a program wrote it. Its body is read later, by mailBody.ts. Rule: TKT-13. */
import { createHash } from 'node:crypto';
import type { AddressObject, HeaderLines, Headers } from 'mailparser';
import type { MailBody } from './mailBody';

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

const keyOf = (messageId: string | undefined, raw: Buffer): string =>
  createHash('sha256')
    .update(messageId ?? raw)
    .digest('hex');

/** The headers with the empty line after them. */
const headersOf = (raw: Buffer): Buffer => {
  const ends = [raw.indexOf('\r\n\r\n'), raw.indexOf('\n\n')].filter((at) => at >= 0);
  return raw.subarray(0, Math.min(ends.length ? Math.min(...ends) + 4 : raw.length, MOST_HEADERS));
};

/**
 * Reads the headers of a mail.
 * @param readBody reads its body, when that is asked for
 * @throws Error for what cannot be read as a mail
 */
export const readMail = async (raw: Buffer, readBody: (raw: Buffer) => Promise<MailBody>): Promise<IncomingMail> => {
  // Loaded with the first mail: most servers receive none.
  const { simpleParser } = await import('mailparser');
  const { from: found, to, cc, headers, headerLines, messageId } = await simpleParser(headersOf(raw));
  const senders = addressesIn(found);
  const from = senders.length === 1 ? senders[0] : undefined;
  return {
    from,
    to: [...deliveredTo(headerLines), ...addressesIn(to), ...addressesIn(cc)],
    key: keyOf(messageId, raw),
    isAutomatic: isAutomatic(headers, from),
    body: () => readBody(raw),
  };
};
