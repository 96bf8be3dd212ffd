/** The clients that a person works for: everyone may leave one by themselves. Rule: SUB-13. */
import { sendNothing } from '#server/http/jsonapi';
import { activeMemberships } from '../sql/memberships';
import type { Store } from '#server/repository/store';
import { write } from '#server/repository/write';
import type { Handlers } from '#server/routes/endpoints';
import { actOf, missing } from '#server/routes/routeSteps';

export const workplaces = ({ store }: { store: Store }): Handlers<'leaveClient'> => ({
  leaveClient: async ({ request, reply, actor, id }) => {
    await write(actOf(request, store), true, async (work) => {
      const [own] = await activeMemberships(work, actor.id, id);
      await work.run('membership', 'end', own?.id ?? missing('resource.missing'));
    });
    return sendNothing(reply);
  },
});
