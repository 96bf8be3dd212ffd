/** What an import of tariffs does with each row of its file. Rules: SVC-1, SVC-2, SVC-3, SVC-8. */
import { addDays, type Day } from '#shared/domain/calendarDays';
import type { BadTariff, FileTariff, TariffReason } from './tariffFile';
import { followingTariff, type NewTariff, type StoredTariff } from './tariffChange';
import { components, componentsFor, makesRoom, overlaps, type ComponentAmounts, type Validity } from './tariffs';

/** What the clinic calls its services and payers. `code` is its own among them; a name need not be. */
export type Called = { readonly id: string; readonly code: string; readonly name: string };

export const outcomes = ['new', 'replaces', 'changed', 'same', 'bad'] as const;
/** What becomes of a row: a new tariff, one that ends another, one that was changed (its last day, or it has not begun), nothing, or it is left out. */
export type Outcome = (typeof outcomes)[number];

/** `price`: of the tariff that is replaced, with its last day `until`. `other`: the row of the file whose days it overlaps. */
export type RowOutcome = {
  readonly row: number;
  readonly text: string;
  readonly outcome: Outcome;
  readonly reason?: TariffReason;
  readonly price?: number;
  readonly until?: Day;
  readonly other?: number;
};

export type TariffImportPlan = {
  readonly rows: readonly RowOutcome[];
  readonly added: readonly NewTariff[];
  readonly ended: readonly { readonly tariff: StoredTariff; readonly until: Day }[];
  readonly changed: readonly { readonly before: StoredTariff; readonly after: NewTariff }[];
};

/** What an import did, or would do. */
export type TariffImport = {
  readonly names: string;
  readonly counts: Readonly<Record<Outcome, number>>;
  readonly rows: readonly RowOutcome[];
};

/** The tariffs of one service, payer and class while the file is read: stored ones, and those of its rows. */
type Period = Validity & { readonly row?: number; readonly stored?: StoredTariff };

const lower = (text: string): string => text.trim().toLowerCase();

/** Finds a record by its code, else by its name; undefined where none or several have it. */
const finder = (records: readonly Called[]) => {
  const codes = new Map(records.map((one) => [lower(one.code), one.id]));
  const names = new Map<string, string | undefined>();
  for (const { id, name } of records) names.set(lower(name), names.has(lower(name)) ? undefined : id);
  return (said: string) => ({ id: codes.get(lower(said)) ?? names.get(lower(said)), isName: names.has(lower(said)) });
};

const isSame = (one: Validity, other: Validity): boolean => one.valid_from === other.valid_from && one.valid_to === other.valid_to;
const sameAmounts = (one: ComponentAmounts, other: ComponentAmounts): boolean => components.every((name) => one[name] === other[name]);
const onlyAmounts = (one: ComponentAmounts): ComponentAmounts =>
  Object.fromEntries(components.map((name) => [name, one[name]])) as unknown as ComponentAmounts;

type Made = { readonly outcome: RowOutcome; readonly periods: readonly Period[]; readonly write?: Partial<Writes> };
type Writes = {
  added: readonly NewTariff[];
  ended: { tariff: StoredTariff; until: Day };
  changed: { before: StoredTariff; after: NewTariff };
};

const bad = ({ row, text }: FileTariff, periods: readonly Period[], reason: TariffReason, other?: number): Made => ({
  outcome: { row, text, outcome: 'bad', reason, ...(other !== undefined && { other }) },
  periods,
});

/**
 * Whether a row says what is stored. A row without a last day does so, too, where the next tariff ended the stored one: so the same file can be
 * imported again.
 */
const saysTheSame = (after: NewTariff, there: StoredTariff, periods: readonly Period[]): boolean => {
  if (after.price !== there.price || !sameAmounts(after, there)) return false;
  if (after.valid_to === there.valid_to) return true;
  const { valid_to } = there;
  return after.valid_to === null && valid_to !== null && periods.some((one) => one.valid_from === addDays(valid_to, 1));
};

/** Whether only the last day of a tariff differs, and may still be set. */
const mayEnd = (after: NewTariff, there: StoredTariff, today: Day): boolean =>
  after.price === there.price &&
  sameAmounts(after, there) &&
  (there.valid_to === null || there.valid_to >= today) &&
  (after.valid_to === null || after.valid_to >= today);

/** A row whose first day is that of a stored tariff: it says the same, or changes what may be changed of it. */
const onStored = (one: FileTariff, there: StoredTariff, after: NewTariff, periods: readonly Period[], today: Day): Made => {
  const { row, text } = one;
  if (saysTheSame(after, there, periods)) return { outcome: { row, text, outcome: 'same' }, periods };
  if (there.valid_from <= today && !mayEnd(after, there, today)) return bad(one, periods, 'begun');
  const others = periods.filter((period) => period.stored?.id !== there.id);
  const other = others.find((period) => overlaps(period, after));
  if (other) return bad(one, periods, other.row === undefined ? 'overlap' : 'row', other.row);
  return {
    outcome: { row, text, outcome: 'changed', price: there.price },
    periods: [...others, { valid_from: after.valid_from, valid_to: after.valid_to, row }],
    write: { changed: { before: there, after } },
  };
};

