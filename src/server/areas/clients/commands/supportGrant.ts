/** What the commands of support access do. Rule: PRV-18. */
import type { supportGrant } from '#shared/areas/clients/resources/supportGrant';
import { Refusal } from '#server/refusal';
import type { Runs } from '#server/repository/serverResource';
import { addReader } from '../sql/supportGrants';

export const commands: Runs<typeof supportGrant> = {
  enter: async (work, { id, ends_at }) => {
    if (ends_at! <= work.now.toISOString()) throw new Refusal([{ code: 'support.over' }]);
    await addReader(work, id, work.actor.id);
    return {};
  },
  end: async (work) => ({ ended_at: work.now.toISOString() }),
  expire: async (_, { ends_at }) => ({ ended_at: ends_at }),
};
