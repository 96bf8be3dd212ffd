/** Tells the owner of an account that it was locked. Whether there is such an account is looked for here, after an answer that doesn't tell. */
import { tell } from '../mail/sendMail';
import { lockedPersonAt } from '../repository/emailAddress';
import { wasMailedRecently } from '../repository/recentMails';
import { notify } from '../repository/notify';
import { LOCK_MINUTES } from '../identity/signInLimits';
import type { Handler } from './kinds';

const DAY = 86_400_000;

/** The handler. Once a day at most: somebody who locks an account repeatedly must not fill its owner's mailbox. */
export const locking: Handler<'locked'> = {
  async run(work, { email, language }) {
    const { trx, now } = work;
    const person = await lockedPersonAt(trx, email);
    if (!person || (await wasMailedRecently(trx, 'account_locked', person.email, new Date(now.getTime() - DAY)))) return undefined;
    await tell(work, person, 'account_locked', { minutes: LOCK_MINUTES }, language);
    await notify(work, person.id, 'account_locked', { minutes: LOCK_MINUTES });
    return undefined;
  },
};
