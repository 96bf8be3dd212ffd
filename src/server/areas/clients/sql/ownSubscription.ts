/** The subscription of the client that a person works for, as far as it decides what they may use. Rules: SUB-11, SUB-19, SUB-20. */
import { sql } from 'kysely';
import type { Zone } from '#shared/domain/calendarDays';
import type { OwnFeature, OwnSubscription } from '#shared/areas/clients/domain/ownSubscription';
import type { SubscriptionState } from '#shared/areas/clients/domain/subscriptionStates';
import { OWNER } from '#shared/domain/clientRoles';
import { transaction, type Database } from '#server/db/database';
import { accessTerms } from '../../billing';
import type { Queryable } from '#server/repository/runner';
import { seatsTaken } from '../../identity';
import { runningSupport, type RunningSupport } from './supportGrants';

type Found = {
  id: string | null;
  status: SubscriptionState | null;
  status_since: string | null;
  package_id: string | null;
  package_name: string | null;
  package_name_en: string | null;
  sandbox: boolean;
  clock_ahead: number;
  time_zone: Zone;
  support: RunningSupport | null;
  included: number | null;
  extra: number | null;
  used: number;
  owner: boolean;
  owners: string[];
  features: OwnFeature[];
  terms: OwnSubscription['terms'];
};

const instant = (written: string): string => new Date(written).toISOString();

const featureOf = ({ start, end, ...feature }: OwnFeature): OwnFeature => ({
  ...feature,
  start: instant(start),
  end: end === null ? null : instant(end),
});

/** The same in a transaction that is open already. */
export const subscriptionOn = async (
  on: Queryable,
  { userId, entityId }: { readonly userId: string; readonly entityId: string },
  now: Date,
): Promise<OwnSubscription> => {
  const { rows } = await sql<Found>`
    select client.sandbox, client.clock_ahead, client.time_zone, ${runningSupport(now)} as support, header.id, header.status, coalesce(header.status_since, header.created_at) as status_since,
      pack.id as package_id, pack.package_name, pack.package_name_en, pack.seats as included, header.extra_seats as extra, ${seatsTaken(sql`client.id`, now)} as used,
      coalesce(owning.owners, '{}') as owners, coalesce(${userId}::uuid = any(owning.ids), false) as owner,
      (select coalesce(json_agg(json_build_object('feature', m.feature_key, 'module', m.id, 'name', m.module_name, 'name_en', m.module_name_en,
          'start', d.start_at, 'end', d.end_at)), '[]')
        from clientsubsdetails as d join modules as m on m.id = d.module_id
        where d.entity_id = client.id and d.deleted_at is null and d.status <> 'scheduled' and d.start_at is not null) as features,
      ${accessTerms} as terms
    from entities as client
    left join lateral (select * from clientsubsheaders as h where h.entity_id = client.id and h.deleted_at is null
      order by h.status not in ('draft', 'ended') desc, h.status = 'ended' desc, h.created_at desc, h.id limit 1) as header on true
    left join packages as pack on pack.id = header.package_id
    left join lateral (select array_agg(u.name order by u.name) as owners, array_agg(u.id) as ids
      from memberships as held join roles as r on r.id = held.role_id and r.system and r.name = ${OWNER}
      join users as u on u.id = held.user_id and u.status = 'active' and u.deleted_at is null
      where held.entity_id = client.id and held.status = 'active' and held.deleted_at is null) as owning on true
    where client.id = ${entityId}`.execute(on);
  const found = rows[0]!;
  return {
    id: found.id,
    package: found.package_id === null ? null : { id: found.package_id, name: found.package_name!, name_en: found.package_name_en },
    status: found.status,
    status_since: found.status_since ?? now.toISOString(),
    features: found.features.map(featureOf),
    owner: found.owner,
    terms: found.terms,
    owners: found.owners,
    sandbox: found.sandbox,
    clock_ahead: found.clock_ahead,
    time_zone: found.time_zone,
    support: found.support && { ...found.support, until: instant(found.support.until) },
    seats: { included: found.included ?? 0, extra: found.extra ?? 0, used: found.used },
  };
};

/**
 * In one statement, because it is asked with each request for something that belongs to a feature. It sees rows of this client only.
 * @param who a person with a membership at the client
 */
export const ownSubscription = (
  database: Pick<Database, 'kysely'>,
  who: { readonly userId: string; readonly entityId: string },
  now: Date,
): Promise<OwnSubscription> =>
  transaction(database, (trx) => subscriptionOn(trx, who, now), { scope: { entityId: who.entityId }, readOnly: true });
