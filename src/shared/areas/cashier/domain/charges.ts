/** What a charge amounts to, and what of it a payment covers. Rules: SVC-2, SVC-11, SVC-12, CSH-5. */
import { divide } from '#shared/domain/shares';
import { components, sumOfComponents, type ComponentAmounts } from './tariffs';

/** Where a charge comes from. `share`: the part of another charge that another payer pays. */
export const chargeSources = ['manual', 'visit', 'treatment', 'series', 'share'] as const;

const byComponent = (amounts: readonly number[]): ComponentAmounts =>
  Object.fromEntries(components.map((one, at) => [one, amounts[at]!])) as ComponentAmounts;

/** An amount divided by the same shares as the components have; the parts add up to it. */
export const divideComponents = (amount: number, of: ComponentAmounts): ComponentAmounts =>
  byComponent(
    divide(
      amount,
      components.map((one) => of[one]),
    ),
  );

export type ChargeTerms = {
  /** Rupiah for one, by component. */
  readonly unit: ComponentAmounts;
  readonly quantity: number;
  /** Rupiah off the whole line. */
  readonly discount: number;
  /** Rupiah of it that other payers' charges have taken over. */
  readonly shared: number;
};

/** Rupiah of a line: for one, what is left to pay, and its components. */
export type ChargeAmounts = ComponentAmounts & { readonly unit_price: number; readonly total: number };

/** What a line costs before discounts. */
export const grossOf = ({ unit, quantity }: Pick<ChargeTerms, 'unit' | 'quantity'>): number => sumOfComponents(unit) * quantity;

/** The amounts of a line, all in one step: whatever of it changes, total and components follow (SVC-11). */
export const chargeAmounts = ({ unit, quantity, discount, shared }: ChargeTerms): ChargeAmounts => {
  const total = grossOf({ unit, quantity }) - discount - shared;
  return { unit_price: sumOfComponents(unit), total, ...divideComponents(total, unit) };
};

/** A line of a bill: its charge, its amounts, and how much of it is paid. */
export type BillLine = ComponentAmounts & { readonly charge: string; readonly total: number; readonly covered: number };

/** What a payment covers of a line, by component; below zero where money is given back. */
export type Cover = ComponentAmounts & { readonly charge: string; readonly amount: number };

/** What changes between two states of payment of a line: the components of both are divided alike, so a line that is paid in parts adds up. */
const coverOf = (line: BillLine, covered: number): Cover => {
  const [before, after] = [line.covered, covered].map((one) => divideComponents(one, line));
  return {
    charge: line.charge,
    amount: covered - line.covered,
    ...byComponent(components.map((one) => after![one] - before![one])),
  };
};

/** How much of each line the money of a bill covers: the lines in their order. */
const fill = (lines: readonly BillLine[], money: number): readonly number[] => {
  let left = money;
  return lines.map(({ total }) => {
    const part = Math.min(total, left);
    left -= part;
    return part;
  });
};

/**
 * Which lines a payment covers, or gives back: a part payment covers the lines in their order, and money that is given back comes off the
 * last ones (CSH-5).
 * @param amount rupiah; below zero for a refund @returns one part for each line that changes; they add up to the amount
 */
export const coverLines = (lines: readonly BillLine[], amount: number): readonly Cover[] => {
  const paid = lines.reduce((sum, { covered }) => sum + covered, 0);
  const filled = fill(lines, paid + amount);
  return lines.map((line, at) => coverOf(line, filled[at]!)).filter((one) => one.amount !== 0);
};
