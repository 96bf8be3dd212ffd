/** Mails as they will be sent: their words, and the addresses of pages in them. */
import type { Config } from '../config';
import { replyAddress } from './replyAddress';
import { render, type Letter, type Rendered } from './render';
import type { MailPurpose } from '../areas/mailTexts';

export interface Mailer {
  /** Whether there is a mail server; without one, mails are stored to be read in the outbox. */
  readonly sends: boolean;
  /**
   * The address of a page of this site, for a link in a mail.
   * @param page the page's path, without a query
   * @throws Error when the address would leave this site: a mail may carry a token, so a wrong link must never be sent
   */
  link(page: string, query: Readonly<Record<string, string>>): string;
  /**
   * Where the answer to a mail about a ticket goes; undefined where mails are not taken.
   * @param person id of the requester
   */
  replyTo(ticket: string, person: string): string | undefined;
  /** A letter's words. */
  render<P extends MailPurpose>(letter: Letter<P>): Rendered;
}

/** The mailer of these settings. */
export const mailerOf = ({
  brand,
  siteUrl,
  smtpUrl,
  inboundMail,
}: Pick<Config, 'brand' | 'siteUrl' | 'smtpUrl' | 'inboundMail'>): Mailer => ({
  sends: smtpUrl !== undefined,
  link(page, query) {
    const address = new URL(page, siteUrl);
    if (address.href !== `${new URL(siteUrl).origin}${page}`) throw new Error('A link in a mail must open a page of this site.');
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    return address.href;
  },
  replyTo: (ticket, person) => inboundMail && replyAddress(inboundMail, ticket, person),
  render: (letter) => render(brand, letter),
});
