/** Mails the link of an invitation: as a job, because a command that is only previewed must send nothing. */
import { called } from '#server/mail/render';
import { postMail } from '#server/repository/outbox';
import { invitationWith } from '../sql/memberships';
import { lockedPersonAt } from '../sql/emailAddress';
import { makeInvitationToken } from '../signIn/oneTimeTokens';
import { INVITATION_DAYS } from '#shared/areas/identity/resources/membership';
import { roleCalled } from '#shared/areas/identity/domain/roleNames';
import type { Handler } from '#server/jobs/kinds';

/** The page that the link leads to. */
const PAGE = '/invitation';

/** The handler. An invitation that ended in the meantime is not mailed. */
export const inviting: Handler<'invitation'> = {
  async run(work, { membership, language }) {
    const invitation = await invitationWith(work.trx, membership);
    if (invitation?.status !== 'invited') return undefined;
    const { email, client, role, inviter, sandbox } = invitation;
    const token = await makeInvitationToken(work.trx, { membershipId: membership, email }, work.now);
    const person = await lockedPersonAt(work.trx, email);
    // Anyone who registers chooses both names: an advertisement in them is not mailed to strangers.
    const names = { client: called(client) ?? '', role: roleCalled(role, language), inviter: called(inviter ?? '') ?? '' };
    const facts = { link: work.act.store.mail.link(PAGE, { token }), ...names, days: INVITATION_DAYS };
    await postMail(work, {
      purpose: 'invitation',
      userId: person?.id ?? null,
      to: email,
      name: person?.name ?? '',
      language,
      facts,
      sandbox,
    });
    return undefined;
  },
};
