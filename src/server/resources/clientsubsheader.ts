/** Subscriptions: numbered without gaps, drafts at first, and holding the price that their package had. Rules: SUB-1, SUB-2, SUB-3. */
import { clientsubsheader } from '#shared/resources/clientsubsheader';
import { Refusal } from '../refusal';
import { commands } from '../subscriptions/commands';
import { archivedProblem } from '../subscriptions/details';
import { nextNumber } from '../repository/counter';
import { reverse, defineServerResource, type Values } from '../repository/serverResource';
import type { Work } from '../repository/work';
import { idsIn } from '../repository/checkReferences';

/** The provider's zone: a subscription made on New Year's morning in Jakarta belongs to the new year. */
const ZONE = 'Asia/Jakarta';

const numberOf = async (work: Work): Promise<string> => {
  const year = work.now.toLocaleDateString('en-CA', { timeZone: ZONE, year: 'numeric' });
  return `SUB-${year}-${String(await nextNumber(work, `subscription ${year}`)).padStart(5, '0')}`;
};

/** The price that the chosen package has now. An archived package takes no new subscriptions (CAT-8). */
const priced = async (work: Work, values: Values): Promise<Values> => {
  const [id] = idsIn(values['package']);
  if (id === undefined) return {};
  // It was checked before and is locked, so it exists.
  const found = (await work.read('package', id))!;
  const archived = archivedProblem(found);
  if (archived) throw new Refusal([archived]);
  return { package_price: found.base_price };
};

export const servedClientsubsheader = defineServerResource(clientsubsheader, {
  tenant: true,
  relations: { clientsubsdetail: reverse('clientsubsheader_id') },
  commands,
  hooks: {
    before: {
      // The number is taken last, so that its counter is locked as briefly as possible.
      add: async (work, values) => ({ ...values, ...(await priced(work, values)), number: await numberOf(work) }),
      update: async (work, _, values) => ({ ...values, ...(await priced(work, values)) }),
    },
  },
});
