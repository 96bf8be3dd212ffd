/** Sends waiting mails by SMTP and records the result in each mail's row. */
import type { Transporter } from 'nodemailer';
import type { Config } from '../config';
import type { Drawings } from '../documents/drawings';
import { pdfFor } from '../documents/attachedPdf';
import { noteDelivery, waitingMail } from '../repository/outbox';
import type { Handler, Turn } from './kinds';
import { saidBy } from './runner';

/** Milliseconds until a mail server counts as gone. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

const enter = (turn: Turn, id: string, status: 'queued' | 'sent' | 'failed', error: string | null): Promise<void> =>
  noteDelivery(turn, id, { attempt: turn.attempt, status, error });

/** Error codes that concern the mail itself (addresses, content) and not the connection. */
const ABOUT_THE_MAIL: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

/** A permanent refusal by the mail server (SMTP 5xx), or a mail that could not even be offered to it. */
const isFinal = (error: unknown): boolean => {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return ABOUT_THE_MAIL.includes(code) && !(typeof responseCode === 'number' && responseCode < 500);
};

const hostOf = (from: string | undefined): string => /@([^\s>]+)/.exec(from ?? '')?.[1] ?? 'localhost';

/** The handler of mails. Without a mail server they wait for one. */
export function mailJob({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>, drawings: Drawings): Handler<'mail'> {
  let opened: Promise<Transporter> | undefined;
  /** Opened by the first mail: a server that sends none does without the library. */
  const transport = (url: string): Promise<Transporter> =>
    (opened ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({ url, ...PATIENCE, disableFileAccess: true, disableUrlAccess: true }),
    ));
  return {
    async run(turn, { mail: id }) {
      const found = await waitingMail(turn, id);
      if (!found) return undefined;
      if (smtpUrl === undefined) throw new Error('There is no mail server: SMTP_URL is not set.');
      const { to, subject, content, document, reply_to } = found;
      const attached = document && (await pdfFor(drawings, turn, document));
      try {
        // The same Message-ID at every attempt, so that mail programs recognise duplicates.
        await (
          await transport(smtpUrl)
        ).sendMail({
          from: mailFrom,
          to: { name: '', address: to },
          subject,
          ...content,
          ...(reply_to !== null && { replyTo: reply_to }),
          ...(attached && { attachments: [{ ...attached, contentType: 'application/pdf' }] }),
          messageId: `<${id}@${hostOf(mailFrom)}>`,
          // No program answers it (RFC 3834): an answer during an absence would come back to a ticket.
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        await enter(turn, id, 'sent', null);
      } catch (error) {
        if (!isFinal(error)) throw error;
        await enter(turn, id, 'failed', saidBy(error));
      }
      return undefined;
    },
    failed: (turn, { mail: id }, error) => enter(turn, id, turn.last ? 'failed' : 'queued', saidBy(error)),
  };
}