/** A row of days of its own: it is new, and ends the stored tariff that is valid until then. */
const onFree = (one: FileTariff, after: NewTariff, periods: readonly Period[], today: Day): Made => {
  const { row, text } = one;
  const added = { valid_from: after.valid_from, valid_to: after.valid_to, row };
  const there = periods.filter((period) => overlaps(period, after));
  const blocking = there.find((period) => !period.stored || !makesRoom(period, after));
  if (blocking) return bad(one, periods, blocking.row === undefined ? 'overlap' : 'row', blocking.row);
  const [replaced] = there;
  if (!replaced) return { outcome: { row, text, outcome: 'new' }, periods: [...periods, added], write: { added: [after] } };
  if (replaced.stored!.valid_from <= today && after.valid_from < today) return bad(one, periods, 'early');
  const until = addDays(after.valid_from, -1);
  const tariff = replaced.stored!;
  const following = followingTariff(tariff, after) ?? [];
  return {
    outcome: { row, text, outcome: 'replaces', price: tariff.price, until },
    // What was ended once makes no more room: a further row would end it twice.
    periods: [
      ...periods.filter((period) => period !== replaced),
      ...[{ valid_from: tariff.valid_from, valid_to: until }, added, following].flat(),
    ],
    write: { added: [after, following].flat(), ended: { tariff, until } },
  };
};

/** The amounts of a row without components: those that are there for the same price, else another price in the same shares. */
const amountsOf = ({ price, components: given }: FileTariff, stored: readonly StoredTariff[], from: Day): ComponentAmounts => {
  if (given) return given;
  const before = stored.filter(({ valid_from }) => valid_from <= from).sort((a, b) => (a.valid_from < b.valid_from ? 1 : -1))[0];
  return before?.price === price
    ? onlyAmounts(before)
    : componentsFor(price, before ?? { facility: 0, professional: 0, consumables: 0, administration: 0 });
};

type Known = {
  readonly services: readonly Called[];
  readonly payers: readonly Called[];
  readonly tariffs: readonly StoredTariff[];
  /** The day at the clinic. */
  readonly today: Day;
};

/** The tariffs by service, payer and class. */
const grouped = (tariffs: readonly StoredTariff[]): ReadonlyMap<string, readonly StoredTariff[]> => {
  const groups = new Map<string, StoredTariff[]>();
  for (const one of tariffs) {
    const key = keyOf(one.service, one.payer, one.class);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
};

const keyOf = (service: string, payer: string, of: string): string => `${service} ${payer} ${of}`;

const asPeriod = (stored: StoredTariff): Period => ({ valid_from: stored.valid_from, valid_to: stored.valid_to, stored });

type Place = { readonly own: readonly StoredTariff[]; readonly before: readonly Period[]; readonly today: Day };

/** What becomes of a row whose service and payer are known. */
const madeOf = (one: FileTariff, { id: service, payer }: { id: string; payer: string }, { own, before, today }: Place): Made => {
  const after: NewTariff = {
    ...{ service, payer, class: one.class, price: one.price, ...amountsOf(one, own, one.valid_from) },
    ...{ valid_from: one.valid_from, valid_to: one.valid_to },
  };
  const twice = before.find((period) => period.row !== undefined && isSame(period, one));
  if (twice) return bad(one, before, 'row', twice.row);
  const there = own.find(({ valid_from }) => valid_from === one.valid_from);
  return there ? onStored(one, there, after, before, today) : onFree(one, after, before, today);
};

/** What the rows of a file make of the stored tariffs, one after the other. */
const reader = (known: Known) => {
  const [serviceOf, payerOf] = [finder(known.services), finder(known.payers)];
  const stored = grouped(known.tariffs);
  const periods = new Map<string, readonly Period[]>();
  return (one: FileTariff): Made => {
    const [service, payer] = [serviceOf(one.service), payerOf(one.payer)];
    if (!service.id) return bad(one, [], service.isName ? 'service_name' : 'service');
    if (!payer.id) return bad(one, [], 'payer');
    const key = keyOf(service.id, payer.id, one.class);
    const own = stored.get(key) ?? [];
    const made = madeOf(
      one,
      { id: service.id, payer: payer.id },
      { own, before: periods.get(key) ?? own.map(asPeriod), today: known.today },
    );
    periods.set(key, made.periods);
    return made;
  };
};

/**
 * @param rows those of the file that could be read @param unread the others
 * @param known all services, payers and tariffs of the clinic
 */
export const tariffImportPlan = (rows: readonly FileTariff[], unread: readonly BadTariff[], known: Known): TariffImportPlan => {
  const made = rows.map(reader(known));
  const wrong = unread.map(({ row, text, reason }): RowOutcome => ({ row, text, outcome: 'bad', reason }));
  return {
    rows: [...wrong, ...made.map(({ outcome }) => outcome)].sort((one, other) => one.row - other.row),
    added: made.flatMap(({ write }) => write?.added ?? []),
    ended: made.flatMap(({ write }) => write?.ended ?? []),
    changed: made.flatMap(({ write }) => write?.changed ?? []),
  };
};
