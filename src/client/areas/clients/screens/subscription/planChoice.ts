/** What a choice of package, add-ons and seats would mean, by the same rules as on the server. Rules: SUB-10, SUB-18, SUB-20. */
import { billOf, priceOf, type SubscriptionLine } from '#shared/areas/clients/domain/bill';
import { planLines } from '#shared/areas/clients/domain/planLines';
import { choose, drop, offersOf, type Cycle, type Offer, type Plan } from '#shared/areas/clients/domain/pricing';
import { seatsLeft, type Seats } from '#shared/areas/clients/domain/seats';
import type { Ref } from '#shared/kit/resource';
import type { TaxRule } from '#shared/site';

export type PlanValues = {
  readonly package: Ref | null;
  readonly addons: readonly Ref[];
  readonly extraSeats: number;
  readonly cycle: Cycle;
};

/** What the choice is made from. `current`: the lines until now; none for a new subscription. */
export type PlanWorld = {
  readonly plans: readonly Plan[];
  /** All modules that are sold, and those that the client has. */
  readonly offers: readonly Offer[];
  readonly current: readonly SubscriptionLine[];
  readonly seats: Seats;
  /** Rupiah that are taken off the next period, by its price. */
  readonly discount: (price: number) => number;
  readonly rule: TaxRule | null;
};

const moduleRef = ({ id }: Pick<Offer, 'id'>): Ref => ({ type: 'modules', id });

const featuresChosen = ({ addons }: Pick<PlanValues, 'addons'>, { offers }: PlanWorld): string[] =>
  addons.flatMap(({ id }) => offers.find((one) => one.id === id)?.feature_key ?? []);

/** The add-ons that a package offers this client: those that are sold, and those that it has. */
export const addonsOf = (plan: Pick<Plan, 'id'>, { offers, current }: PlanWorld): Offer[] => {
  const { addons } = offersOf(plan, offers);
  const held = current.filter(({ kind }) => kind === 'addon').map(({ id }) => id);
  const own = offers.filter(({ id, package_id }) => package_id === plan.id && held.includes(id));
  return [...new Map([...addons, ...own].map((one) => [one.id, one])).values()];
};

const refsTo = (features: readonly string[], sold: readonly Offer[]): Ref[] =>
  sold.filter(({ feature_key }) => features.includes(feature_key)).map(moduleRef);

/** The add-ons after one was ticked or unticked: what it needs comes along, what needs it goes along. */
export const withAddon = (values: PlanValues, world: PlanWorld, addon: Offer, wanted: boolean): readonly Ref[] => {
  const sold = addonsOf({ id: addon.package_id }, world);
  const before = featuresChosen(values, world);
  const { chosen } = wanted
    ? choose(
        before,
        addon.feature_key,
        sold.map(({ feature_key }) => feature_key),
      )
    : drop(before, addon.feature_key);
  return refsTo(chosen, sold);
};

/** The same add-ons, as another package sells them. */
export const addonsIn = (plan: Pick<Plan, 'id'>, values: PlanValues, world: PlanWorld): readonly Ref[] =>
  refsTo(featuresChosen(values, world), addonsOf(plan, world));

export type PlanOutcome = {
  /** Seats of the choice. */
  readonly seats: number;
  /** Whether more people are there than the choice has seats for. */
  readonly short: boolean;
  /** Rupiah for one period with tax. */
  readonly total: number;
};

const madeOf = ({ package: chosen, extraSeats, ...values }: PlanValues, world: PlanWorld) => {
  const plan = world.plans.find(({ id }) => id === chosen?.id);
  const made = plan && planLines({ plan, modules: world.offers, addons: featuresChosen(values, world), extraSeats }, world.current);
  return plan && made && { plan, lines: made.lines };
};

/** Rupiah for one period before discount and tax; undefined while no package is chosen that is known. */
export const subtotalOf = (values: PlanValues, world: PlanWorld): number | undefined => {
  const made = madeOf(values, world);
  return made && priceOf(made.lines, values.cycle);
};

/** Whether the choice is the plan that the client has: there is nothing to change then. @param now package, seats and cycle until now */
export const isSamePlan = (
  { package: chosen, addons, extraSeats, cycle }: PlanValues,
  now: Omit<PlanValues, 'addons'>,
  { current }: Pick<PlanWorld, 'current'>,
): boolean => {
  const held = current.filter(({ kind }) => kind === 'addon').map(({ id }) => id);
  const isSame = addons.length === held.length && addons.every(({ id }) => held.includes(id));
  return isSame && chosen?.id === now.package?.id && extraSeats === now.extraSeats && cycle === now.cycle;
};

/** @returns undefined while no package is chosen that is known */
export const outcomeOf = (values: PlanValues, world: PlanWorld): PlanOutcome | undefined => {
  const made = madeOf(values, world);
  if (!made) return undefined;
  const { plan, lines } = made;
  const { extraSeats, cycle } = values;
  return {
    seats: plan.seats + extraSeats,
    short: seatsLeft({ included: plan.seats, extra: extraSeats, used: world.seats.used }) < 0,
    total: billOf(lines, cycle, world.discount(priceOf(lines, cycle)), world.rule).total,
  };
};
