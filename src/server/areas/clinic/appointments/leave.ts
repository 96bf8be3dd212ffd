/** A leave: its days in order, and the appointments that it concerns, which the person has to know of. Rule: APT-3. */
import type { Leave } from '#shared/areas/clinic/resources/leave';
import type { Problem } from '#shared/errors';
import type { Current, Row, Values } from '#server/repository/serverResource';
import type { Work } from '#server/repository/work';
import { bookedDuring } from '../sql/appointments';

/** Appointments that are named; of the others, how many there are. */
const NAMED = 20;

type Days = Partial<Pick<Leave, 'first_day' | 'last_day' | 'member'>>;

export const leaveProblems = async (values: Values, how: 'add' | 'update', current: Current): Promise<readonly Problem[]> => {
  const { first_day, last_day } = { ...(how === 'update' && (await current())), ...values } as Days;
  return first_day && last_day && last_day < first_day ? [{ code: 'period.reversed', pointer: '/data/attributes/last_day' }] : [];
};

/** Warns of each appointment on the days of the leave, and says how many there are. */
export const examineLeave = async (work: Work, before: Row | null, values: Values): Promise<Values> => {
  const { member, first_day, last_day } = { ...before, member: { type: 'team-members', id: before?.['member_id'] }, ...values } as Days;
  const found = await bookedDuring(work, member!.id, first_day!, last_day!);
  for (const { id, person, day, start } of found.slice(0, NAMED))
    work.confirm({ code: 'leave.booked', meta: { type: 'appointments', id, name: person, date: day, time: start, count: found.length } });
  if (found.length > NAMED) work.confirm({ code: 'leave.booked_more', meta: { count: found.length - NAMED } });
  return values;
};
