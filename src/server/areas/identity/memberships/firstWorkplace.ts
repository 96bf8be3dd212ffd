/** Keeps the memberships of a person in step with the client that their user record names. Rule: SUB-13. */
import { entity } from '#shared/areas/clients/resources/entity';
import { role } from '#shared/areas/identity/resources/role';
import { user } from '#shared/areas/identity/resources/user';
import { CLIENT_ADMIN, OWNER } from '#shared/domain/clientRoles';
import { refuseAsBeyond } from '../sql/compareRights';
import { activeMemberships, activeOwners, builtInRole, openMembershipAt, roleBeyond } from '../sql/memberships';
import type { Work } from '#server/repository/work';

/**
 * Makes a person belong to a client: as its owner where it has none, else as its administrator.
 * @param founds the person registers with the client or starts it: nobody else enters one by themselves
 * @throws Refusal `access.beyond` for who may not give that role
 */
export const enterClient = async (work: Work, userId: string, entityId: string, founds = false): Promise<void> => {
  if ((await activeMemberships(work, userId, entityId)).length) return;
  const person = await work.read('user', userId, ['email']);
  const owned = (await activeOwners(work, entityId)).length > 0;
  const roleId = await builtInRole(work, owned ? CLIENT_ADMIN : OWNER);
  if (!founds && (userId === work.actor.id || (await roleBeyond(work, roleId, entityId)))) refuseAsBeyond();
  const now = work.now.toISOString();
  const values = {
    status: 'active',
    accepted_at: now,
    user: { type: user.type, id: userId },
    role: { type: role.type, id: roleId },
  } as const;
  const open = await openMembershipAt(work, entityId, person!.email);
  if (open) return work.update('membership', open.id, values);
  await work.add('membership', { ...values, email: person!.email, entity: { type: entity.type, id: entityId }, invited_at: now });
};

/** Ends the person's access to a client, or to every client. Anyone who calls this has refused to take the last owner away (`lastOwners`). */
export const leaveClients = async (work: Work, userId: string, entityId: string | null = null): Promise<void> => {
  for (const { id } of await activeMemberships(work, userId, entityId))
    await work.update('membership', id, { status: 'ended', ended_at: work.now.toISOString() });
};

/** The person's active memberships show the address that they have now. */
export const renameMemberships = async (work: Work, userId: string, email: string): Promise<void> => {
  for (const { id } of await activeMemberships(work, userId)) await work.update('membership', id, { email });
};

/** Invites the owner of a client that has none. @throws Refusal for who may not give that role, and for the address */
export const inviteOwner = async (work: Work, entityId: string, email: string): Promise<void> => {
  const roleId = await builtInRole(work, OWNER);
  await work.add('membership', { email, entity: { type: entity.type, id: entityId }, role: { type: role.type, id: roleId } });
};
