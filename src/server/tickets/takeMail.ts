/**
 * An answer by mail becomes part of its ticket: as a message of the requester, or as an internal note where somebody else wrote it, so that
 * nothing is lost and no stranger's words or address reach the client (decision 43). Rules: TKT-5, TKT-6, TKT-13.
 */
import type { AttachedFile } from '#shared/domain/file';
import { MOST_MESSAGE, ticket } from '#shared/resources/ticket';
import type { InboundMail } from '../config';
import { systemAct } from '../repository/actors';
import { takeNotice } from '../repository/charges';
import type { Store } from '../repository/store';
import { mailRequester, type MailRequester } from '../repository/tickets';
import { write } from '../repository/write';
import { isSignedFor, type AddressedTicket } from '../mail/replyAddress';
import type { IncomingMail, MailFile } from '../mail/readMail';

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
  const kept: AttachedFile[] = [];
  const left: string[] = [];
  for (const file of files) {
    const found = kept.length < most ? await keep(file, person) : undefined;
    if (found) kept.push(found);
    else left.push(file.name.slice(0, 120));
  }
  return { files: kept.length ? kept : null, left };
};

const texts = {
  empty: '(Tanpa teks.)',
  cut: '(Pesan ini dipotong karena terlalu panjang.)',
  left: (names: string) => `(Lampiran yang tidak disimpan: ${names})`,
  stranger: (sender: string) => `E-mail dari alamat yang bukan milik pemohon (${sender}). Isinya tidak ditampilkan kepada klien.`,
};

const wholeText = (first: string, text: string, left: readonly string[]): string => {
  const after = left.length ? texts.left(left.join(', ').slice(0, 1_000)) : '';
  const room = MOST_MESSAGE - first.length - after.length - texts.cut.length - 10;
  const own = text.length > room ? `${text.slice(0, room)}\n${texts.cut}` : text || texts.empty;
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
  const nobody = systemAct(store);
  const person = { id: requester.id, roles: [], permissions: [], entityId: requester.entityId };
  const act = isOwn ? { ...nobody, actor: person } : nobody;
  const { files, left } = await attachable(needs, mail.files, act.actor.id);
  return write(act, true, async (work) => {
    if (!(await takeNotice(work, 'mail', mail.key))) return 'repeated';
    if (isOwn) {
      await work.run('ticket', 'reply', addressed.ticket, { message: wholeText('', mail.text, left), files });
      return 'taken';
    }
    const message = wholeText(texts.stranger(veiled(mail.from)), mail.text, left);
    await work.add('ticketNote', { ticket: { type: ticket.type, id: addressed.ticket }, message, files });
    return 'noted';
  });
};
