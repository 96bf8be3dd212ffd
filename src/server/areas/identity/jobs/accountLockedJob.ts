/** Tells the owner of an account that it was locked. Whether there is such an account is looked for here, after an answer that doesn't tell. */
import { tell } from '#server/mail/sendMail';
import { lockedPersonAt } from '../sql/emailAddress';
import { wasMailedRecently } from '#server/repository/recentMails';
import { notify } from '#server/repository/notify';
import { LOCK_MINUTES } from '../signIn/signInLimits';
import type { Handler } from '#server/jobs/kinds';

const DAY = 86_400_000;

/** The handler. Once a day at most: somebody who locks an account repeatedly must not fill its owner's mailbox. */
export const locking: Handler<'locked'> = {
  async run(work, { email, language }) {
    const { trx, now } = work;
    const person = await lockedPersonAt(trx, email);
    if (!person || (await wasMailedRecently(trx, 'account_locked', person.email, new Date(now.getTime() - DAY)))) return undefined;
    await tell(work, person, 'account_locked', { minutes: LOCK_MINUTES }, language);
    await notify(work, 'account_locked', { minutes: LOCK_MINUTES }, { people: [person.id] });
    return undefined;
  },
};
