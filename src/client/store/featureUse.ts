/** What the subscription of the person's client allows: the very function that the server asks. Rules: SUB-11, SUB-19. */
import { canUse, type NoUse, type UseAction } from '#shared/areas/clients/domain/canUse';
import { features, type Feature } from '#shared/domain/features';
import { clientInstant } from '#shared/areas/clients/domain/ownSubscription';
import { useAppSelector } from './hooks';
import type { RootState } from './index';
import { me } from './session/me';

/** `grace`: allowed, with a warning. */
export type Usability = 'yes' | 'grace' | NoUse;

/** Somebody who works for no client is not limited: what they may is a matter of their permissions. */
const usability = (state: RootState, feature: string, action: UseAction): Usability => {
  const own = me.selectors.subscription(state);
  if (!own) return 'yes';
  const answer = canUse(own, feature, action, clientInstant(own, new Date()));
  return answer.allowed ? (answer.banner ?? 'yes') : answer.reason;
};

const isAllowed = (found: Usability): boolean => found === 'yes' || found === 'grace';

export const isUsable = (state: RootState, feature: Feature, action: UseAction): boolean => isAllowed(usability(state, feature, action));

/** Without a feature everything can be used. */
export const useUsability = (feature: Feature | undefined, action: UseAction): Usability =>
  useAppSelector((state) => (feature === undefined ? 'yes' : usability(state, feature, action)));

/** The features that cannot be looked at now, as one text: their menu entries have a lock. */
export const lockedFeatures = (state: RootState): string => features.filter((one) => !isUsable(state, one, 'read')).join(' ');
