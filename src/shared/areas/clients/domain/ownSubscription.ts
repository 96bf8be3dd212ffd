/** What a person hears of the subscription of the client that they work for. Rules: SUB-11, SUB-20. */
import type { Names } from '#shared/areas/catalogue/domain/names';
import { addSeconds, type Instant } from '#shared/domain/calendarDays';
import type { FeatureUser, UnlockedFeature } from './canUse';
import type { Seats } from './seats';

/** `module`, `name`: the module that unlocks it, which may no longer be sold. */
export type OwnFeature = UnlockedFeature & { readonly module: string } & Names;

export type OwnSubscription = Omit<FeatureUser, 'features'> & {
  /** The id of the subscription that runs, else of the newest one; null where there is none. */
  readonly id: string | null;
  /** Also one that is no longer sold. */
  readonly package: ({ readonly id: string } & Names) | null;
  readonly features: readonly OwnFeature[];
  /** Whether the client is one for tests, and by how many seconds its clock is ahead (SUB-24). */
  readonly sandbox: boolean;
  readonly clock_ahead: number;
  /** The support access that runs: its id, its end, and who of ours has used it. */
  readonly support: { readonly id: string; readonly until: Instant; readonly readers: string | null } | null;
  readonly seats: Seats;
  /** Names of the client's owners, whom to ask. */
  readonly owners: readonly string[];
};

/** The present instant by the client's own clock. */
export const clientInstant = ({ clock_ahead }: Pick<OwnSubscription, 'clock_ahead'>, now: Date): Instant =>
  addSeconds(now.toISOString(), clock_ahead);
