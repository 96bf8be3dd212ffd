/** The cards of the agenda: one for each doctor of a day, or one for each day of a doctor's week. */
import type { Slot } from '#shared/areas/clinic/domain/slots';
import type { Appointment } from '#shared/areas/clinic/resources/appointment';
import type { TeamMember } from '#shared/areas/clinic/resources/teamMember';
import { addDays, type Day } from '#shared/domain/calendarDays';
import { localeOf, type Language } from '#shared/locale';
import { cachedByLanguage, formatDate } from '#client/ui/formats';
import { useLanguage } from '#client/ui/useLanguage';
import type { useAgenda } from './useAgenda';
import type { View } from './useView';

export type CardOf = {
  readonly key: string;
  readonly day: Day;
  readonly title: string;
  readonly about: string | undefined;
  readonly slots: readonly Slot[];
  readonly appointments: readonly Appointment[];
};

type Shown = ReturnType<typeof useAgenda>;

const weekdayNames = cachedByLanguage(
  (language: Language) => new Intl.DateTimeFormat(localeOf[language], { weekday: 'long', timeZone: 'UTC' }),
);

const daysOf = ({ from, to }: NonNullable<View['asked']>): readonly Day[] => {
  const days = [from];
  while (days.at(-1)! < to) days.push(addDays(days.at(-1)!, 1));
  return days;
};

/** Doctors who see nobody on the day, and have no appointment, are left out. */
const ofDay = (day: Day, { slotsOn, appointments }: Shown, doctors: readonly TeamMember[]): readonly CardOf[] => {
  const slots = slotsOn(day);
  return doctors
    .map(({ id, full_name, name, specialty }) => ({
      key: id,
      day,
      title: full_name ?? name,
      about: specialty ?? undefined,
      slots: slots.filter(({ doctor }) => doctor === id),
      appointments: appointments.filter(({ doctor }) => doctor.id === id),
    }))
    .filter((one) => one.slots.length > 0 || one.appointments.length > 0);
};

export const useCards = ({ asked, isWeek }: View, shown: Shown, doctors: readonly TeamMember[]): readonly CardOf[] => {
  const language = useLanguage();
  if (!asked) return [];
  if (!isWeek) return ofDay(asked.from, shown, doctors);
  return daysOf(asked).map((day) => ({
    key: day,
    day,
    title: weekdayNames(language).format(new Date(day)),
    about: formatDate(day, language),
    slots: shown.slotsOn(day),
    appointments: shown.appointments.filter((one) => one.day === day),
  }));
};
