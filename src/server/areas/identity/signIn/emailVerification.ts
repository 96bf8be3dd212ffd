/** Verifies that an e-mail address belongs to the person: sends the link, and applies what opening it changes. Rules: SGN-14, SGN-15. */
import type { Problem } from '#shared/errors';
import { Refusal, rateLimited } from '#server/refusal';
import { tell } from '#server/mail/sendMail';
import { isAddressTaken, lockedPerson, type Addressee } from '../sql/emailAddress';
import { notify } from '#server/repository/notify';
import type { Values } from '#server/repository/serverResource';
import type { WriteContext } from '#server/repository/writeContext';
import { dropTokens } from '../sql/oneTimeTokens';
import { makeToken, tokenMinutes, waitForToken } from './oneTimeTokens';

/** The page that a link of a verification leads to. */
const PAGE = '/verify-email';
const MINUTE = 60_000;
/** The page that takes a change of address back. */
const REVERT_PAGE = '/email-revert';
const MINUTES_OF_A_DAY = 24 * 60;
const DAYS = tokenMinutes.verify / MINUTES_OF_A_DAY;
const REVERT_DAYS = tokenMinutes.revert / MINUTES_OF_A_DAY;

const refuse = (problem: Problem): never => {
  throw new Refusal([problem]);
};

/** Sends the link to an address, which it proves when it is opened. */
export const sendVerification = async (
  work: WriteContext,
  person: Pick<Addressee, 'id' | 'name'>,
  email: string,
  purpose: 'welcome' | 'verify',
): Promise<void> => {
  const token = await makeToken(work.trx, 'verify', { userId: person.id, email }, work.now);
  await tell(work, { id: person.id, name: person.name, email }, purpose, { link: work.act.store.mail.link(PAGE, { token }), days: DAYS });
};

/** @throws Refusal `rate.limited` when links were sent just now: nobody's mailbox is filled through us */
const refuseTooOften = async ({ trx, now }: WriteContext, person: Addressee, email: string, apart: number): Promise<void> => {
  const wait = await waitForToken(trx, 'verify', { userId: person.id, email }, now, apart);
  if (wait > 0) throw rateLimited(wait);
};

const actorOf = async ({ trx, actor }: WriteContext): Promise<Addressee> =>
  (await lockedPerson(trx, actor.id)) ?? refuse({ code: 'resource.missing' });

/**
 * Sends the link of the person who asks once more: to the address they wait for, or else to the one they have.
 * @throws Refusal `email.verified` when there is nothing to prove, `rate.limited` within a minute
 */
export const sendAgain = async (work: WriteContext): Promise<void> => {
  const person = await actorOf(work);
  const address = person.pending_email ?? (person.email_verified_at === null ? person.email : refuse({ code: 'email.verified' }));
  await refuseTooOften(work, person, address, MINUTE);
  await sendVerification(work, person, address, 'verify');
};

/**
 * Begins the change of the own address of the person who asks: a link goes to the new one, a notice to the old one, with a link
 * that takes the change back.
 * The one they have, as new, ends a change that was under way.
 * @returns what is to be written to their record, in this same write
 * @throws Refusal `taken`, `rate.limited`
 */
export const askNewAddress = async (work: WriteContext, next: string): Promise<Values> => {
  const person = await actorOf(work);
  if (next === person.email) {
    if (person.pending_email !== null) await dropTokens(work.trx, ['verify'], person.id, work.now);
    return { pending_email: null };
  }
  if (await isAddressTaken(work.trx, next, person.id)) refuse({ code: 'taken', pointer: '/data/attributes/email' });
  await refuseTooOften(work, person, next, 0);
  await sendVerification(work, person, next, 'verify');
  const token = await makeToken(work.trx, 'revert', { userId: person.id, email: person.email }, work.now);
  await tell(work, person, 'address_changed', { address: next, link: work.act.store.mail.link(REVERT_PAGE, { token }), days: REVERT_DAYS });
  await notify(work, 'email_change_asked', { address: next }, { people: [person.id] });
  return { pending_email: next };
};

/** What a proven address changes of the record; undefined when it is neither the one they have nor the one they wait for. */
export const proven = ({ email, pending_email, email_verified_at }: Addressee, address: string, now: Date): Values | undefined => {
  if (address === pending_email) return { email: address, pending_email: null, email_verified_at: now.toISOString() };
  if (address !== email) return undefined;
  return email_verified_at === null ? { email_verified_at: now.toISOString() } : {};
};
