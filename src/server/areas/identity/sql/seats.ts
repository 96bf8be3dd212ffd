/** How many seats of a client are taken, and holding them still while one is given away. Rule: SUB-20. */
import { sql, type RawBuilder } from 'kysely';
import type { Seats } from '#shared/areas/clients/domain/seats';
import { INVITATION_DAYS } from '#shared/areas/identity/resources/membership';
import type { Work } from '#server/repository/work';

const DAY = 24 * 3_600_000;

/** An invitation that was sent before this instant cannot be accepted any more. ISO 8601 in UTC. */
export const oldestOpenInvitation = (now: Date): string => new Date(now.getTime() - INVITATION_DAYS * DAY).toISOString();

/** People with access and open invitations of the client with this id. */
export const seatsTaken = (entityId: RawBuilder<unknown>, now: Date): RawBuilder<number> => sql<number>`(
  select count(*)::int from memberships as taken where taken.entity_id = ${entityId} and taken.deleted_at is null
    and (taken.status = 'active' or (taken.status = 'invited' and taken.invited_at > ${oldestOpenInvitation(now)})))`;

/** States in which a subscription gives its client seats. */
const RUNNING = ['trial', 'active', 'grace', 'suspended', 'paused'];

/**
 * The seats of a client, which is locked until the transaction ends: of two invitations for the last seat the second sees the first.
 * @returns undefined while no subscription of the client runs: then nothing limits them
 */
export const lockedSeats = async ({ trx, now }: Work, entityId: string): Promise<Seats | undefined> => {
  await sql`select 1 from entities where id = ${entityId} for no key update`.execute(trx);
  const { rows } = await sql<Seats>`
    select pack.seats as included, coalesce(header.extra_seats, 0) as extra, ${seatsTaken(sql`header.entity_id`, now)} as used
    from clientsubsheaders as header join packages as pack on pack.id = header.package_id
    where header.entity_id = ${entityId} and header.deleted_at is null and header.status = any(${RUNNING}::text[]) limit 1`.execute(trx);
  return rows[0];
};
