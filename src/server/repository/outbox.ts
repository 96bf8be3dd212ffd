/** Mails that wait to be sent, and what became of them. Their content is stored next to the declared fields: see docs/decisions/0024. */
import { sql } from 'kysely';
import type { Letter } from '../mail/render';
import type { MailPurpose } from '../areas/mailTexts';
import type { PaperSize } from '#shared/documents/paper';
import type { Language } from '#shared/locale';
import { mail } from '#shared/areas/oversight/resources/mail';
import { newId } from './ids';
import { enqueue } from './jobQueue';
import { notify } from './notify';
import { noteChange, type WriteContext } from './writeContext';

/** A record as a document. `type`: its JSON:API type. `size`: of one that has several. */
export type AttachedDocument = { readonly type: string; readonly id: string; readonly language: Language; readonly size?: PaperSize };

/** A letter with its address, and the account that it is about; null for somebody who may have none. */
export type Addressed<P extends MailPurpose> = Letter<P> & {
  readonly to: string;
  readonly userId: string | null;
  /** About a client for tests: it is stored and never sent, as the address may be a real one (SUB-24). */
  readonly sandbox?: boolean;
  /** The record that is attached as a PDF; it is made when the mail is sent. */
  readonly document?: AttachedDocument;
  /** Where an answer goes; to nobody by default. */
  readonly replyTo?: string | undefined;
};

const noteMail = (work: WriteContext, each: 0 | 1, id: string): void => noteChange(work, work.act.store.find(mail.type), each, [id]);

/** Stores a mail in the transaction that it reports: to be sent or, without a mail server, to be read in the outbox. */
export const postMail = async <P extends MailPurpose>(
  work: WriteContext,
  { to, userId, sandbox = false, document, replyTo, ...letter }: Addressed<P>,
): Promise<void> => {
  const { mail: mailer } = work.act.store;
  const { subject, text, html } = mailer.render(letter as unknown as Letter<P>);
  const sends = mailer.sends && !sandbox;
  const [id, at] = [newId(), work.now.toISOString()];
  await sql`insert into mails (id, created_at, updated_at, user_id, "to", subject, body, content, purpose, status, sandbox, document, reply_to)
    values (${id}, ${at}, ${at}, ${userId}, ${to}, ${subject}, ${sends ? null : text},
      ${sends ? JSON.stringify({ text, html }) : null}::jsonb, ${letter.purpose}, ${sends ? 'queued' : 'kept'}, ${sandbox},
      ${document ? JSON.stringify(document) : null}::jsonb, ${replyTo ?? null})`.execute(work.trx);
  noteMail(work, 1, id);
  if (sends) await enqueue(work.trx, work.now, 'mail', { mail: id });
};

/** A mail that waits, with what it says. */
export type WaitingMail = {
  to: string;
  subject: string;
  content: { text: string; html: string };
  document: AttachedDocument | null;
  reply_to: string | null;
};

/** A mail that waits, locked; undefined when it is done with. */
export const waitingMail = async ({ trx }: WriteContext, id: string): Promise<WaitingMail | undefined> => {
  const { rows } =
    await sql<WaitingMail>`select "to", subject, content, document, reply_to from mails where id = ${id} and content is not null for update`.execute(
      trx,
    );
  return rows[0];
};

/** Records the result of a mail; a mail that was sent or has failed loses its body. */
export const noteDelivery = async (
  work: WriteContext,
  id: string,
  { attempt, status, error }: { attempt: number; status: 'queued' | 'sent' | 'failed'; error: string | null },
): Promise<void> => {
  const at = work.now.toISOString();
  await sql`update mails set status = ${status}, attempts = ${attempt}::int, error = ${error}, version = version + 1, updated_at = ${at},
    sent_at = ${status === 'sent' ? at : null}::timestamptz, content = case when ${status} = 'queued' then content end
    where id = ${id}`.execute(work.trx);
  noteMail(work, 0, id);
  if (status !== 'failed') return;
  const { rows } = await sql<{ subject: string }>`select subject from mails where id = ${id}`.execute(work.trx);
  await notify(work, 'mail_failed', { subject: rows[0]?.subject ?? '' }, { record: id });
};
