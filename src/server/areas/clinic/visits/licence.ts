/** Nobody treats patients with an expired licence (SIP). Rule: TEAM-3. */
import { allows } from '#shared/access';
import { teamMember } from '#shared/areas/clinic/resources/teamMember';
import type { Day } from '#shared/domain/calendarDays';
import type { Problem } from '#shared/errors';
import type { Ref } from '#shared/kit/resource';
import { Refusal } from '#server/refusal';
import type { Work } from '#server/repository/work';

/** Whose licence is needed, and on which day. */
type Needed = {
  readonly entity: Ref;
  readonly doctor: Ref;
  readonly day: Day;
  /** Where the request names the person; null if it does not. */
  readonly pointer?: string | null;
};

/** What the answer says where the doctor's licence has expired on the day: it may be used through its last day. */
const expired = async (
  work: Work,
  { doctor, day, pointer = '/data/relationships/doctor' }: Needed,
): Promise<Omit<Problem, 'code'> | undefined> => {
  const found = await work.read('teamMember', doctor.id, ['full_name', 'sip_expires_at']);
  if (!found?.sip_expires_at || found.sip_expires_at >= day) return undefined;
  return { ...(pointer && { pointer }), meta: { name: found.full_name ?? '' } };
};

/** @throws Refusal `visit.licence_expired` with the doctor's name */
export const refuseExpired = async (work: Work, needed: Needed): Promise<void> => {
  const found = await expired(work, needed);
  if (found) throw new Refusal([{ code: 'visit.licence_expired', ...found }]);
};

/**
 * Who keeps the team's licences may go on all the same, with a reason.
 * @throws Refusal `visit.licence_expired` for everybody else
 */
export const askAboutExpired = async (work: Work, needed: Needed): Promise<void> => {
  if (!allows(teamMember.access.update, work.actor, { entity: needed.entity })) return refuseExpired(work, needed);
  const found = await expired(work, needed);
  if (found) work.confirm({ code: 'visit.licence_override', ...found });
};
