/** Support access: an owner grants it for some hours, and anyone who reads by it is named. Rule: PRV-18. */
import { addSeconds } from '#shared/domain/calendarDays';
import { supportGrant } from '#shared/areas/clients/resources/supportGrant';
import { user } from '#shared/areas/identity/resources/user';
import { commands } from '../commands/supportGrant';
import { idOfActor } from '#server/repository/actors';
import { enqueue } from '#server/repository/jobQueue';
import { defineServerResource, type Values } from '#server/repository/serverResource';
import { readerNames } from '../sql/supportGrants';
import type { Work } from '#server/repository/work';

const granted = (work: Work, values: Values): Values => {
  const by = idOfActor(work.actor);
  return {
    ...values,
    ends_at: addSeconds(work.now.toISOString(), (values['hours'] as number) * 3_600),
    granter: by && { type: user.type, id: by },
  };
};

export const servedSupportGrant = defineServerResource(supportGrant, {
  tenant: true,
  counted: { readers: readerNames },
  changesWith: ['user'],
  commands,
  hooks: {
    before: { add: async (work, values) => granted(work, values) },
    after: {
      add: async ({ trx, now }, id, values) =>
        enqueue(trx, now, 'supportEnd', { grant: id }, { at: new Date(values['ends_at'] as string) }),
    },
  },
});
