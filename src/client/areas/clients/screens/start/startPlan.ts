/** The plan that the start page begins with: as it was chosen on the price page, as far as it is still sold. Rules: SUB-25, CAT-8. */
import type { ChosenPlan } from '#shared/areas/clients/domain/chosenPlan';
import { isAvailable } from '#shared/areas/clients/domain/availableFeatures';
import { choose, offersOf, type Cycle, type Offer, type Plan } from '#shared/areas/clients/domain/pricing';
import type { Ref } from '#shared/kit/resource';

export type StartPlan = {
  readonly package: Ref | null;
  readonly addons: readonly Ref[];
  readonly extra_seats: number;
  readonly cycle: Cycle;
  /** Whether something of the choice cannot be chosen now: it is not sold any more, never was, or is coming soon. */
  readonly changed: boolean;
};

/** @param plans the packages that have a trial; the middle one is for most, so it stands in where none was chosen */
export const startPlan = (chosen: ChosenPlan | null, plans: readonly Plan[], offers: readonly Offer[]): StartPlan => {
  const wanted = chosen && plans.find(({ code }) => code === chosen.package);
  const plan = wanted ?? plans[Math.floor((plans.length - 1) / 2)];
  if (!plan) return { package: null, addons: [], extra_seats: 0, cycle: 'monthly', changed: chosen !== null };
  const { addons: sold, included } = offersOf(plan, offers);
  const keys = sold.map(({ feature_key }) => feature_key).filter(isAvailable);
  const known = wanted ? chosen.addons.filter((feature) => keys.includes(feature)) : [];
  const features = known.reduce<readonly string[]>((kept, feature) => choose(kept, feature, keys).chosen, []);
  const seats = chosen && plan.seat_price !== null ? chosen.seats : 0;
  const cycle = chosen && plan.cycles.includes(chosen.cycle) ? chosen.cycle : 'monthly';
  const lost = chosen?.addons.some((feature) => !keys.includes(feature) && !included.some((one) => one.feature_key === feature)) ?? false;
  return {
    package: { type: 'packages', id: plan.id },
    addons: sold.filter(({ feature_key }) => features.includes(feature_key)).map(({ id }) => ({ type: 'modules', id })),
    extra_seats: seats,
    cycle,
    changed: chosen !== null && (!wanted || lost || seats !== chosen.seats || cycle !== chosen.cycle),
  };
};
