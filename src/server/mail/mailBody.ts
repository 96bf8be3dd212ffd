/** Reads the body of a mail: its own words as plain text, and its files. Large or made on purpose it takes long, so it runs in the thread for expensive work. Rule: TKT-13. */
import { createHash } from 'node:crypto';
import { cleanFileName, typeOfMailed, type FileType } from '#shared/domain/file';
import { invitationIn, type Invitation } from '#shared/areas/support/domain/invitation';
import { ownWords } from '#shared/areas/support/domain/mailQuote';
import { MOST_FULL_TEXT } from '#shared/areas/support/resources/ticket';
import { plainTextOf } from '#shared/kit/values';
import { readParts, type Enclosed } from './mailParts';

/** `type`: undefined where it is none that we keep. */
export type MailFile = { readonly name: string; readonly type: FileType | undefined; readonly bytes: Buffer };

/** What a mail contains. */
export type MailBody = {
  /** Without what is repeated of an earlier mail; empty only where the mail has no words. */
  readonly text: string;
  /** All of its words, where that is more. */
  readonly fullText: string | undefined;
  /** Those that somebody attached before those that the text shows, such as the logos of a signature. */
  readonly files: readonly MailFile[];
  readonly invitations: readonly Invitation[];
  /** Whether its content is encrypted, or packed with its signature: only the program of a mailbox reads it. */
  readonly isSealed: boolean;
  /** Stands for what it says: of two mails with the same content it is the same. */
  readonly hash: string;
};

/** Invitations that a message names, and files of a mail that are looked at. */
const MOST_INVITATIONS = 5;
const MOST_FILES = 200;

const SIGNATURE = /^application\/(?:x-)?(?:pkcs7|pgp)-signature$/;
const SEALED = /^application\/(?:x-)?pkcs7-mime$/;
const CALENDAR = /^(?:text\/calendar|application\/ics)$/;

/** As our rules want a text: without what they refuse, and in the form in which it is stored. */
/** Characters that turn the direction of what follows, so that it reads otherwise than it was written. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

const tidied = (text: string): string => plainTextOf(plainTextOf(text).normalize('NFC')).replace(TURNING, '');

/** The first characters, without half of one at the end. */
export const cutAt = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

/** The type of a file by its bytes; of what bytes do not show, by what its sender calls it. */
const typeOf = ({ contentType, bytes }: Enclosed): FileType | undefined => {
  if (SEALED.test(contentType)) return 'application/pkcs7-mime';
  if (contentType === 'message/rfc822') return 'message/rfc822';
  return CALENDAR.test(contentType) ? 'text/calendar' : typeOfMailed(bytes);
};

/** Names of files whose senders gave none. */
const unnamed: Partial<Readonly<Record<FileType, string>>> = {
  'application/pkcs7-mime': 'smime.p7m',
  'message/rfc822': 'surat.eml',
  'text/calendar': 'undangan.ics',
};

const fileOf = (one: Enclosed): MailFile => {
  const type = typeOf(one);
  const name = cutAt(cleanFileName(tidied(one.name ?? '')), 120);
  return { name: name || (type && unnamed[type]) || 'lampiran', type, bytes: one.bytes };
};

const sameAs = (one: Enclosed) => (other: Enclosed) => other.contentType === one.contentType && other.bytes.equals(one.bytes);

/** Where one file came several times, the one with a name. */
const bestOf = (all: readonly Enclosed[]): Enclosed | undefined => all.find(({ name }) => name !== undefined) ?? all[0];

/** Without signatures, which are no files to people, and without the same calendar a second time. */
const filesAmong = (enclosed: readonly Enclosed[]): readonly Enclosed[] =>
  enclosed
    .slice(0, MOST_FILES)
    .map((one) => (CALENDAR.test(one.contentType) ? { ...one, contentType: 'text/calendar' } : one))
    .filter(({ contentType }) => !SIGNATURE.test(contentType) && contentType !== 'text/x-amp-html')
    .filter((one, _, all) => one.contentType !== 'text/calendar' || one === bestOf(all.filter(sameAs(one))));

const hashOf = (text: string, enclosed: readonly Enclosed[]): string => {
  const hash = createHash('sha256').update(text.replace(/\s+/g, ' ').trim());
  for (const { bytes } of enclosed) hash.update(createHash('sha256').update(bytes).digest());
  return hash.digest('hex');
};

/** @throws Error for what cannot be read as a mail */
export const readBody = async (raw: Buffer): Promise<MailBody> => {
  const parts = await readParts(raw);
  const whole = tidied(parts.text).trim();
  const { own, isFolded } = ownWords(whole);
  const enclosed = filesAmong(parts.enclosed);
  const [inText, attached] = [true, false].map((is) => enclosed.filter((one) => one.isInText === is));
  return {
    text: cutAt(own, MOST_FULL_TEXT),
    fullText: isFolded || own.length > MOST_FULL_TEXT ? cutAt(whole, MOST_FULL_TEXT) : undefined,
    files: [...attached!, ...inText!].map(fileOf),
    invitations: enclosed
      .filter(({ contentType }) => contentType === 'text/calendar')
      .flatMap(({ bytes }) => invitationIn(tidied(bytes.toString())) ?? [])
      .slice(0, MOST_INVITATIONS),
    isSealed: enclosed.some(({ contentType }) => SEALED.test(contentType)),
    hash: hashOf(whole, enclosed),
  };
};
