/** The calls of a clinic's day for the screen of its waiting room: number, initials and place, and nothing else of anybody. Rule: VIS-7. */
import { canUse } from '#shared/areas/clients/domain/canUse';
import { clientInstant, type OwnSubscription } from '#shared/areas/clients/domain/ownSubscription';
import type { Calls } from '#shared/areas/clinic/domain/calls';
import { dayOf } from '#shared/domain/calendarDays';
import { initials } from '#shared/domain/initials';
import { transaction, type Database } from '#server/db/database';
import { sendDocument } from '#server/http/jsonapi';
import { system } from '#server/repository/actors';
import type { Store } from '#server/repository/store';
import type { Handlers } from '#server/routes/endpoints';
import { missing } from '#server/routes/routeSteps';
import { calledOn, clinicOfScreen } from '../sql/calls';

type Needs = {
  readonly store: Store;
  /** What a client subscribes to, which another area knows. */
  readonly subscriptionOf: (
    database: Pick<Database, 'kysely'>,
    who: { readonly userId: string; readonly entityId: string },
    now: Date,
  ) => Promise<OwnSubscription>;
};

export const waitingScreens = ({ store: { database, clock }, subscriptionOf }: Needs): Handlers<'calls'> => ({
  calls: async ({ reply, id }) => {
    const find = transaction(database, (on) => clinicOfScreen(on, id), { scope: 'all', readOnly: true });
    const clinic = (await find) ?? missing('resource.missing');
    const now = clock();
    const own = await subscriptionOf(database, { userId: system.id, entityId: clinic.id }, now);
    const instant = clientInstant(own, now);
    // A clinic that may not use the queue has no screen. The reason is not shown in a waiting room.
    if (!canUse(own, 'team', 'read', instant).allowed) missing('resource.missing');
    const day = dayOf(instant, own.time_zone);
    const scope = { entityId: clinic.id };
    const called = await transaction(database, (on) => calledOn(on, clinic.id, day), { scope, readOnly: true });
    const answer: Calls = { clinic: clinic.name, calls: called.map(({ name, ...call }) => ({ ...call, initials: initials(name) })) };
    return sendDocument(reply, 200, { meta: answer });
  },
});
