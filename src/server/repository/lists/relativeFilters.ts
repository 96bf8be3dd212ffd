/** Which days a filter means, and when they begin and end: by the client's own clock and zone where a person works for one. Rules: LST-16, SUB-14. */
import type { Actor } from '#shared/access';
import { daysOf, momentsOf, type DayRange, type RelativeDate } from '#shared/domain/relativeDates';
import { defaultZone } from '#shared/domain/calendarDays';
import type { FilterValue } from '#shared/jsonapi';
import type { Resource } from '#shared/kit/resource';
import { transaction } from '#server/db/database';
import { clientTime, type ClientTime } from '../clientTime';
import type { Store } from '../store';

type Filter = Readonly<Record<string, FilterValue>>;

/** What time it is for this person: by the clock and zone of the client that they work for, else of the platform. */
export const timeOf = ({ database, clock }: Pick<Store, 'database' | 'clock'>, actor: Actor | null): Promise<ClientTime> | ClientTime => {
  const now = clock();
  const entityId = actor?.entityId;
  if (!entityId) return { now: now.toISOString(), zone: defaultZone };
  return transaction(database, (trx) => clientTime({ trx, now }, entityId), { readOnly: true, scope: { entityId } });
};

/** The days of a range; those of a word once today is known. */
const rangeOf = (value: DayRange & { readonly in?: RelativeDate }, { now, zone }: ClientTime): DayRange =>
  value.in ? daysOf(value.in, now, zone) : value;

/** The filter of a list with dates in the place of words, and instants in the place of days where moments are compared; the same one without either. */
export const withDates = async (
  store: Pick<Store, 'database' | 'clock'>,
  actor: Actor | null,
  resource: Resource,
  filter: Filter,
): Promise<Filter> => {
  const isMoment = (name: string): boolean => resource.attributes[name]?.kind === 'dateTime';
  const dated = Object.entries(filter).filter(([name, value]) => isMoment(name) || ('in' in value && value.in));
  if (!dated.length) return filter;
  const time = await timeOf(store, actor);
  const ranges = dated.map(([name, value]) => {
    const range = rangeOf(value as DayRange, time);
    return [name, isMoment(name) ? momentsOf(range, time.zone) : range] as const;
  });
  return { ...filter, ...Object.fromEntries(ranges) };
};
