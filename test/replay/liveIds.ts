/** Which id of a fresh app stands for which id of a log: rows that both have are found by what a person calls them by. */
import type { ResourceObject } from '#shared/jsonapi';
import { holdsStandIn } from './steady';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const isId = (value: unknown): value is string => typeof value === 'string' && value.length === 36 && value.replace(uuid, '') === '';

/** Attributes by which a row is known, whatever its id is. */
const natural = ['code', 'email', 'feature_key', 'key', 'name', 'number', 'title', 'subject', 'purpose', 'to'] as const;

const isRow = (value: unknown): value is ResourceObject =>
  typeof value === 'object' && value !== null && isId((value as { id?: unknown }).id) && 'type' in value;

/** Whether two rows are called the same: by those of their attributes that name them. A stand-in of the log may stand for any value. */
const areCalledTheSame = (logged: ResourceObject, live: ResourceObject): boolean =>
  logged.attributes !== undefined &&
  natural.every((name) => {
    const [mine, theirs] = [logged.attributes?.[name] ?? null, live.attributes?.[name] ?? null];
    return mine === theirs || (typeof mine === 'string' && typeof theirs === 'string' && holdsStandIn(mine));
  });

/** The rows that it belongs to, in the ids of the log. */
const ownersOf = ({ relationships = {} }: ResourceObject, idInLog: (id: string) => string): string =>
  JSON.stringify(
    Object.entries(relationships).flatMap(([name, relation]) => {
      const { data } = relation as { readonly data?: unknown };
      return isRow(data) ? [[name, idInLog(data.id)]] : [];
    }),
  );

export type LiveIds = ReturnType<typeof liveIds>;

export function liveIds() {
  const liveOf = new Map<string, string>();
  const loggedOf = new Map<string, string>();
  const inLog = (id: string) => loggedOf.get(id) ?? id;

  const pair = (logged: string, live: string): void => {
    if (liveOf.has(logged) || loggedOf.has(live)) return;
    liveOf.set(logged, live);
    loggedOf.set(live, logged);
  };

  /** Each row of the log with the row of the app that is called the same; of several, with the one of the same relations, else in order. */
  const partners = (logged: readonly ResourceObject[], live: readonly ResourceObject[]): [ResourceObject, ResourceObject][] => {
    const left = [...live];
    const take = (one: ResourceObject, fits: (other: ResourceObject) => boolean): [ResourceObject, ResourceObject][] => {
      const place = left.findIndex((other) => other.type === one.type && fits(other));
      return place < 0 ? [] : [[one, left.splice(place, 1)[0]!]];
    };
    const found: [ResourceObject, ResourceObject][] = [];
    const rounds: ((one: ResourceObject) => (other: ResourceObject) => boolean)[] = [
      (one) => (other) => inLog(other.id) === one.id,
      (one) => (other) => areCalledTheSame(one, other) && ownersOf(one, (id) => id) === ownersOf(other, inLog),
      (one) => (other) => areCalledTheSame(one, other) && !liveOf.has(one.id) && !loggedOf.has(other.id),
    ];
    let rest = [...logged];
    for (const fits of rounds) {
      const taken = rest.flatMap((one) => take(one, fits(one)));
      found.push(...taken);
      rest = rest.filter((one) => !taken.some(([mine]) => mine === one));
    }
    return found;
  };

  /** Looks at two answers to the same call, side by side. */
  function learn(logged: unknown, live: unknown): void {
    if (isId(logged) && isId(live)) return pair(logged, live);
    if (typeof logged !== 'object' || typeof live !== 'object' || !logged || !live) return;
    if (Array.isArray(logged) && Array.isArray(live)) {
      if (logged.every(isRow) && live.every(isRow)) for (const [one, other] of partners(logged, live)) learn(one, other);
      // Where nothing names what stands in a list, its order proves nothing.
      return;
    }
    const [mine, theirs] = [logged as Record<string, unknown>, live as Record<string, unknown>];
    // What a row belongs to tells it from others that are called the same.
    const names = Object.keys(mine).sort((one, other) => Number(other === 'included') - Number(one === 'included'));
    for (const name of names) learn(mine[name], theirs[name]);
  }

  return {
    learn,
    /** Whether the row was found in both, so that its id has to be the same wherever it stands. */
    isFound: (id: string): boolean => liveOf.has(id),
    toLive: (text: string): string => text.replaceAll(uuid, (id) => liveOf.get(id) ?? id),
    toLogged: (text: string): string => text.replaceAll(uuid, inLog),
  };
}
