/** Tells the owner of an account that it was locked. Whether there is such an account is looked for here, after an answer that doesn't tell. */
import { lockedPersonAt } from '../repository/address';
import { wasMailed } from '../repository/mailed';
import { notify } from '../repository/notify';
import type { Store } from '../repository/store';
import { LOCK_MINUTES } from '../signInLimits';
import type { Handler } from './kinds';

const DAY = 86_400_000;

/** The handler. Once a day at most: somebody who locks an account repeatedly must not fill its owner's mailbox. */
export const locking = ({ mail }: Pick<Store, 'mail'>): Handler<'locked'> => ({
  async run({ trx, now }, { email, language }) {
    const person = await lockedPersonAt(trx, email);
    if (!person || (await wasMailed(trx, 'account_locked', person.email, new Date(now.getTime() - DAY)))) return undefined;
    await mail.post(trx, now, {
      purpose: 'account_locked',
      userId: person.id,
      to: person.email,
      name: person.name,
      language,
      facts: { minutes: LOCK_MINUTES },
    });
    await notify({ trx, now }, person.id, 'account_locked', { minutes: LOCK_MINUTES });
    return undefined;
  },
});
