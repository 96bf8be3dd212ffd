/**
 * An answer by mail becomes part of its ticket: as a message of the requester, or as an internal note where somebody else wrote it, so that
 * nothing is lost and no stranger's words or address reach the client (decision 43). Rules: TKT-5, TKT-6, TKT-13.
 */
import type { AttachedFile } from '#shared/domain/file';
import { defaultLanguage, type Language } from '#shared/locale';
import { MOST_MESSAGE, ticket } from '#shared/areas/support/resources/ticket';
import type { InboundMail } from '#server/config';
import { systemAct } from '#server/repository/actors';
import { takeNotice } from '#server/repository/gatewayNotices';
import type { Store } from '#server/repository/store';
import { mailRequester, type MailRequester } from '../sql/tickets';
import { write } from '#server/repository/write';
import { isSignedFor, type AddressedTicket } from '#server/mail/replyAddress';
import type { MailFile } from '#server/mail/mailBody';
import type { IncomingMail } from '#server/mail/readMail';

/** `taken`: a message of the requester; `noted`: an internal note; `repeated`: it was taken before; `ignored`: it is for nobody. */
export type MailResult = 'taken' | 'noted' | 'repeated' | 'ignored';

type Needs = {
  readonly store: Store;
  readonly inbound: InboundMail;
  /** Stores a file for the person who will attach it; undefined where its type or size is refused. */
  readonly keep: (file: MailFile, person: string) => Promise<AttachedFile | undefined>;
};

const most = ticket.attributes.files.most ?? 0;

/** Those of the files that can be attached, and the names of the others. */
const attachable = async ({ keep }: Needs, files: readonly MailFile[], person: string) => {
  const attached: AttachedFile[] = [];
  const left: string[] = [];
  for (const file of files) {
    const found = attached.length < most ? await keep(file, person) : undefined;
    if (found) attached.push(found);
    else left.push(file.name.slice(0, 120));
  }
  return { files: attached.length ? attached : null, left };
};

type Texts = { readonly empty: string; readonly cut: string; readonly left: (names: string) => string };

/** What is added to the words of a mail. The requester reads it, in their own language. */
const texts: Record<Language, Texts> = {
  id: {
    empty: '(Tanpa teks.)',
    cut: '(Pesan ini dipotong karena terlalu panjang.)',
    left: (names) => `(Lampiran yang tidak disimpan: ${names})`,
  },
  en: {
    empty: '(No text.)',
    cut: '(This message was cut because it is too long.)',
    left: (names) => `(Attachments that were not kept: ${names})`,
  },
};

/** Read by the staff, who share one note: in both languages. */
const strangerNote = (sender: string): string =>
  `E-mail dari alamat yang bukan milik pemohon (${sender}). Isinya tidak ditampilkan kepada klien.\n` +
  `An e-mail from an address that is not the requester's (${sender}). The client does not see it.`;

type Parts = { readonly language: Language; readonly first?: string; readonly text: string; readonly left: readonly string[] };

/** @param first what stands above the words of the mail */
const wholeText = ({ language, first = '', text, left }: Parts): string => {
  const sentences = texts[language];
  const after = left.length ? sentences.left(left.join(', ').slice(0, 1_000)) : '';
  const room = MOST_MESSAGE - first.length - after.length - sentences.cut.length - 10;
  const own = text.length > room ? `${text.slice(0, room)}\n${sentences.cut}` : text || sentences.empty;
  return [first, own, after].filter(Boolean).join('\n\n');
};

/** Enough to recognise an address, and too little to write to it. */
const veiled = (address: string | undefined): string => (address ?? '?').replace(/^(.).*@/, '$1…@');

const isBy = ({ email, mayReply }: MailRequester, from: string | undefined): boolean => mayReply && from === email;

/** @param addressed what the recipient's address says */
export const takeMail = async (needs: Needs, mail: IncomingMail, addressed: AddressedTicket): Promise<MailResult> => {
  const { store, inbound } = needs;
  const requester = await mailRequester(store, addressed.ticket);
  if (!requester || !isSignedFor(inbound, addressed, requester.id)) return 'ignored';
  const isOwn = isBy(requester, mail.from);
  const language = requester.language ?? defaultLanguage;
  const nobody = systemAct(store);
  const person = { id: requester.id, roles: [], permissions: [], entityId: requester.entityId };
  const act = isOwn ? { ...nobody, actor: person } : nobody;
  const { text, files: enclosed } = await mail.body();
  const { files, left } = await attachable(needs, enclosed, act.actor.id);
  return write(act, true, async (work) => {
    if (!(await takeNotice(work, 'mail', mail.key))) return 'repeated';
    if (isOwn) {
      await work.run('ticket', 'reply', addressed.ticket, { message: wholeText({ language, text, left }), files });
      return 'taken';
    }
    const message = wholeText({ language: defaultLanguage, first: strangerNote(veiled(mail.from)), text, left });
    await work.add('ticketNote', { ticket: { type: ticket.type, id: addressed.ticket }, message, files });
    return 'noted';
  });
};
