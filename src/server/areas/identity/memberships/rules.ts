/** What must hold for every membership: its role is one of the client, gives no rights that the actor lacks, and an owner remains. Rules: SUB-13, ROL-12, ROL-19. */
import { seatsLeft } from '#shared/areas/clients/domain/seats';
import { Refusal } from '#server/refusal';
import { idOfActor } from '#server/repository/actors';
import { refuseAsBeyond } from '../sql/compareRights';
import type { Problem } from '#shared/errors';
import {
  activeOwners,
  clientRole,
  clientsLeftBehind,
  invitationsSince,
  needsOwner,
  openMembershipAt,
  roleBeyond,
  type ClientRole,
} from '../sql/memberships';
import { lockedSeats } from '../sql/seats';
import type { Work } from '#server/repository/work';

const ROLE = '/data/relationships/role';

/**
 * The role, which people of this client can have and the actor may give.
 * @throws Refusal `membership.role_foreign`, `access.beyond`
 */
export const roleToGive = async (work: Work, roleId: string, entityId: string): Promise<ClientRole> => {
  const role = await clientRole(work, roleId, entityId);
  if (!role) throw new Refusal([{ code: 'membership.role_foreign', pointer: ROLE }]);
  if (await roleBeyond(work, roleId, entityId)) refuseAsBeyond();
  return role;
};

/** A membership as far as its rules ask. */
export type Held = {
  readonly id: string;
  readonly entity: { readonly id: string };
  readonly role: { readonly id: string };
  readonly user: { readonly id: string } | null;
};

/** Nobody takes rights away that they do not hold themselves. @throws Refusal `access.beyond` */
export const refuseStronger = async (work: Work, { role, entity, user }: Held): Promise<void> => {
  if (user?.id !== work.actor.id && (await roleBeyond(work, role.id, entity.id))) refuseAsBeyond();
};

/** @throws Refusal `membership.last_owner` when an active client would have no owner without this membership */
export const refuseLastOwner = async (work: Work, { id, entity }: Held): Promise<void> => {
  const owners = await activeOwners(work, entity.id);
  if (owners.length === 1 && owners[0] === id && (await needsOwner(work, entity.id)))
    throw new Refusal([{ code: 'membership.last_owner' }]);
};

/**
 * Why some of these people can't be removed: an active client would be without an owner. Of several owners that leave together one is named.
 * @param entityId the only client that they leave; null where they leave every one
 */
export const lastOwners = async (
  work: Work,
  userIds: readonly string[],
  entityId: string | null = null,
): Promise<ReadonlyMap<string, Problem>> => {
  const left = await clientsLeftBehind(work, userIds, entityId);
  const clientsOf = (id: string) => left.filter(({ user_id }) => user_id === id).map(({ client }) => client);
  return new Map(left.map(({ user_id: id }) => [id, { code: 'user.last_owner', meta: { client: clientsOf(id).join(', ') } }]));
};

const DAY = 24 * 3_600_000;
/** Most people that a client invites in a day, so that nobody mails strangers in large numbers through us. */
const MOST_A_DAY = 200;

/** @throws Refusal `membership.too_many` */
export const refuseTooMany = async (work: Work, entityId: string): Promise<void> => {
  if ((await invitationsSince(work, entityId, new Date(work.now.getTime() - DAY))) >= MOST_A_DAY)
    throw new Refusal([{ code: 'membership.too_many', meta: { max: MOST_A_DAY } }]);
};

/** @throws Refusal `membership.no_seats` when every seat of the client's subscription is taken (SUB-20) */
export const refuseWithoutSeat = async (work: Work, entityId: string): Promise<void> => {
  const seats = await lockedSeats(work, entityId);
  if (seats && seatsLeft(seats) < 1) throw new Refusal([{ code: 'membership.no_seats', meta: { seats: seats.included + seats.extra } }]);
};

/** Nobody invites themselves: staff would enter a client without its consent. @throws Refusal `access.beyond` */
export const refuseOneself = async (work: Work, email: string): Promise<void> => {
  const own = await work.read('user', work.actor.id, ['email']);
  if (own?.email.toLowerCase() === email.toLowerCase()) refuseAsBeyond();
};

/** Where a client has an owner, only its own people invite. @throws Refusal `membership.own_people` */
export const refuseForeignInviter = async (work: Work, entityId: string): Promise<void> => {
  const isOurs = work.actor.entityId !== entityId && idOfActor(work.actor) !== null;
  if (isOurs && (await activeOwners(work, entityId)).length) throw new Refusal([{ code: 'membership.own_people' }]);
};

/** One invitation or membership for each address at a client. @throws Refusal `membership.exists` */
export const refuseSecond = async (work: Work, entityId: string, email: string): Promise<void> => {
  if (await openMembershipAt(work, entityId, email)) throw new Refusal([{ code: 'membership.exists', pointer: '/data/attributes/email' }]);
};
