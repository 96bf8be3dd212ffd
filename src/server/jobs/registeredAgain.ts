/** Tells the owner of an account that somebody tried to register with their address, after an answer that does not tell whether it is known. */
import { lockedPersonAt } from '../repository/address';
import { wasMailed } from '../repository/mailed';
import type { Store } from '../repository/store';
import type { Handler } from './kinds';

const HOUR = 3_600_000;

/** The handler. Once an hour at most: nobody's mailbox is filled through us. */
export const registeringAgain = ({ mail }: Pick<Store, 'mail'>): Handler<'registeredAgain'> => ({
  async run({ trx, now }, { email, language }) {
    const person = await lockedPersonAt(trx, email);
    if (!person || (await wasMailed(trx, 'registered_again', person.email, new Date(now.getTime() - HOUR)))) return undefined;
    const facts = { link: mail.link('/login', {}) };
    await mail.post(trx, now, { purpose: 'registered_again', userId: person.id, to: person.email, name: person.name, language, facts });
    return undefined;
  },
});
