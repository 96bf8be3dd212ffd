/** Memberships: who is added is invited by mail, unless the server itself makes them belong to the client. Rules: SUB-13, ROL-12, ROL-19. */
import { membership } from '#shared/areas/identity/resources/membership';
import { user } from '#shared/areas/identity/resources/user';
import { commands } from '../commands/membership';
import { sendInvitation } from '../memberships/invite';
import { refuseForeignInviter, refuseOneself, refuseSecond, refuseTooMany, refuseWithoutSeat, roleToGive } from '../memberships/rules';
import { idOfActor } from '#server/repository/actors';
import { idsIn } from '#server/repository/checkReferences';
import { ownersToMail, personName } from '../sql/memberships';
import { notify } from '#server/repository/notify';
import { defineServerResource, type Values } from '#server/repository/serverResource';
import type { Work } from '#server/repository/work';

const invited = async (work: Work, values: Values): Promise<Values> => {
  const [[entityId], [roleId]] = [idsIn(values['entity']), idsIn(values['role'])];
  await refuseForeignInviter(work, entityId!);
  await roleToGive(work, roleId!, entityId!);
  await refuseSecond(work, entityId!, values['email'] as string);
  await refuseOneself(work, values['email'] as string);
  await refuseWithoutSeat(work, entityId!);
  await refuseTooMany(work, entityId!);
  const inviter = idOfActor(work.actor);
  return { ...values, invited_at: work.now.toISOString(), inviter: inviter && { type: user.type, id: inviter } };
};

/** Tells the owners of a client who has entered it, no matter who let them in. */
const tellOwners = async (work: Work, id: string): Promise<void> => {
  const { entity, user: person, role } = (await work.read('membership', id, ['entity', 'user', 'role']))!;
  const client = await work.read('entity', entity.id, ['name']);
  const entered = await work.read('user', person!.id, ['name']);
  const held = await work.read('role', role.id, ['name']);
  const values = { name: entered?.name ?? '–', client: client?.name ?? '–', role: held?.name ?? '–' };
  const { owners } = await ownersToMail(work.trx, entity.id);
  for (const owner of owners) if (owner.id !== person!.id) await notify(work, 'person_entered', values, { people: [owner.id] });
};

export const servedMembership = defineServerResource(membership, {
  tenant: true,
  counted: { name: personName },
  changesWith: ['user'],
  commands,
  hooks: {
    before: { add: async (work, values) => (values['status'] === 'invited' ? invited(work, values) : values) },
    after: {
      add: async (work, id, values) => {
        if (values['status'] === 'invited') await sendInvitation(work, id);
        if (values['status'] === 'active') await tellOwners(work, id);
      },
      update: async (work, before, values) => {
        if (values['status'] === 'active' && before['status'] !== 'active') await tellOwners(work, before.id);
      },
    },
  },
});
