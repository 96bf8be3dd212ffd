/** Memberships: who is added is invited by mail, unless the server itself makes them belong to the client. Rules: SUB-13, ROL-12, ROL-19. */
import { membership } from '#shared/resources/membership';
import { user } from '#shared/resources/user';
import { commands } from '../memberships/commands';
import { sendInvitation } from '../memberships/invite';
import { refuseSecond, refuseTooMany, refuseWithoutSeat, roleToGive } from '../memberships/rules';
import { idOfActor } from '../repository/actors';
import { idsIn } from '../repository/checkReferences';
import { personName } from '../repository/memberships';
import { defineServerResource, type Values } from '../repository/serverResource';
import type { Work } from '../repository/work';

const invited = async (work: Work, values: Values): Promise<Values> => {
  const [[entityId], [roleId]] = [idsIn(values['entity']), idsIn(values['role'])];
  await roleToGive(work, roleId!, entityId!);
  await refuseSecond(work, entityId!, values['email'] as string);
  await refuseWithoutSeat(work, entityId!);
  await refuseTooMany(work, entityId!);
  const inviter = idOfActor(work.actor);
  return { ...values, invited_at: work.now.toISOString(), inviter: inviter && { type: user.type, id: inviter } };
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
      },
    },
  },
});
