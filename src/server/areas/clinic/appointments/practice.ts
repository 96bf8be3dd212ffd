/** What is refused of a schedule: times in the wrong order, and times that another schedule of the same doctor has. Rule: TEAM-2. */
import { collide, type Practice } from '#shared/areas/clinic/domain/slots';
import { schedule } from '#shared/areas/clinic/resources/schedule';
import { minutesOf } from '#shared/domain/timeOfDay';
import type { Problem } from '#shared/errors';
import { initialValues } from '#shared/kit/resource';
import { Refusal } from '#server/refusal';
import type { Current, Row, Values } from '#server/repository/serverResource';
import type { Work } from '#server/repository/work';
import { lockDoctor, practicesOf, practicesWith } from '../sql/appointments';

const at = (name: string): string => `/data/attributes/${name}`;

/** Where times are missing or wrong, the declaration says so. */
const timeProblem = ({ start, end, minutes }: Partial<Practice>): Problem | undefined => {
  if (!start || !end || !minutes) return undefined;
  if (start >= end) return { code: 'time.order', pointer: at('end') };
  return minutesOf(end) - minutesOf(start) < minutes ? { code: 'schedule.too_short', pointer: at('minutes') } : undefined;
};

export const practiceProblems = async (values: Values, how: 'add' | 'update', current: Current): Promise<readonly Problem[]> => {
  const practice = { ...(how === 'update' ? await current() : initialValues(schedule)), ...values } as Partial<Practice>;
  const { weekdays, valid_from, valid_to } = practice;
  const ofTime = timeProblem(practice);
  return [
    ...(weekdays?.length === 0 ? [{ code: 'required', pointer: at('weekdays') } as const] : []),
    ...(ofTime ? [ofTime] : []),
    ...(valid_from && valid_to && valid_to < valid_from ? [{ code: 'period.reversed', pointer: at('valid_to') } as const] : []),
  ];
};

/** @throws Refusal `schedule.overlaps` with the times and the room of each other schedule that holds at the same time */
const refuseOverlap = async (work: Work, practice: Practice): Promise<void> => {
  await lockDoctor(work, practice.doctor.id);
  const others = (await practicesOf(work, practice.doctor.id)).filter((one) => one.id !== practice.id && collide(one, practice));
  if (!others.length) return;
  const rooms = new Map(
    (
      await work.read(
        'poly',
        others.map(({ poly }) => poly.id),
      )
    ).map(({ id, name }) => [id, name]),
  );
  const list = others.map(({ start, end, poly }) => [`${start}–${end}`, rooms.get(poly.id)].filter(Boolean).join(' ')).join(', ');
  throw new Refusal([{ code: 'schedule.overlaps', pointer: at('start'), meta: { list } }]);
};

export const examinePractice = async (work: Work, before: Row | null, values: Values): Promise<Values> => {
  await refuseOverlap(work, { ...before, doctor: { type: 'team-members', id: before?.['doctor_id'] }, ...values } as Practice);
  return values;
};

/** Deleted schedules come back only where their times are still free. */
export const examineRestored = async (work: Work, ids: readonly string[]): Promise<void> => {
  for (const practice of await practicesWith(work, ids)) await refuseOverlap(work, practice);
};
