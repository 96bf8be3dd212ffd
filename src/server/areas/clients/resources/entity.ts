/** Clients (entities): one cannot be deleted while it has people, subscriptions or invoices. Rules: SUB-5, SUB-23, SUB-24, SUB-29. */
import { entity } from '#shared/areas/clients/resources/entity';
import { isSatusehatOrganisation } from '#shared/areas/clients/domain/satusehat';
import type { Problem } from '#shared/errors';
import { clientFigures } from '../sql/clientFigures';
import { Refusal } from '#server/refusal';
import { usedRows, usesBack, usesOpenMemberships } from '#server/repository/counts';
import { endedMemberships, servedMembership } from '../../identity';
import { idsIn } from '#server/repository/checkReferences';
import { join, reverse, defineServerResource, type Row, type Values } from '#server/repository/serverResource';
import type { Work } from '#server/repository/work';
import { hasSubscription } from '../sql/subscriptions';
import { commands } from '../commands/entity';
import { followZone } from '../subscriptions/followZone';
import { draftFor } from '../subscriptions/draft';
import { servedClientsubsheader } from './clientsubsheader';
import { servedInvoice } from '../../billing';

/** Its people, and those who are invited. */
const people = usesOpenMemberships(servedMembership, 'entity_id');
const subscriptions = usesBack(servedClientsubsheader, 'entity_id');
const invoices = usesBack(servedInvoice, 'entity_id');

/** A client stays a sandbox, or a real client, from its first subscription on. A sandbox that becomes a real client has the real time again. */
const settleSandbox = async (work: Work, { id }: Row, values: Values): Promise<Values> => {
  if (values['sandbox'] === undefined) return values;
  if (await hasSubscription(work, id)) throw new Refusal([{ code: 'client.sandbox_fixed', pointer: '/data/attributes/sandbox' }]);
  return { ...values, clock_ahead: 0 };
};

/** Also the operator types the number. */
const organisationProblems = async ({ satusehat_id: typed }: Values): Promise<readonly Problem[]> =>
  typeof typed === 'string' && !isSatusehatOrganisation(typed) ? [{ code: 'invalid_text', pointer: '/data/attributes/satusehat_id' }] : [];

export const servedEntity = defineServerResource(entity, {
  tenant: true,
  moneyOf: 'id',
  relations: {
    modules: join('entity_modules', 'entity_id', 'module_id'),
    clientsubsheader: reverse('entity_id'),
    clientsubsdetail: reverse('entity_id'),
  },
  counted: clientFigures,
  changesWith: ['clientsubsheader', 'clientsubsdetail', 'invoice', 'membership', 'package'],
  commands,
  hooks: {
    validate: organisationProblems,
    before: {
      update: settleSandbox,
      destroy: (work, ids) => usedRows(work, 'entities', ids, [people, subscriptions, invoices], 'record.in_use'),
    },
    after: {
      // A client that is added with modules has its subscription to their package with the same save.
      add: (work, id, values) => draftFor(work, id, idsIn(values['modules'])),
      update: followZone,
      // Memberships that have ended go with it; otherwise they would keep it from being deleted for good.
      destroy: async (work, { id }) => work.destroy('membership', await endedMemberships(work, id)),
    },
  },
});
