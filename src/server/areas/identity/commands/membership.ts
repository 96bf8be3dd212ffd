/** What each command of a membership does. Rules: SUB-13, ROL-11, ROL-12. */
import type { membership } from '#shared/areas/identity/resources/membership';
import { Refusal, rateLimited } from '#server/refusal';
import { clientRole, forgetFirstWorkplace } from '../sql/memberships';
import { oldestOpenInvitation } from '../sql/seats';
import type { Runs } from '#server/repository/serverResource';
import { sendInvitation } from '../memberships/invite';
import { refuseLastOwner, refuseStronger, refuseWithoutSeat, roleToGive } from '../memberships/rules';

/** Least milliseconds between two mails of one invitation. */
const APART = 60_000;

export const commands: Runs<typeof membership> = {
  resend: async (work, record) => {
    await refuseStronger(work, record);
    const wait = Date.parse(record.invited_at!) + APART - work.now.getTime();
    if (wait > 0) throw rateLimited(wait);
    // An invitation that is over gave its seat back.
    if (record.invited_at! <= oldestOpenInvitation(work.now)) await refuseWithoutSeat(work, record.entity.id);
    await sendInvitation(work, record.id);
    return { invited_at: work.now.toISOString() };
  },

  changeRole: async (work, record, { role }) => {
    if (record.user?.id === work.actor.id) throw new Refusal([{ code: 'user.own_role', pointer: '/data/relationships/role' }]);
    await refuseStronger(work, record);
    const given = await roleToGive(work, role!.id, record.entity.id);
    const before = await clientRole(work, record.role.id, record.entity.id);
    if (before?.owns && !given.owns) await refuseLastOwner(work, record);
    return { role: role!, status: record.status as 'invited' };
  },

  end: async (work, record) => {
    await refuseStronger(work, record);
    await refuseLastOwner(work, record);
    if (record.user) await forgetFirstWorkplace(work, record.user.id, record.entity.id);
    return { ended_at: work.now.toISOString() };
  },
};
