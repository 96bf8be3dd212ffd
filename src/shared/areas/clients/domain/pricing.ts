/** Calculates the price of a package and of a choice of add-ons and seats (CAT-4, CAT-6, CAT-7). Rupiah, before PPN unless said. */
import type { Clientsubsheader } from '../resources/clientsubsheader';
import type { Module } from '../../catalogue/resources/module';
import type { Catalogue, TaxRule } from '#shared/site';
import { allNeedsOf, dependentsOf, features } from '#shared/domain/features';
import { sumOf } from '#shared/domain/money';
import { taxed, type Taxed } from '../../billing/domain/tax';

export type Plan = Catalogue['packages'][number];
export type Offer = Catalogue['modules'][number];
export type Cycle = NonNullable<Clientsubsheader['cycle']>;

/** How many monthly prices each cycle costs, and how many months it lasts: a year in advance costs ten. */
export const cycles = {
  monthly: { pays: 1, lasts: 1 },
  quarterly: { pays: 3, lasts: 3 },
  semiannual: { pays: 6, lasts: 6 },
  yearly: { pays: 10, lasts: 12 },
} as const satisfies Record<Cycle, { pays: number; lasts: number }>;

/** Whether a package is for this kind of client: a subscription begins with one of these only. Rule: SUB-30. */
export const fitsKind = ({ target }: Pick<Plan, 'target'>, kind: string | null | undefined): boolean => target === kind;

/** The amount for one period of the cycle, paid in advance. @param monthly rupiah a month */
export const inCycle = (monthly: number, cycle: Cycle): number => monthly * cycles[cycle].pays;

/** What a module is to anyone who buys it. */
export const offerOf = ({ id, module_name, module_name_en, feature_key, price, kind, package: { id: package_id } }: Module): Offer => ({
  id,
  module_name,
  module_name_en,
  feature_key,
  price,
  kind,
  package_id,
});

/** The position of a feature in the order of features; unknown ones come last. */
const placeOf = ({ feature_key }: Pick<Offer, 'feature_key'>): number => [...features.map(String), feature_key].indexOf(feature_key);

const inOrder = (modules: readonly Offer[]): Offer[] => [...modules].sort((a, b) => placeOf(a) - placeOf(b));

/** The features that any package sells, in their order. */
export const featuresSold = (modules: readonly Offer[]): string[] => [...new Set(inOrder(modules).map(({ feature_key }) => feature_key))];

/** What a package sells, and how, in the features' order. An add-on that lacks what it needs is not offered. */
export const offersOf = (plan: Pick<Plan, 'id'>, modules: readonly Offer[]) => {
  const own = inOrder(modules.filter(({ package_id }) => package_id === plan.id));
  const sold = new Set(own.map(({ feature_key }) => feature_key));
  const works = ({ feature_key }: Offer) => allNeedsOf(feature_key).every((need) => sold.has(need));
  return { included: own.filter(({ kind }) => kind === 'included'), addons: own.filter((offer) => offer.kind === 'addon' && works(offer)) };
};

/** The monthly price of a package with its included modules. */
export const monthlyPrice = (plan: Pick<Plan, 'id' | 'base_price'>, modules: readonly Offer[]): number =>
  plan.base_price + sumOf(offersOf(plan, modules).included.map(({ price }) => price));

/** How a catalogue sells a feature: the names of the packages that include it, and of those that sell it as an add-on. */
export const soldIn = (feature: string, { packages, modules }: Catalogue) => {
  const named = (kind: Offer['kind']) =>
    packages
      .filter((plan) => modules.some((offer) => offer.package_id === plan.id && offer.feature_key === feature && offer.kind === kind))
      .map(({ package_name }) => package_name);
  return { included: named('included'), addon: named('addon') };
};

/** The chosen add-ons (by feature), and those that were added or removed together with the last one. */
export type Choice = { readonly chosen: readonly string[]; readonly along: readonly string[] };

/** Chooses an add-on together with those add-ons that it needs. @param addons the features that are sold as add-ons */
export const choose = (chosen: readonly string[], feature: string, addons: readonly string[]): Choice => {
  const along = allNeedsOf(feature).filter((need) => addons.includes(need) && !chosen.includes(need));
  return { chosen: [...new Set([...chosen, ...along, feature])], along };
};

/** Removes an add-on together with those that need it. */
export const drop = (chosen: readonly string[], feature: string): Choice => {
  const along = dependentsOf(feature, chosen);
  return { chosen: chosen.filter((one) => one !== feature && !along.includes(one)), along };
};

type Line = { readonly kind: 'package' | 'module' | 'seat'; readonly feature?: string; readonly qty: number; readonly amount: number };
export type Estimate = Taxed & { readonly lines: readonly Line[]; readonly subtotal: number };

type Wish = {
  readonly plan: Plan;
  readonly modules: readonly Offer[];
  /** Features of the chosen add-ons. */
  readonly chosen: readonly string[];
  /** Seats beyond those of the package, and the monthly price of one. */
  readonly extraSeats: number;
  readonly seatPrice: number;
  readonly cycle: Cycle;
  readonly tax: TaxRule | null;
};

/** The price of a choice for one cycle: its lines, their sum, and the sum with tax. */
export const estimate = ({ plan, modules, chosen, extraSeats, seatPrice, cycle, tax }: Wish): Estimate => {
  const line = (kind: Line['kind'], monthly: number, qty = 1): Line => ({ kind, qty, amount: inCycle(monthly * qty, cycle) });
  const addons = offersOf(plan, modules).addons.filter(({ feature_key }) => chosen.includes(feature_key));
  const lines = [
    line('package', monthlyPrice(plan, modules)),
    ...addons.map(({ feature_key, price }) => ({ ...line('module', price), feature: feature_key })),
    ...(extraSeats > 0 ? [line('seat', seatPrice, extraSeats)] : []),
  ];
  const subtotal = sumOf(lines.map(({ amount }) => amount));
  return { lines, subtotal, ...taxed(subtotal, tax) };
};
