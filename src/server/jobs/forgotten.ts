/** Finds the account of a forgotten password and mails the link: as a job, after the same answer was given to everyone. */
import { lockedPersonAt } from '../repository/address';
import type { Store } from '../repository/store';
import { makeToken, tokenMinutes, waitForToken } from '../tokens';
import type { Handler } from './kinds';

/** The handler. After too many requests in an hour no further mail is sent; the last link still works. */
export const recovery = ({ mail }: Pick<Store, 'mail'>): Handler<'forgotten'> => ({
  async run({ trx, now }, { email, page, language }) {
    const person = await lockedPersonAt(trx, email);
    if (!person) return undefined;
    const holder = { userId: person.id, email: person.email };
    if ((await waitForToken(trx, 'reset', holder, now)) > 0) return undefined;
    const token = await makeToken(trx, 'reset', holder, now);
    const facts = { link: mail.link(page, { email: person.email, token }), minutes: tokenMinutes.reset };
    await mail.post(trx, now, { purpose: 'reset', userId: person.id, to: person.email, name: person.name, language, facts });
    return undefined;
  },
});
