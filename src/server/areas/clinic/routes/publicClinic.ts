/** The clinic of a public page. Nobody is signed in there: a key that nobody can guess opens it, while the clinic may use what it shows. */
import { canUse, type UseAction } from '#shared/areas/clients/domain/canUse';
import { clientInstant, type OwnSubscription } from '#shared/areas/clients/domain/ownSubscription';
import { momentIn } from '#shared/domain/timeOfDay';
import { transaction, type Database } from '#server/db/database';
import { system } from '#server/repository/actors';
import type { Store } from '#server/repository/store';
import { missing } from '#server/routes/routeSteps';
import { clinicOfKey, type OpenClinic, type PublicKey } from '../sql/publicClinics';

export type PublicNeeds = {
  readonly store: Store;
  /** What a client subscribes to, which another area knows. */
  readonly subscriptionOf: (
    database: Pick<Database, 'kysely'>,
    who: { readonly userId: string; readonly entityId: string },
    now: Date,
  ) => Promise<OwnSubscription>;
};

/**
 * The clinic, and what its clock shows.
 * @param action what the page needs to be allowed to the clinic
 * @throws Refusal `resource.missing`; why a clinic has no such page any more is not for the public
 */
export const publicClinic = async (
  { store: { database, clock }, subscriptionOf }: PublicNeeds,
  kind: PublicKey,
  key: string,
  action: UseAction,
): Promise<OpenClinic> => {
  const found = await transaction(database, (on) => clinicOfKey(on, kind, key), { scope: 'all', readOnly: true });
  const clinic = found ?? missing('resource.missing');
  const now = clock();
  const own = await subscriptionOf(database, { userId: system.id, entityId: clinic.id }, now);
  const instant = clientInstant(own, now);
  if (!canUse(own, 'team', action, instant).allowed) missing('resource.missing');
  return { ...clinic, now: momentIn(instant, own.time_zone) };
};
