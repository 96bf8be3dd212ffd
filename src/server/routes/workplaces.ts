/** The clients that a person works for: everyone may leave one by themselves. Rule: SUB-13. */
import { sendNothing } from '../http/jsonapi';
import { activeMemberships } from '../repository/memberships';
import type { Store } from '../repository/store';
import { write } from '../repository/write';
import type { Handlers } from './endpoints';
import { actOf, missing } from './routeSteps';

export const workplaces = ({ store }: { store: Store }): Handlers<'leaveClient'> => ({
  leaveClient: async ({ request, reply, actor, id }) => {
    await write(actOf(request, store), true, async (work) => {
      const [own] = await activeMemberships(work, actor.id, id);
      await work.run('membership', 'end', own?.id ?? missing('resource.missing'));
    });
    return sendNothing(reply);
  },
});
