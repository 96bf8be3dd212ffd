/** Subscriptions: drafts at first, and holding the price that their package had. Rules: SUB-2, SUB-3. */
import { clientsubsheader, type Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import { Refusal } from '#server/refusal';
import { leaveGrace } from '../../billing';
import { recordRevenue, recordRevenueAnew } from '../subscriptions/revenue';
import { commands } from '../commands/clientsubsheader';
import { kindProblem } from '../subscriptions/checkedPlan';
import { tellOfPlan } from '../subscriptions/tellClient';
import { archivedProblem } from '../subscriptions/details';
import { reverse, defineServerResource, type Values } from '#server/repository/serverResource';
import type { Work } from '#server/repository/work';
import { idsIn } from '#server/repository/checkReferences';

/**
 * The price that the chosen package has now. An archived package takes no new subscriptions (CAT-8), and a subscription begins with a
 * package for the client's kind; a renewal goes on with what the client had (SUB-30).
 * @param entityId the client's
 */
const priced = async (work: Work, values: Values, entityId: string): Promise<Values> => {
  const [id] = idsIn(values['package']);
  if (id === undefined) return {};
  // It was checked before and is locked, so it exists.
  const found = (await work.read('package', id))!;
  const archived = archivedProblem(found, work.language);
  const client = (await work.read('entity', entityId, ['kind']))!;
  const other = idsIn(values['previous']).length ? undefined : kindProblem(found, client.kind);
  const [problem] = [archived, other].filter((one) => one !== undefined);
  if (problem) throw new Refusal([problem]);
  return { package_price: found.base_price };
};

/** The commands that open or end modules, which the record from before them does not name. */
const movesModules: readonly string[] = ['activate', 'changePlan', 'applyChange'];

export const servedClientsubsheader = defineServerResource(clientsubsheader, {
  tenant: true,
  moneyOf: 'entity_id',
  relations: { clientsubsdetail: reverse('clientsubsheader_id') },
  commands,
  hooks: {
    before: {
      add: async (work, values) => ({ ...values, ...(await priced(work, values, idsIn(values['entity'])[0]!)) }),
      update: async (work, before, values) => ({ ...values, ...(await priced(work, values, before['entity_id'] as string)) }),
    },
    after: {
      run: async (work, record, name) => {
        const header = record as unknown as Clientsubsheader;
        await (movesModules.includes(name) ? recordRevenueAnew(work, header.id) : recordRevenue(work, header));
        if (name === 'changePlan') await tellOfPlan(work, header);
        // The command may have credited what was overdue.
        if (header.status === 'grace' || header.status === 'suspended') await leaveGrace(work, header.entity.id);
      },
      update: (work, { id }) => recordRevenueAnew(work, id),
    },
  },
});
