/** What two runs of the same session may differ in: values of clocks and counters, stand-ins, and the order of what has none. */
import { corrected, type Change } from './compare';

const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/;
/** `SUB-2026-00001`: what an own counter gives. */
const counted = /^([A-Z]{2,}[-/](?:[A-Z\d]+[-/])*)\d+$/;
/** A file is stored under a random name, and opened by a link that is made for one person. */
const file = /^(\/files\/)[\w-]+(\.\w+)$/;
const fileLink = /^(\/api\/v1\/files\?link=)[^&]+()$/;

const alike = (form: RegExp, one: string, other: string): boolean => {
  const [mine, theirs] = [form.exec(one), form.exec(other)];
  return mine !== null && theirs !== null && (form === moment || (mine[1] === theirs[1] && mine[2] === theirs[2]));
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const word = /[\p{L}\p{M}\p{N}]+/gu;
/** What a saved session has in place of a word. */
const isStandIn = (text: string): boolean => /^(w[a-z]{2})+$/i.test(text);

export const holdsStandIn = (text: string): boolean => (text.match(word) ?? []).some(isStandIn);

type Named = { readonly id: string };
const isNamed = (value: unknown): value is Named => typeof value === 'object' && value !== null && typeof (value as Named).id === 'string';
const isRef = (value: unknown): boolean => isNamed(value) && Object.keys(value).every((name) => name === 'id' || name === 'type');

/** The rows of a list, in an event and in the state. */
const asListed = /^(meta\.exchange\.document\.data|payload\.ids|[\w-]+\.lists\.[^.]+\.ids)$/;

/** Whether the call of an event asked for an order. Without, rows of the same moment come in any. */
const isSorted = (event: unknown): boolean =>
  Boolean((event as { readonly meta?: { readonly exchange?: { readonly path: string } } }).meta?.exchange?.path.includes('sort='));

/** Whether the order of a list says nothing: of relations, of records that come with others, of what a part of the state holds. */
const isUnordered = (list: readonly unknown[], path: string, sorted: boolean): boolean =>
  (!sorted && asListed.test(path)) ||
  list.every(isRef) ||
  (/(^|\.)(included|records\.[\w-]+)$/.test(path) && list.every(isNamed)) ||
  (/(^|\.)(permissions|entityPermissions)$/.test(path) && list.every((one) => typeof one === 'string')) ||
  (/^[\w-]+\.ids$/.test(path) && list.every((one) => typeof one === 'string'));

const keyOf = (one: unknown): unknown => (isNamed(one) ? one.id : one);

/** What came, each at the place at which it is expected; what is not expected takes the places that are left. */
const placed = (expected: readonly unknown[], came: readonly unknown[]): unknown[] => {
  const byKey = new Map(came.map((one) => [keyOf(one), one]));
  const keys = new Set(expected.map(keyOf));
  const others = came.filter((one) => !keys.has(keyOf(one)));
  return [...expected.flatMap((one) => byKey.get(keyOf(one)) ?? others.shift() ?? []), ...others];
};

/** What came, in the order of what is expected where the order says nothing. */
function inOrder(expected: unknown, came: unknown, sorted: boolean, path = ''): unknown {
  if (typeof expected !== 'object' || typeof came !== 'object' || !expected || !came || Array.isArray(expected) !== Array.isArray(came))
    return came;
  if (Array.isArray(expected) && Array.isArray(came)) {
    const ordered = isUnordered(expected, path, sorted) ? placed(expected as unknown[], came as unknown[]) : (came as unknown[]);
    return ordered.map((one, index) => inOrder(expected[index], one, sorted, `${path}.${index}`));
  }
  const mine = expected as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(came).map(([name, value]) => [name, inOrder(mine[name], value, sorted, path ? `${path}.${name}` : name)]),
  );
}

/**
 * Compares one session with one app: a stand-in stands for the same value throughout. Rows that are only referred to, or
 * only previewed, and that no answer showed, are counted, not told apart.
 * @param app `isFound`: whether the row of this id was found in both; `inLog`: a value in the ids of the log
 */
export function steadying({ isFound, inLog }: { readonly isFound: (id: string) => boolean; readonly inLog: <T>(value: T) => T }) {
  const meant = new Map<string, string>();

  /** Word for word: a stand-in for the word that it has stood for from the first. */
  const isStoodFor = (expected: string, came: string): boolean => {
    const [mine, theirs] = [expected.match(word) ?? [], came.match(word) ?? []];
    return (
      mine.length === theirs.length &&
      mine.every((one, index) => {
        const other = theirs[index]!.toLowerCase();
        if (one.toLowerCase() === other) return true;
        if (!isStandIn(one)) return false;
        const known = meant.get(one.toLowerCase());
        if (known === undefined) meant.set(one.toLowerCase(), other);
        return known === undefined || known === other;
      })
    );
  };

  /** A number of which only some digits are shown: its stand-in is not a part of the stand-in of the whole number. */
  const isMaskedAlike = (expected: string, came: string): boolean => {
    if (!expected.includes('•') || !came.includes('•')) return false;
    const known = meant.get(expected);
    if (known === undefined) meant.set(expected, came);
    return known === undefined || known === came;
  };

  const isUnseen = (...ids: readonly string[]): boolean => ids.every((id) => uuid.test(id) && !isFound(id));

  const mayDiffer = ({ expected, came }: Change): boolean =>
    typeof expected === 'string' &&
    typeof came === 'string' &&
    (isUnseen(expected, came) ||
      [moment, counted, file, fileLink].some((form) => alike(form, expected, came)) ||
      isMaskedAlike(expected, came) ||
      isStoodFor(expected, came));

  /** What came, with the expected values put in where they may differ: everything else is compared. */
  return <T>(expected: T, came: T): T => corrected(expected, inOrder(expected, inLog(came), isSorted(expected)), mayDiffer) as T;
}
