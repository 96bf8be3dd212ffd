/** Visits of the clinic's day by room, and those that were left open on earlier days: kept up to date by live updates. Rules: VIS-1, VIS-5. */
import { useMemo } from 'react';
import { clientInstant } from '#shared/areas/clients/domain/ownSubscription';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { dayOf, type Day, type Instant } from '#shared/domain/calendarDays';
import { limits } from '#shared/limits';
import { useShortList } from '#client/kit/useShortList';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { useNow } from '#client/ui/useNow';
import * as modules from '../../modules';

/** Milliseconds after which waiting times, and the day, are looked at again. */
const EVERY = 15_000;

const page = { number: 1, size: limits.pageSize };

/** The present moment, and the clinic's day by its own clock and zone; undefined until the person's clinic is known. */
export const useClinicDay = (): { readonly now: Instant; readonly day: Day | undefined } => {
  const own = useAppSelector(me.selectors.subscription);
  const now = new Date(useNow(EVERY));
  return { now: now.toISOString(), day: own ? dayOf(clientInstant(own, now), own.time_zone) : undefined };
};

/** The visits of one doctor in one room on the clinic's day. */
export type Room = { readonly key: string; readonly doctor: string; readonly poly: string; readonly visits: readonly Visit[] };

const keyOf = ({ poly, doctor }: Visit): string => `${poly.id} ${doctor.id}`;

const roomsOf = (visits: readonly Visit[]): readonly Room[] =>
  [...new Map(visits.map((one) => [keyOf(one), one]))].map(([key, { doctor, poly }]) => ({
    key,
    doctor: doctor.id,
    poly: poly.id,
    visits: visits.filter((one) => keyOf(one) === key),
  }));

export const useQueue = (day: Day | undefined) => {
  const open = useShortList<Visit>(
    modules.visit,
    'queue open',
    day === undefined ? undefined : { page, sort: ['-created_at'], filter: { status: ['antri', 'diperiksa'], day: { to: day } } },
  );
  const ended = useShortList<Visit>(
    modules.visit,
    'queue ended',
    day === undefined
      ? undefined
      : { page, sort: ['-created_at'], filter: { status: ['selesai', 'dirujuk', 'batal'], day: { from: day, to: day } } },
  );
  const rooms = useMemo(() => roomsOf([...open.rows, ...ended.rows].filter((one) => one.day === day)), [open.rows, ended.rows, day]);
  return {
    rooms,
    left: open.rows.filter((one) => one.day !== day),
    open,
    isKnown: open.isKnown && ended.isKnown,
    problem: [open, ended].find(({ status }) => status === 'failed')?.errors[0],
  };
};
