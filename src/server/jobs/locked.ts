/** Tells the owner of an account that it was locked. Whether there is such an account is looked for here, after an answer that doesn't tell. */
import { sql } from 'kysely';
import { lockedPersonAt } from '../repository/address';
import { notify } from '../repository/notify';
import type { Runner, Store } from '../repository/store';
import { LOCK_MINUTES } from '../signInLimits';
import type { Handler } from './kinds';

const DAY = 86_400_000;

/** Whether they were told within a day: who locks an account again and again must not fill a mailbox through us. */
const wasTold = async (trx: Runner, email: string, now: Date): Promise<boolean> => {
  const { rows } = await sql`select 1 from mails where lower("to") collate "C" = lower(${email}) and deleted_at is null
    and purpose = 'account_locked' and created_at > ${new Date(now.getTime() - DAY).toISOString()} limit 1`.execute(trx);
  return rows.length > 0;
};

/** The handler. */
export const locking = ({ mail }: Pick<Store, 'mail'>): Handler<'locked'> => ({
  async run({ trx, now }, { email, language }) {
    const person = await lockedPersonAt(trx, email);
    if (!person || (await wasTold(trx, person.email, now))) return undefined;
    await mail.post(trx, now, { purpose: 'account_locked', userId: person.id, to: person.email, name: person.name, language, facts: { minutes: LOCK_MINUTES } });
    await notify({ trx, now }, person.id, 'account_locked', { minutes: LOCK_MINUTES });
    return undefined;
  },
});
