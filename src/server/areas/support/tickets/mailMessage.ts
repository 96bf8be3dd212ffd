/** The message that a mail becomes: its words, and what is said of the rest of it, in the reader's language. Rule: TKT-13. */
import { defaultLanguage, type Language } from '#shared/locale';
import { invitationText } from '#shared/areas/support/domain/invitation';
import { MOST_MESSAGE } from '#shared/areas/support/resources/ticket';
import { cutAt, type MailBody } from '#server/mail/mailBody';

type Texts = { readonly empty: string; readonly cut: string; readonly sealed: string; readonly left: (names: string) => string };

/** What is added to the words of a mail. The requester reads it, in their own language. */
const texts: Record<Language, Texts> = {
  id: {
    empty: '(Tanpa teks.)',
    cut: '(Pesan ini dipotong karena terlalu panjang.)',
    sealed: '(Isi surat ini dikemas dengan S/MIME dan hanya terbaca di program surat. Isinya ada di lampiran.)',
    left: (names) => `(Lampiran yang tidak disimpan: ${names})`,
  },
  en: {
    empty: '(No text.)',
    cut: '(This message was cut because it is too long.)',
    sealed: '(The content of this mail is packed by S/MIME, and only a mail program reads it. It is in the attachment.)',
    left: (names) => `(Attachments that were not kept: ${names})`,
  },
};

/** Read by the staff, who share one note: in both languages. */
const strangerNote = (sender: string): string =>
  `E-mail dari alamat yang bukan milik pemohon (${sender}). Isinya tidak ditampilkan kepada klien.\n` +
  `An e-mail from an address that is not the requester's (${sender}). The client does not see it.`;

/** Enough to recognise an address, and too little to write to it. */
const veiled = (address: string | undefined): string => (address ?? '?').replace(/^(.).*@/, '$1…@').slice(0, 100);

type Parts = {
  readonly language: Language;
  readonly zone: string;
  /** What stands above the words of the mail. */
  readonly first?: string;
  /** Names of files that were not kept. */
  readonly left: readonly string[];
};

/** Characters of the names of files that were not kept. */
const MOST_NAMES = 1_000;

/** `isCut`: some of the mail's own words are left out. */
export type MailMessage = { readonly message: string; readonly isCut: boolean };

export const mailMessage = ({ text, invitations, isSealed }: MailBody, { language, zone, first = '', left }: Parts): MailMessage => {
  const sentences = texts[language];
  const named = left.length ? sentences.left(cutAt(left.join(', '), MOST_NAMES)) : '';
  const after = [...invitations.map((one) => invitationText(one, language, zone)), ...(isSealed ? [sentences.sealed] : []), named];
  const rest = after.filter(Boolean).join('\n\n');
  const room = MOST_MESSAGE - first.length - rest.length - sentences.cut.length - 10;
  const isCut = text.length > room;
  const isEmpty = !text && !invitations.length && !isSealed;
  const own = isCut ? `${cutAt(text, room)}\n${sentences.cut}` : text || (isEmpty ? sentences.empty : '');
  return { message: [first, own, rest].filter(Boolean).join('\n\n'), isCut };
};

/** The same for an internal note about a mail that is not the requester's. */
export const strangerMessage = (body: MailBody, from: string | undefined, parts: Omit<Parts, 'language' | 'first'>): MailMessage =>
  mailMessage(body, { ...parts, language: defaultLanguage, first: strangerNote(veiled(from)) });
