/** Makes a client with its subscription and the invitation of its owner: all of it or nothing. Rules: SUB-8, SUB-13, SUB-30. */
import type { clientOpening } from '#shared/areas/clients/clientOpening';
import type { ValuesOf } from '#shared/kit/resource';
import { Refusal } from '#server/refusal';
import type { Work } from '#server/repository/work';
import { inviteOwner } from '../../identity';
import { checkedPlan } from './checkedPlan';

export type OpeningValues = ValuesOf<typeof clientOpening>;

/** What is wrong with the invitation is shown at the address that was typed. */
const atOwner = (error: unknown): never => {
  if (!(error instanceof Refusal)) throw error;
  throw new Refusal(error.problems.map((one) => ({ ...one, pointer: '/data/attributes/owner_email' })));
};

/**
 * @returns the client's id
 * @throws Refusal for the plan, the trial, the owner, and every problem of the client's values
 */
export const openClient = async (work: Work, values: OpeningValues): Promise<string> => {
  const { name, kind, owner_email: email, package: pack, addons, cycle, extra_seats, trial } = values;
  await checkedPlan(work, values, kind);
  const id = await work.add('entity', { name, kind, email });
  const entity = { type: 'entity', id };
  const header = await work.add('clientsubsheader', { entity, package: pack, cycle, extra_seats });
  await work.run('clientsubsheader', 'activate', header, { trial, addons });
  if (email) await inviteOwner(work, id, email).catch(atOwner);
  return id;
};
