/** What the agenda shows, as its address says: a day, or the week of one doctor. */
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { TeamMember } from '#shared/areas/clinic/resources/teamMember';
import { addDays, type Day } from '#shared/domain/calendarDays';
import { isDate } from '#shared/kit/values';
import type { Asked } from './useAgenda';

const WEEK = 7;

/** The Monday of a day's week. */
const mondayOf = (day: Day): Day => addDays(day, -((new Date(day).getUTCDay() + 6) % WEEK));

/** @param today undefined while the clinic is not known: then nothing is asked for */
export const useView = (today: Day | undefined, doctors: readonly TeamMember[]) => {
  const [params, setParams] = useSearchParams();
  const written = params.get('day') ?? '';
  const day = isDate(written) ? written : today;
  const isWeek = params.get('view') === 'week';
  const doctor = isWeek ? (doctors.find(({ id }) => id === params.get('doctor')) ?? doctors[0])?.id : undefined;
  const asked = useMemo((): Asked | undefined => {
    if (!day || (isWeek && !doctor)) return undefined;
    return isWeek ? { from: mondayOf(day), to: addDays(mondayOf(day), WEEK - 1), doctor } : { from: day, to: day };
  }, [day, isWeek, doctor]);
  const set = (values: Readonly<Record<string, string | null>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  const go = (days: number) => day && set({ day: addDays(day, isWeek ? days * WEEK : days) });
  return {
    day,
    isWeek,
    doctor,
    asked,
    /** A date that is not typed to its end changes nothing. */
    goTo: (chosen: Day | null) => (chosen === null || isDate(chosen)) && set({ day: chosen }),
    goBack: () => void go(-1),
    goOn: () => void go(1),
    goToday: () => set({ day: null }),
    show: (week: boolean) => set({ view: week ? 'week' : null }),
    choose: (id: string) => set({ doctor: id }),
  };
};

export type View = ReturnType<typeof useView>;
