/** Stores mails to be sent in the transaction that they report, so that no mail reports something that was rolled back. */
import { sql } from 'kysely';
import { mail } from '#shared/resources/mail';
import type { Config } from '../config';
import { enqueue } from '../jobs/queue';
import { newId } from '../repository/ids';
import type { Runner } from '../repository/store';
import { enterChanges } from '../repository/totals';
import { render, type Letter } from './render';
import type { MailPurpose } from './texts';

/** A letter with its address, and the account that it is about. */
export type Addressed<P extends MailPurpose> = Letter<P> & { readonly to: string; readonly userId: string };

export interface Mailer {
  /**
   * The address of a page of this site, for a link in a mail.
   * @param page the page's path, without a query
   * @throws Error when the address would leave this site: a mail may carry a token, so a wrong link must never be sent
   */
  link(page: string, query: Readonly<Record<string, string>>): string;
  /**
   * Stores a mail: to be sent or, without a mail server, to be read in the outbox.
   * @param trx the transaction that it reports
   * @param now the instant of that
   */
  post<P extends MailPurpose>(trx: Runner, now: Date, letter: Addressed<P>): Promise<void>;
}

/** The mailer of these settings. */
export const mailerOf = ({ brand, siteUrl, smtpUrl }: Pick<Config, 'brand' | 'siteUrl' | 'smtpUrl'>): Mailer => ({
  link(page, query) {
    const address = new URL(page, siteUrl);
    if (address.href !== `${new URL(siteUrl).origin}${page}`) throw new Error('A link in a mail must open a page of this site.');
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    return address.href;
  },
  async post(trx, now, { to, userId, ...letter }) {
    const { subject, text, html } = render(brand, letter);
    const id = newId();
    const kept = smtpUrl === undefined;
    await sql`insert into mails (id, created_at, updated_at, user_id, "to", subject, body, content, purpose, status)
      values (${id}, ${now.toISOString()}, ${now.toISOString()}, ${userId}, ${to}, ${subject}, ${kept ? text : null},
        ${kept ? null : JSON.stringify({ text, html })}::jsonb, ${letter.purpose}, ${kept ? 'kept' : 'queued'})`.execute(trx);
    await enterChanges(trx, new Map([[mail.name, 1]]));
    if (!kept) await enqueue(trx, now, 'mail', { mail: id });
  },
});
