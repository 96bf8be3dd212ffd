/** Finds the account of a forgotten password and mails the link: as a job, after the same answer was given to everyone. */
import { tell } from '#server/mail/sendMail';
import { lockedPersonAt } from '../sql/emailAddress';
import { makeToken, tokenMinutes, waitForToken } from '../signIn/oneTimeTokens';
import type { Handler } from '#server/jobs/kinds';

/** The handler. After too many requests in an hour no further mail is sent; the last link still works. */
export const recovery: Handler<'forgotten'> = {
  async run(work, { email, page, language }) {
    const { trx, now } = work;
    const person = await lockedPersonAt(trx, email);
    if (!person) return undefined;
    const holder = { userId: person.id, email: person.email };
    if ((await waitForToken(trx, 'reset', holder, now)) > 0) return undefined;
    const token = await makeToken(trx, 'reset', holder, now);
    const link = work.act.store.mail.link(page, { email: person.email, token });
    await tell(work, person, 'reset', { link, minutes: tokenMinutes.reset }, language);
    return undefined;
  },
};
