/** Which days a filter means that names them from today: by the client's own clock and zone where a person works for one. Rules: LST-16, SUB-14. */
import type { Actor } from '#shared/access';
import { daysOf, instantsOf } from '#shared/domain/relativeDates';
import { defaultZone } from '#shared/domain/calendarDays';
import type { FilterValue } from '#shared/jsonapi';
import type { Resource } from '#shared/kit/resource';
import { transaction } from '#server/db/database';
import { clientTime, type ClientTime } from '../clientTime';
import type { Store } from '../store';

type Filter = Readonly<Record<string, FilterValue>>;

const timeOf = ({ database, clock }: Pick<Store, 'database' | 'clock'>, actor: Actor | null): Promise<ClientTime> | ClientTime => {
  const now = clock();
  const entityId = actor?.entityId;
  if (!entityId) return { now: now.toISOString(), zone: defaultZone };
  return transaction(database, (trx) => clientTime({ trx, now }, entityId), { readOnly: true, scope: { entityId } });
};

/** The filter of a list with dates in the place of words; the same one where it has none. */
export const withDates = async (
  store: Pick<Store, 'database' | 'clock'>,
  actor: Actor | null,
  resource: Resource,
  filter: Filter,
): Promise<Filter> => {
  const named = Object.entries(filter).flatMap(([name, value]) => ('in' in value && value.in ? [[name, value.in] as const] : []));
  if (!named.length) return filter;
  const { now, zone } = await timeOf(store, actor);
  const dated = named.map(([name, word]) => {
    const isMoment = resource.attributes[name]?.kind === 'dateTime';
    return [name, isMoment ? instantsOf(word, now, zone) : daysOf(word, now, zone)] as const;
  });
  return { ...filter, ...Object.fromEntries(dated) };
};
