/** From a choice of package, add-ons and seats to the lines of a subscription, and everything that is wrong with the choice. Rules: CAT-4, CAT-5, SUB-3, SUB-10. */
import type { SubscriptionLine } from './bill';
import { allNeedsOf } from '#shared/domain/features';
import { offersOf, type Offer, type Plan } from './pricing';

/** What a person wants to have. */
export type PlanChoice = {
  readonly plan: Pick<Plan, 'id' | 'base_price' | 'seat_price'>;
  /** The modules of all packages that are sold today. */
  readonly modules: readonly Offer[];
  /** Features of the add-ons, those included that the client has and keeps. Features that the package includes are ignored. */
  readonly addons: readonly string[];
  /** Seats beyond those of the package. */
  readonly extraSeats: number;
};

export type PlanProblem =
  /** A chosen feature lacks other ones, which are named in the order in which they have to be added. */
  | { readonly code: 'needs_missing'; readonly feature: string; readonly needs: readonly string[] }
  /** The package does not sell a feature that the client doesn't have yet. */
  | { readonly code: 'not_sold'; readonly feature: string }
  /** The package sells no seats beyond its own. */
  | { readonly code: 'no_extra_seats' }
  /** Both in rupiah for one period. */
  | { readonly code: 'discount_above_price'; readonly discount: number; readonly price: number };

export type PlanLines = {
  readonly lines: readonly SubscriptionLine[];
  /** Features that the client has now and that the package does not sell: they end, and the client must be told so. */
  readonly dropped: readonly string[];
  readonly problems: readonly PlanProblem[];
};

/** The features of lines. */
export const featuresOf = (lines: readonly SubscriptionLine[]): string[] => lines.flatMap(({ feature }) => feature ?? []);

const moduleLine = ({ kind, id, feature_key, price }: Offer): SubscriptionLine => ({ kind, id, feature: feature_key, qty: 1, price });

const hasPackage = (lines: readonly SubscriptionLine[], { plan }: PlanChoice): boolean =>
  lines.some(({ kind, id }) => kind === 'package' && id === plan.id);

/** What comes with the package itself. A client who stays with the package keeps it as it was fixed, whatever the package contains today. */
const baseLines = (choice: PlanChoice, current: readonly SubscriptionLine[]): SubscriptionLine[] => {
  if (hasPackage(current, choice)) return current.filter(({ kind }) => kind === 'package' || kind === 'included');
  const { plan, modules } = choice;
  return [{ kind: 'package', id: plan.id, qty: 1, price: plan.base_price }, ...offersOf(plan, modules).included.map(moduleLine)];
};

/** Seats that the client has keep their price; more of them have it, too. */
const seatLines = ({ plan, extraSeats }: PlanChoice, current: readonly SubscriptionLine[]): SubscriptionLine[] => {
  const held = current.find(({ kind, id }) => kind === 'seat' && id === plan.id);
  const price = held?.price ?? plan.seat_price;
  return extraSeats > 0 && price !== null ? [{ kind: 'seat', id: plan.id, qty: extraSeats, price }] : [];
};

const problemsOf = (choice: PlanChoice, lines: readonly SubscriptionLine[], unsold: readonly string[]): PlanProblem[] => {
  const features = featuresOf(lines);
  const lacking = features.map((feature) => ({ feature, needs: allNeedsOf(feature).filter((need) => !features.includes(need)) }));
  return [
    ...unsold.map((feature) => ({ code: 'not_sold', feature }) as const),
    ...lacking.filter(({ needs }) => needs.length).map((one) => ({ code: 'needs_missing', ...one }) as const),
    ...(choice.extraSeats > 0 && !lines.some(({ kind }) => kind === 'seat') ? [{ code: 'no_extra_seats' } as const] : []),
  ];
};

/**
 * The lines of a choice. Lines that the client has already keep their fixed price as long as the package stays the same; all others cost what they cost today.
 * @param current the lines until now; none for a new subscription
 */
export const planLines = (choice: PlanChoice, current: readonly SubscriptionLine[] = []): PlanLines => {
  const base = baseLines(choice, current);
  const [inBase, had] = [featuresOf(base), featuresOf(current)];
  const wanted = [...new Set(choice.addons)].filter((feature) => !inBase.includes(feature));
  const offered = offersOf(choice.plan, choice.modules).addons.map(moduleLine);
  const held = hasPackage(current, choice) ? current.filter(({ kind }) => kind === 'addon') : [];
  const addons = wanted.flatMap((feature) => [...held, ...offered].find((line) => line.feature === feature) ?? []);
  const sold = [...inBase, ...featuresOf(offered), ...featuresOf(held)];
  const lines = [...base, ...addons, ...seatLines(choice, current)];
  return {
    lines,
    dropped: had.filter((feature) => !sold.includes(feature)),
    problems: problemsOf(
      choice,
      lines,
      wanted.filter((feature) => !sold.includes(feature) && !had.includes(feature)),
    ),
  };
};
