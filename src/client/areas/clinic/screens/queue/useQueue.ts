/** Visits of the clinic's day by room, and those that were left open on earlier days: kept up to date by live updates. Rules: VIS-1, VIS-5. */
import { useMemo } from 'react';
import { placeText } from '#shared/areas/clinic/domain/calls';
import { treating, type TeamMember } from '#shared/areas/clinic/resources/teamMember';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import type { Day, Instant } from '#shared/domain/calendarDays';
import { limits } from '#shared/limits';
import { nameOf, type AnyModule } from '#client/kit/anyModule';
import { useLongList, useLongListRows } from '#client/kit/useLongList';
import { useShortList } from '#client/kit/useShortList';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { useNow } from '#client/ui/useNow';
import { useToday } from '#client/store/session/useToday';
import * as modules from '../../modules';

/** Milliseconds after which waiting times, and the day, are looked at again. */
const EVERY = 15_000;

/** The queue page's list of visits that have not ended, by its name in the module. */
const OPEN_VISITS = 'queue open';

/** The queue page's list of those who may treat patients. */
export const DOCTORS = 'queue doctors';

const sort = ['-created_at'];
const page = { number: 1, size: limits.pageSize };

/** The present moment, and the clinic's day by its own clock and zone; undefined until the person's clinic is known. */
export const useClinicDay = (): { readonly now: Instant; readonly day: Day | undefined } => {
  const own = useAppSelector(me.selectors.subscription);
  const now = new Date(useNow(EVERY));
  const day = useToday(now);
  return { now: now.toISOString(), day: own ? day : undefined };
};

const members = modules.teamMember as unknown as AnyModule;

/** A doctor's name with titles; empty until it is known. */
export const useDoctorName = (id: string): string =>
  useAppSelector((state) => {
    const doctor = members.selectors.byId(state, id);
    return doctor ? nameOf(members, doctor) : '';
  });

/** A room's name with the place where patients go: "Poli Umum · Ruang 1". */
export const usePlaceName = (id: string): string =>
  useAppSelector((state) => {
    const poly = modules.poly.selectors.byId(state, id);
    return poly ? placeText(poly.name, poly.room) : '';
  });

/** The visits of one doctor in one room on the clinic's day. */
export type Room = { readonly key: string; readonly doctor: string; readonly poly: string; readonly visits: readonly Visit[] };

const keyOf = ({ poly, doctor }: Visit): string => `${poly.id} ${doctor.id}`;

/** The letters of a room's numbers, which keep the rooms in the same order all day. */
const lettersOf = ({ queue_no }: Visit): string => (queue_no ?? '').replace(/-.*/, '');

const roomsOf = (visits: readonly Visit[]): readonly Room[] => {
  const firsts = [...new Map(visits.map((one) => [keyOf(one), one])).values()];
  return firsts
    .sort((one, other) => lettersOf(one).localeCompare(lettersOf(other)) || keyOf(one).localeCompare(keyOf(other)))
    .map((one) => ({
      key: keyOf(one),
      doctor: one.doctor.id,
      poly: one.poly.id,
      visits: visits.filter((other) => keyOf(other) === keyOf(one)),
    }));
};

/** Visits that have not ended, as far as the queue page has requested them. */
export const useOpenVisits = (): readonly Visit[] => useLongListRows<Visit>(modules.visit, OPEN_VISITS);

export const useQueue = (day: Day | undefined) => {
  const open = useLongList<Visit>(
    modules.visit,
    OPEN_VISITS,
    day === undefined ? undefined : { sort, filter: { status: ['antri', 'diperiksa'], day: { to: day } } },
  );
  const ended = useLongList<Visit>(
    modules.visit,
    'queue ended',
    day === undefined ? undefined : { sort, filter: { status: ['selesai', 'dirujuk', 'batal'], day: { from: day, to: day } } },
  );
  // Names with titles, which visits do not bring along.
  const doctors = useShortList<TeamMember>(modules.teamMember, DOCTORS, { page, sort: ['name'], filter: treating });
  const person = useAppSelector(me.selectors.request).id;
  const rooms = useMemo(() => roomsOf([...open.rows, ...ended.rows].filter((one) => one.day === day)), [open.rows, ended.rows, day]);
  return {
    rooms,
    /** The doctor who is signed in; undefined for everybody else. */
    own: doctors.rows.find((one) => one.account_id !== null && one.account_id === person)?.id,
    left: open.rows.filter((one) => one.day !== day),
    open,
    isKnown: open.isKnown && ended.isKnown,
    problem: open.problem ?? ended.problem,
  };
};
