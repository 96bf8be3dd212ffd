/** A change of many tariffs from a day, or a copy of them for another payer: what it would do to each, before anything is written. Rules: SVC-2, SVC-8. */
import { addDays, type Day } from '#shared/domain/calendarDays';
import { MOST_RUPIAH } from '#shared/domain/money';
import { componentsFor, makesRoom, overlaps, type CareClass, type ComponentAmounts, type Validity } from './tariffs';

/** Tariffs that one change can have. */
export const MOST_CHANGED = 5_000;

export const roundings = ['1', '100', '500', '1000'] as const;
export type Rounding = (typeof roundings)[number];
export const directions = ['nearest', 'up'] as const;
export type Direction = (typeof directions)[number];

/** How a price changes: by tenths of a percent, or by whole rupiah; both may be below zero. Then it is rounded to multiples. */
export type PriceChange = {
  readonly tenths: number;
  readonly amount: number;
  readonly rounding: Rounding;
  readonly direction: Direction;
};

const ceiling = (value: bigint, unit: bigint): bigint => (value <= 0n ? value / unit : (value + unit - 1n) / unit);
const floor = (value: bigint, unit: bigint): bigint => (value >= 0n ? value / unit : -((-value + unit - 1n) / unit));

/** The changed price in whole rupiah, below zero where more is taken off than there is. Half a multiple is rounded up. */
export const changedPrice = (price: number, { tenths, amount, rounding, direction }: PriceChange): number => {
  // In thousandths of a rupiah, so that a binary fraction never decides.
  const exact = BigInt(price) * BigInt(1_000 + tenths) + BigInt(amount) * 1_000n;
  const unit = BigInt(rounding) * 1_000n;
  const multiples = direction === 'up' ? ceiling(exact, unit) : floor(2n * exact + unit, 2n * unit);
  return Number(multiples * BigInt(rounding));
};

/** A tariff that is stored. */
export type StoredTariff = ComponentAmounts &
  Validity & {
    readonly id: string;
    readonly version: number;
    readonly service: string;
    readonly payer: string;
    readonly class: CareClass;
    readonly price: number;
  };

/** A tariff that is added. */
export type NewTariff = Omit<StoredTariff, 'id' | 'version'>;

/**
 * The tariff that follows one with an earlier last day than the tariff that it replaces: the replaced price, until its own last day (SVC-1).
 * @returns undefined where both have the same last day, or the new one has none
 */
export const followingTariff = ({ id: _, version: __, ...replaced }: StoredTariff, { valid_to }: Validity): NewTariff | undefined =>
  valid_to === null || valid_to === replaced.valid_to ? undefined : { ...replaced, valid_from: addDays(valid_to, 1) };

export const leftOutReasons = ['none', 'overlap', 'same', 'below_zero', 'too_large'] as const;
/** Why a tariff is left out: there is none that day, another one is in the way, nothing would change, the price would be below zero or too large. */
export type LeftOut = (typeof leftOutReasons)[number];

/** What becomes of one service in one class. `was` is null where there is no tariff. */
export type PlannedTariff = {
  readonly service: string;
  readonly class: CareClass | null;
  readonly was: number | null;
  readonly price: number | null;
  /** Undefined for one that is written. */
  readonly reason?: LeftOut;
  /** The days of the tariff that is in the way. */
  readonly blocked?: Validity;
  /** The new tariff, with what follows it, and the one that ends the day before it. */
  readonly added?: NewTariff;
  readonly following?: NewTariff;
  readonly ended?: StoredTariff;
};

export type ChangeOrder = {
  /** The services that were chosen. */
  readonly services: readonly string[];
  readonly payer: string;
  /** The payer that gets the new tariffs: the same one, except for a copy. */
  readonly target: string;
  /** Undefined: every class that there is. */
  readonly class: CareClass | undefined;
  readonly from: Day;
  readonly change: PriceChange;
};

const keyOf = (service: string, payer: string, of: string): string => `${service} ${payer} ${of}`;

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

type Groups = ReturnType<typeof grouped>;

const planned = (was: StoredTariff, { from, change, target }: ChangeOrder, groups: Groups): PlannedTariff => {
  const { service, class: of } = was;
  const price = changedPrice(was.price, change);
  const told = { service, class: of, was: was.price, price };
  if (price < 0) return { ...told, reason: 'below_zero' };
  if (price > MOST_RUPIAH) return { ...told, reason: 'too_large' };
  if (target === was.payer && price === was.price) return { ...told, reason: 'same' };
  const added = { service, payer: target, class: of, price, ...componentsFor(price, was), valid_from: from, valid_to: was.valid_to };
  const there = (groups.get(keyOf(service, target, of)) ?? []).filter((one) => overlaps(one, added));
  const blocked = there.find((one) => !makesRoom(one, added));
  if (blocked) return { ...told, reason: 'overlap', blocked: { valid_from: blocked.valid_from, valid_to: blocked.valid_to } };
  const [ended] = there;
  return { ...told, added, ...(ended && { ended, following: followingTariff(ended, added) }) };
};

/**
 * What a change does to each tariff of the payer that is valid on its first day. Services without one are told, too.
 * @param tariffs all of these services and payers
 */
export const changePlan = (tariffs: readonly StoredTariff[], order: ChangeOrder): readonly PlannedTariff[] => {
  const groups = grouped(tariffs);
  const isMeant = (one: StoredTariff) =>
    one.payer === order.payer &&
    (order.class === undefined || one.class === order.class) &&
    overlaps(one, { valid_from: order.from, valid_to: order.from });
  const meant = new Map<string, StoredTariff[]>();
  for (const one of tariffs.filter(isMeant)) meant.set(one.service, [...(meant.get(one.service) ?? []), one]);
  return order.services.flatMap((service): readonly PlannedTariff[] => {
    const own = meant.get(service);
    if (!own) return [{ service, class: order.class ?? null, was: null, price: null, reason: 'none' }];
    return own.map((one) => planned(one, order, groups));
  });
};

/** The last day of a tariff that another one follows from a day. */
export const dayBefore = (from: Day): Day => addDays(from, -1);

/** A row of the preview, with what the service is called. */
export type ChangeRow = Omit<PlannedTariff, 'added' | 'ended' | 'following'> & {
  readonly code: string;
  readonly name: string;
  readonly name_en: string | null;
  /** The last day of the tariff that is replaced. */
  readonly until: Day | null;
};

/** What a change would do, or did. `token` stands for exactly this: it is given back to have it done. Sums are of the rows that are written. */
export type TariffChange = {
  readonly token: string;
  readonly written: number;
  readonly left_out: number;
  readonly sum_before: number;
  readonly sum_after: number;
  readonly rows: readonly ChangeRow[];
};
