/** Tells the owner of an account that somebody tried to register with their address, after an answer that does not tell whether it is known. */
import { tell } from '#server/mail/sendMail';
import { lockedPersonAt } from '../sql/emailAddress';
import { wasMailedRecently } from '#server/repository/recentMails';
import type { Handler } from '#server/jobs/kinds';

const HOUR = 3_600_000;

/** Once an hour at most: nobody's mailbox is filled through us. */
export const registeringAgain: Handler<'registeredAgain'> = {
  async run(work, { email, language }) {
    const { trx, now } = work;
    const person = await lockedPersonAt(trx, email);
    if (!person || (await wasMailedRecently(trx, 'registered_again', person.email, new Date(now.getTime() - HOUR)))) return undefined;
    await tell(work, person, 'registered_again', { link: work.act.store.mail.link('/login', {}) }, language);
    return undefined;
  },
};
