/** The plan that a visitor chose on the price page: the link to the registration and the new account carry it as one text. Rule: SUB-25. */
import { pairs } from '#shared/queryPairs';
import { features } from '#shared/domain/features';
import { cycles, type Cycle } from './pricing';

export type ChosenPlan = {
  /** Code of the package. It need not be sold any more. */
  readonly package: string;
  /** Features of the add-ons. */
  readonly addons: readonly string[];
  /** Seats beyond those of the package. */
  readonly seats: number;
  readonly cycle: Cycle;
};

/** Longest code of a package, and most seats beyond those of the package. */
const planLimits = { code: 30, seats: 10_000 } as const;

const knownFeatures: ReadonlySet<string> = new Set(features);

const isCycle = (text: string | undefined): text is Cycle => text !== undefined && Object.hasOwn(cycles, text);

/** As the query of a link: `package=KLINIK&addons=bed,admission&seats=2&cycle=yearly`. */
export const writePlan = ({ package: code, addons, seats, cycle }: ChosenPlan): string =>
  [
    `package=${encodeURIComponent(code)}`,
    ...(addons.length ? [`addons=${addons.join(',')}`] : []),
    ...(seats > 0 ? [`seats=${seats}`] : []),
    ...(cycle === 'monthly' ? [] : [`cycle=${cycle}`]),
  ].join('&');

/**
 * Reads what `writePlan` wrote, also as somebody may have changed it in the address bar: parts that say nothing sensible are left out.
 * @returns null where no package is named
 */
export const readPlan = (text: string): ChosenPlan | null => {
  const query = new Map(pairs(text));
  const code = query.get('package')?.trim() ?? '';
  if (!code || code.length > planLimits.code) return null;
  const seats = query.get('seats') ?? '';
  const cycle = query.get('cycle');
  return {
    package: code,
    addons: [...new Set((query.get('addons') ?? '').split(','))].filter((feature) => knownFeatures.has(feature)),
    seats: /^\d{1,5}$/.test(seats) ? Math.min(Number(seats), planLimits.seats) : 0,
    cycle: isCycle(cycle) ? cycle : 'monthly',
  };
};
