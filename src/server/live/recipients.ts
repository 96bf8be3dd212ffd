/** Who hears of a change: what the rules of a resource answer for each person, compared with the records that changed. Rule: LIV-2. */
import type { Actor, Verdict, Where } from '#shared/access';
import type { StaleResource } from '#shared/live';
import { resources, type ResourceName } from '#shared/areas/resources';
import type { Resource } from '#shared/kit/resource';
import { changedRecords, type ChangedRecord } from '../repository/changedRecords';
import type { Store } from '../repository/store';

/** One resource's changes. `ids`: null where they are not known. */
export type Change = { readonly name: string; readonly ids: readonly string[] | null; readonly at: string | null };

type Verdicts = { readonly list: Verdict; readonly get: Verdict };

const verdictsFor = ({ access }: Resource, actor: Actor): Verdicts => ({
  list: access.list?.(actor) ?? false,
  get: access.get?.(actor) ?? false,
});

const isFilter = (verdict: Verdict): verdict is Where => typeof verdict === 'object';

const textOf = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

/** Whether the rule lets a record with these values through. */
const fits = (verdict: Verdict, values: ChangedRecord['now'] | undefined): boolean => {
  if (!isFilter(verdict)) return verdict;
  return (
    values !== undefined &&
    Object.entries(verdict).every(([name, wanted]) => (typeof wanted === 'string' ? [wanted] : wanted).includes(textOf(values[name])))
  );
};

/** What one person hears of a change; undefined for nothing. */
const staleFor = ({ type }: Resource, { list, get }: Verdicts, records: readonly ChangedRecord[] | null): StaleResource | undefined => {
  if (!records) return list === true ? { type, list: true, records: [], gone: [] } : undefined;
  const isMine = (verdict: Verdict, { now, before }: ChangedRecord): boolean => fits(verdict, now) || fits(verdict, before);
  const lists = records.some((one) => isMine(list, one));
  const mine = records.filter((one) => isMine(get, one));
  if (!lists && !mine.length) return undefined;
  const isThere = ({ isGone, now }: ChangedRecord): boolean => !isGone && fits(get, now);
  return {
    type,
    list: lists,
    records: mine.filter(isThere).map(({ id, version }) => ({ id, version })),
    gone: mine.filter((one) => !isThere(one)).map(({ id }) => id),
  };
};

/**
 * What each of these people hears of a change: only of what they may list or get, now or before it.
 * One statement, or two, however many they are.
 */
export const recipientsOf = async <P extends { readonly actor: Actor }>(
  store: Store,
  { name, ids, at }: Change,
  people: readonly P[],
): Promise<ReadonlyMap<P, StaleResource>> => {
  const resource: Resource | undefined = Object.hasOwn(resources, name) ? resources[name as ResourceName] : undefined;
  if (!resource) return new Map();
  const concerned = people.flatMap((person) => {
    const verdicts = verdictsFor(resource, person.actor);
    return verdicts.list === false && verdicts.get === false ? [] : [{ person, verdicts }];
  });
  if (!concerned.length) return new Map();
  const names = new Set(concerned.flatMap(({ verdicts }) => [verdicts.list, verdicts.get].filter(isFilter).flatMap(Object.keys)));
  const records = ids && (await changedRecords(store, store.find(resource.type), ids, { names: [...names], at }));
  return new Map(
    concerned.flatMap(({ person, verdicts }) => {
      const stale = staleFor(resource, verdicts, records);
      return stale ? [[person, stale] as const] : [];
    }),
  );
};
