/** Schedules, leaves and appointments from one day to another: kept up to date by live updates. Rules: APT-1, APT-2. */
import { useMemo } from 'react';
import { keeping, slotsOn, type Agenda, type Booked, type Practice, type Slot } from '#shared/areas/clinic/domain/slots';
import type { Appointment } from '#shared/areas/clinic/resources/appointment';
import type { Leave } from '#shared/areas/clinic/resources/leave';
import type { Schedule } from '#shared/areas/clinic/resources/schedule';
import { treating, type TeamMember } from '#shared/areas/clinic/resources/teamMember';
import { clientInstant } from '#shared/areas/clients/domain/ownSubscription';
import type { Day } from '#shared/domain/calendarDays';
import { momentIn, type Moment } from '#shared/domain/timeOfDay';
import { limits } from '#shared/limits';
import type { AnyModule } from '#client/kit/anyModule';
import { useLongList } from '#client/kit/useLongList';
import { useShortList } from '#client/kit/useShortList';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { useNow } from '#client/ui/useNow';
import * as modules from '../../modules';

/** Milliseconds after which the time is looked at again. */
const EVERY = 30_000;

/** The schedule page's lists, by their name in the modules. */
export const AGENDA = 'agenda';

const page = { number: 1, size: limits.pageSize };

export const appointments = modules.appointment as unknown as AnyModule;

/** Day and time by the clinic's clock; undefined until the clinic is known. */
export const useMoment = (): Moment | undefined => {
  const own = useAppSelector(me.selectors.subscription);
  const now = useNow(EVERY);
  const moment = own && momentIn(clientInstant(own, new Date(now)), own.time_zone);
  const [day, time] = [moment?.day, moment?.time];
  return useMemo(() => (day && time ? { day, time } : undefined), [day, time]);
};

/** `doctor`: only of this one. */
export type Asked = { readonly from: Day; readonly to: Day; readonly doctor?: string | undefined };

const isKept = ({ status }: Appointment): boolean => keeping.includes(status ?? '');

/** @param key the part's own name of its lists @param asked undefined while it is not known */
export const useAgenda = (key: string, asked: Asked | undefined) => {
  const now = useMoment();
  const of: Readonly<Record<string, string[]>> = asked?.doctor === undefined ? {} : { doctor: [asked.doctor] };
  const schedules = useShortList<Schedule>(modules.schedule, key, asked && { page, sort: ['start'], filter: of });
  const leaves = useShortList<Leave>(
    modules.leave,
    key,
    asked && { page, sort: ['first_day'], filter: { last_day: { from: asked.from }, first_day: { to: asked.to } } },
  );
  const booked = useLongList<Appointment>(
    modules.appointment,
    key,
    asked && { sort: ['start'], filter: { ...of, day: { from: asked.from, to: asked.to }, status: [...keeping, 'tidak_datang'] } },
  );
  const agenda = useMemo(
    (): Agenda | undefined =>
      now && {
        practices: schedules.rows as readonly Practice[],
        absences: leaves.rows,
        booked: booked.rows.filter(isKept) as readonly (Appointment & Booked)[],
        now,
      },
    [schedules.rows, leaves.rows, booked.rows, now],
  );
  const lists = [schedules, leaves];
  return {
    now,
    appointments: booked.rows,
    total: booked.total,
    hasSchedules: schedules.rows.length > 0,
    slotsOn: (day: Day): readonly Slot[] => (agenda ? slotsOn(day, agenda) : []),
    isKnown: booked.isKnown && lists.every(({ isKnown }) => isKnown),
    problem: booked.problem ?? lists.find(({ status }) => status === 'failed')?.errors[0],
  };
};

/** Those who treat patients, by name. */
export const useDoctors = (): readonly TeamMember[] =>
  useShortList<TeamMember>(modules.teamMember, 'agenda doctors', { page, sort: ['name'], filter: treating }).rows;
