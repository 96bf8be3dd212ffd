/** Clients (entities): each has a code from the server and one form of its tax number, and cannot be deleted while it has people or subscriptions. Rule: SUB-5. */
import { entity } from '#shared/resources/entity';
import { nextNumber } from '../repository/counter';
import { usedRows, usesBack } from '../repository/counts';
import { join, reverse, serve } from '../repository/serverResource';
import { servedClientsubsheader } from './clientsubsheader';
import { servedUser } from './user';

const people = usesBack(servedUser, 'entity_id');
const subscriptions = usesBack(servedClientsubsheader, 'entity_id');

export const servedEntity = serve(entity, {
  tenant: true,
  relations: {
    modules: join('entity_modules', 'entity_id', 'module_id'),
    clientsubsheader: reverse('entity_id'),
    clientsubsdetail: reverse('entity_id'),
  },
  hooks: {
    before: {
      add: async (work, values) => ({ ...values, code: `CL-${String(await nextNumber(work, 'entity')).padStart(5, '0')}` }),
      destroy: (work, ids) => usedRows(work, 'entities', ids, [people, subscriptions], 'record.in_use'),
    },
  },
});
