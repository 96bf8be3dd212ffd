/** Whether a client may use a feature now, asked within a transaction: for rules that hold only for those who have bought it. Rule: SUB-11. */
import { canUse, type UseAction } from '#shared/areas/clients/domain/canUse';
import { clientInstant } from '#shared/areas/clients/domain/ownSubscription';
import type { Feature } from '#shared/domain/features';
import type { Work } from '#server/repository/work';
import { subscriptionOn } from '../sql/ownSubscription';

export const mayUse = async ({ trx, actor, now }: Work, entityId: string, feature: Feature, action: UseAction): Promise<boolean> => {
  const own = await subscriptionOn(trx, { userId: actor.id, entityId }, now);
  return canUse(own, feature, action, clientInstant(own, now)).allowed;
};
