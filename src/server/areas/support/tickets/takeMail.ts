/**
 * An answer by mail becomes part of its ticket: as a message of the requester, or as an internal note where somebody else wrote it, so that
 * nothing is lost and no stranger's words or address reach the client (decision 43). The mail itself is kept for the staff (decision 79).
 * Rules: TKT-5, TKT-6, TKT-13.
 */
import type { AttachedFile, FileType } from '#shared/domain/file';
import { defaultLanguage } from '#shared/locale';
import { ticket } from '#shared/areas/support/resources/ticket';
import type { InboundMail } from '#server/config';
import { systemAct } from '#server/repository/actors';
import { takeNotice } from '#server/repository/gatewayNotices';
import type { Store } from '#server/repository/store';
import { keepFullText, lastMailed, mailRequester, type MailRequester } from '../sql/tickets';
import type { Work } from '#server/repository/work';
import { write } from '#server/repository/write';
import { isSignedFor, type AddressedTicket } from '#server/mail/replyAddress';
import type { MailBody, MailFile } from '#server/mail/mailBody';
import type { IncomingMail } from '#server/mail/readMail';
import { mailMessage, strangerMessage, type MailMessage } from './mailMessage';

/** `taken`: a message of the requester; `noted`: an internal note; `repeated`: it was taken before; `ignored`: it is for nobody. */
export type MailResult = 'taken' | 'noted' | 'repeated' | 'ignored';

type Needs = {
  readonly store: Store;
  readonly inbound: InboundMail;
  /** Stores a file of a known type for the person who will attach it. */
  readonly keep: (file: MailFile & { readonly type: FileType }, person: string) => Promise<AttachedFile>;
};

const { most = 0, max = 0, types = [] } = ticket.attributes.files;

const isKept = (file: MailFile): file is MailFile & { readonly type: FileType } =>
  file.type !== undefined && types.includes(file.type) && file.bytes.length > 0 && file.bytes.length <= max;

/** Those of the files that can be attached, and the names of the others. */
const attachable = async ({ keep }: Needs, files: readonly MailFile[], person: string) => {
  const kept = files.filter(isKept).slice(0, most);
  const attached: AttachedFile[] = [];
  for (const file of kept) attached.push(await keep(file, person));
  const left = files.filter((file) => !kept.some((one) => one === file)).map(({ name }) => name);
  return { files: attached.length ? attached : null, left };
};

const isBy = ({ email, mayReply }: MailRequester, from: string | undefined): boolean => mayReply && from === email;

type Written = { readonly body: MailBody; readonly said: MailMessage; readonly files: readonly AttachedFile[] | null };

/** All words of the mail, where its message has not all of them. */
const fullTextOf = ({ body: { text, fullText }, said: { isCut } }: Written): string | undefined => fullText ?? (isCut ? text : undefined);

/** Gives the ticket the requester's answer. @returns the id of what the mail became, and its ticket */
const reply = async (work: Work, id: string, written: Written) => {
  await work.run('ticket', 'reply', id, { message: written.said.message, files: written.files });
  const mailed = await lastMailed(work, id, work.actor.id);
  const fullText = fullTextOf(written);
  if (fullText !== undefined) await keepFullText(work, mailed, fullText);
  return mailed;
};

const note = async (work: Work, id: string, written: Written) => {
  const { said, files } = written;
  const values = { ticket: { type: ticket.type, id }, message: said.message, files, full_text: fullTextOf(written) ?? null };
  return { id: await work.add('ticketNote', values), ticket: id };
};

/** @param addressed what the recipient's address says */
export const takeMail = async (needs: Needs, mail: IncomingMail, addressed: AddressedTicket): Promise<MailResult> => {
  const { store, inbound } = needs;
  const requester = await mailRequester(store, addressed.ticket);
  if (!requester || !isSignedFor(inbound, addressed, requester.id)) return 'ignored';
  const isOwn = isBy(requester, mail.from);
  const { zone } = requester;
  const nobody = systemAct(store);
  const person = { id: requester.id, roles: [], permissions: [], entityId: requester.entityId };
  const act = isOwn ? { ...nobody, actor: person } : nobody;
  const body = await mail.body();
  const { files, left } = await attachable(needs, body.files, act.actor.id);
  const said = isOwn
    ? mailMessage(body, { language: requester.language ?? defaultLanguage, zone, left })
    : strangerMessage(body, mail.from, { zone, left });
  const original = await needs.keep({ name: 'surat-asli.eml', type: 'message/rfc822', bytes: mail.raw }, act.actor.id);
  return write(act, true, async (work) => {
    if (!(await takeNotice(work, 'mail', mail.keyWith(body)))) return 'repeated';
    const { id, ticket: of } = await (isOwn ? reply : note)(work, addressed.ticket, { body, said, files });
    await work.add('ticketMail', { ticket: { type: ticket.type, id: of }, message_id: id, files: [original] });
    return isOwn ? 'taken' : 'noted';
  });
};
