/** Whether a client may use a feature: one function for the server, the menu and the page. What a person may do by their role is another question. Rules: SUB-11, SUB-19. */
import { termsAt, type AccessTerms } from '../../billing/domain/billingTerms';
import { addFullDays, dayOf, type Day, type Instant, type Zone } from '#shared/domain/calendarDays';
import type { SubscriptionState } from './subscriptionStates';

/** `finish`: go on with work that was begun before, such as the visit of a patient who is there. */
export type UseAction = 'read' | 'print' | 'export' | 'create' | 'edit' | 'finish';

/** A feature that the subscription unlocks or unlocked. `end` is the first instant at which it does not; null: no end is set. */
export type UnlockedFeature = { readonly feature: string; readonly start: Instant; readonly end: Instant | null };

/** A client and the person who acts in it. */
export type FeatureUser = {
  /** The state of the subscription; null if there is none. */
  readonly status: SubscriptionState | null;
  /** When the subscription came into its status. */
  readonly status_since: Instant;
  readonly features: readonly UnlockedFeature[];
  /** Whether the person is an owner of the client. */
  readonly owner: boolean;
  /** The zone of the client's calendar days (SUB-14). */
  readonly time_zone: Zone;
  /** The terms of each day on which they changed. Those of the day on which a time limit begins count for it (MNY-14). */
  readonly terms: readonly (AccessTerms & { readonly valid_from: Day })[];
};

/** `locked`: the client does not have the feature. `export_over`: the time for an export after the end is over. */
export type NoUse = 'no_subscription' | 'locked' | 'suspended' | 'paused' | 'ended' | 'owner_only' | 'export_over';

/** `banner: 'grace'`: allowed, and the page warns that a payment is missing. */
export type UseAnswer = { readonly allowed: true; readonly banner?: 'grace' } | { readonly allowed: false; readonly reason: NoUse };

const yes: UseAnswer = { allowed: true };
const no = (reason: NoUse): UseAnswer => ({ allowed: false, reason });

const looks = (action: UseAction): boolean => action === 'read' || action === 'print' || action === 'export';

/** The time limits that began at an instant. */
export const limitsSince = ({ terms, time_zone }: Pick<FeatureUser, 'terms' | 'time_zone'>, since: Instant): AccessTerms =>
  termsAt<AccessTerms>(terms)(dayOf(since, time_zone));

/** After the end an owner may export for some time, and nobody anything else. @param reason of everything but an export */
const afterEnd = (user: FeatureUser, since: Instant, reason: NoUse, action: UseAction, now: Instant): UseAnswer => {
  if (action !== 'export') return no(reason);
  if (now > addFullDays(since, limitsSince(user, since).export_within)) return no('export_over');
  return user.owner ? yes : no('owner_only');
};

/** When the client last had the feature: undefined for never, null for now. */
const endOf = (features: readonly UnlockedFeature[], feature: string, now: Instant): Instant | null | undefined => {
  const ends = features.filter((one) => one.feature === feature && one.start <= now).map(({ end }) => end);
  return ends.some((end) => end === null || end > now) ? null : (ends as Instant[]).sort().at(-1);
};

/**
 * The answer for a feature at an instant. A feature that the client had and has no longer is treated like an ended subscription.
 * @param now an instant in UTC with milliseconds, as the others
 */
export const canUse = (user: FeatureUser, feature: string, action: UseAction, now: Instant): UseAnswer => {
  const { status, status_since: since, features } = user;
  if (status === null || status === 'draft') return no('no_subscription');
  const end = endOf(features, feature, now);
  if (end === undefined) return no('locked');
  if (status === 'ended') return afterEnd(user, end !== null && end < since ? end : since, 'ended', action, now);
  if (end !== null) return afterEnd(user, end, 'locked', action, now);
  if (looks(action) || status === 'trial' || status === 'active') return yes;
  if (status === 'grace') return { allowed: true, banner: 'grace' };
  return action === 'finish' && now <= addFullDays(since, limitsSince(user, since).finish_within) ? yes : no(status);
};
