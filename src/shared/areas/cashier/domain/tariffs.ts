/** Tariffs: what a service costs, for whom and when. Rules: SVC-1, SVC-2, SVC-6, SVC-9. */
import type { Day } from '#shared/domain/calendarDays';

/** Classes of care that a tariff can be for; `semua` stands for any of them, and is the class of every outpatient. */
export const careClasses = ['semua', 'kelas_1', 'kelas_2', 'kelas_3', 'utama', 'vip', 'vvip', 'intensif', 'isolasi'] as const;
export type CareClass = (typeof careClasses)[number];

/** What a price is made of: facility (jasa sarana), professional fee (jasa medis), consumables (BHP) and administration (manajemen). */
export const components = ['facility', 'professional', 'consumables', 'administration'] as const;
export type Component = (typeof components)[number];

/** Rupiah by component. */
export type ComponentAmounts = Readonly<Record<Component, number>>;

export const sumOfComponents = (amounts: ComponentAmounts): number => components.reduce((sum, one) => sum + amounts[one], 0);

/** A tariff as the search for a price sees it. `isGeneral`: its payer is `umum`. Days are the clinic's; `valid_to` is the last one. */
export type PriceRow = {
  readonly payer: string;
  readonly isGeneral: boolean;
  readonly class: CareClass;
  readonly valid_from: Day;
  readonly valid_to: Day | null;
};

/** What a price is asked for: a payer, a class and a day. */
export type PriceQuestion = { readonly payer: string; readonly class: CareClass; readonly day: Day };

const isValidOn = ({ valid_from, valid_to }: Pick<PriceRow, 'valid_from' | 'valid_to'>, day: Day): boolean =>
  valid_from <= day && (valid_to === null || day <= valid_to);

/**
 * The tariff of a service that counts (SVC-1): of the payer and the class, else of the payer and any class, else of patients who pay
 * themselves. `sql/tariffs.ts` asks the database the same.
 * @param rows tariffs of one service @returns undefined where there is none, and the service cannot be charged (SVC-10)
 */
export const tariffFor = <T extends PriceRow>(rows: readonly T[], { payer, class: asked, day }: PriceQuestion): T | undefined => {
  const valid = rows.filter((row) => isValidOn(row, day));
  const own = (row: T) => row.payer === payer;
  const general = (row: T) => row.isGeneral;
  const tries = [own, general].flatMap((who) => [asked, 'semua' as const].map((one) => (row: T) => who(row) && row.class === one));
  return tries.map((fits) => valid.find(fits)).find((row) => row !== undefined);
};

/**
 * The components of another price, in the same shares: each part is rounded down, and what is missing then goes to those with the largest
 * remainders, so that they add up exactly (SVC-2). Where there were no amounts, all of it is for the facility.
 * @param price whole rupiah, not below zero
 */
export const componentsFor = (price: number, amounts: ComponentAmounts): ComponentAmounts => {
  const sum = sumOfComponents(amounts);
  if (sum === 0) return { facility: price, professional: 0, consumables: 0, administration: 0 };
  const [whole, target] = [BigInt(sum), BigInt(price)];
  const parts = components.map((name) => {
    const exact = target * BigInt(amounts[name]);
    return { name, amount: Number(exact / whole), rest: exact % whole };
  });
  const missing = price - parts.reduce((total, { amount }) => total + amount, 0);
  // Of equal remainders the earlier component has the rupiah, so that the same question always has the same answer.
  const first = [...parts].sort((one, other) => (one.rest === other.rest ? 0 : one.rest > other.rest ? -1 : 1)).slice(0, missing);
  return Object.fromEntries(parts.map((part) => [part.name, part.amount + (first.includes(part) ? 1 : 0)])) as unknown as ComponentAmounts;
};

/** Days of a tariff: both are included, and without a last one it stays valid. */
export type Validity = { readonly valid_from: Day; readonly valid_to: Day | null };

/** The last day, far in the future where there is none. */
const last = ({ valid_to }: Validity): Day => valid_to ?? '9999-12-31';

export const overlaps = (one: Validity, other: Validity): boolean => one.valid_from <= last(other) && other.valid_from <= last(one);

/**
 * Whether a tariff that is there makes room for a new one by ending the day before it: it began earlier, and has no last day or the same one.
 * Any other tariff that overlaps refuses the new one (SVC-1).
 */
export const makesRoom = (there: Validity, added: Validity): boolean =>
  there.valid_from < added.valid_from && (there.valid_to === null || there.valid_to === added.valid_to);
