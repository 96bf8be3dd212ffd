/** Takes mails that a relay or a provider hands over: signed, raw, each once. Rule: TKT-13. */
import type { Config } from '#server/config';
import { receivedFile } from '#server/files/receive';
import type { FileStore } from '#server/files/store';
import { sendDocument } from '#server/http/jsonapi';
import { Refusal } from '#server/refusal';
import type { Store } from '#server/repository/store';
import { ticketAt } from '#server/mail/replyAddress';
import type { MailBody } from '#server/mail/mailBody';
import { readMail } from '#server/mail/readMail';
import { checkContent, checkEnvelope } from '../mail/relaySignature';
import { asBuffer, ThreadEnded, type WorkThread } from '#server/thread/workThread';
import { takeMail, type MailResult } from '../tickets/takeMail';
import { turns } from '#server/workQueue';
import type { Handlers } from '#server/routes/endpoints';
import { keepReceived } from '#server/routes/keepWaiting';

type Needs = {
  readonly store: Store;
  readonly files: FileStore;
  readonly thread: WorkThread;
  readonly config: Pick<Config, 'inboundMail' | 'mailFrom'>;
};

/** The address of a sender as the settings name it: `Nadi <no-reply@nadi.example.id>`. */
const addressIn = (sender: string | undefined): string | undefined =>
  (/<([^<>]+)>/.exec(sender ?? '')?.[1] ?? sender)?.trim().toLowerCase();

/** One at a time: the largest mail takes about five times its size in memory while it is read. */
const inTurn = turns({ atOnce: 1, mostWaiting: 20 });

/** A relay does not hand over again what we call invalid: that the thread ended says nothing about the mail. */
const invalid = (error: unknown): never => {
  throw error instanceof ThreadEnded ? error : new Refusal([{ code: 'notice.invalid' }]);
};

/** The body is read in the thread, once the address was found to be ours and signed. */
const bodyIn =
  (thread: WorkThread) =>
  async (raw: Buffer): Promise<MailBody> => {
    const body = await thread.run('readMail', raw).catch(invalid);
    return { ...body, files: body.files.map((file) => ({ ...file, bytes: asBuffer(file.bytes) })) };
  };

export const inboundMails = ({ store, files, thread, config: { inboundMail, mailFrom } }: Needs): Handlers<'inboundMail'> => {
  const take = async (raw: Buffer): Promise<MailResult> => {
    const mail = await readMail(raw, bodyIn(thread)).catch(invalid);
    const addressed = ticketAt(inboundMail!, mail.to);
    // What we sent ourselves and what a program wrote would be answered by a mail again, and so on.
    const isOurs = mail.from !== undefined && (addressIn(mailFrom) === mail.from || ticketAt(inboundMail!, [mail.from]));
    if (!addressed || isOurs || mail.isAutomatic) return 'ignored';
    return takeMail(
      {
        store,
        inbound: inboundMail!,
        keep: (file, person) => keepReceived({ store, files }, receivedFile(file, file.type), person),
      },
      mail,
      addressed,
    );
  };
  return {
    inboundMail: {
      admits: (headers) => {
        if (!inboundMail) throw new Refusal([{ code: 'route.missing' }]);
        checkEnvelope(inboundMail.secret, headers, store.clock());
      },
      answers: async ({ request, reply }) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        checkContent(request.headers, body);
        return sendDocument(reply, 200, { meta: { result: await inTurn(() => take(body)) } });
      },
    },
  };
};
