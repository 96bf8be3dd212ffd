/** Begins a clinic of one's own: the client, its owner, and its subscription in trial, all of it or nothing. Rules: SUB-8, SUB-21, SUB-25. */
import type { clinicStart } from '#shared/areas/clients/clinicStart';
import type { ValuesOf } from '#shared/kit/resource';
import type { Package } from '#shared/areas/catalogue/resources/package';
import { Refusal } from '#server/refusal';
import { enterClient, keepPlan, lockedPerson, setFirstWorkplace, type Addressee } from '../../identity';
import { ownedClients } from '../sql/clinicStart';
import type { Work } from '#server/repository/work';
import { checkedPlan } from './checkedPlan';

export type StartValues = ValuesOf<typeof clinicStart>;

/**
 * The client: a new one, or one that the person named when they registered and that never had a subscription.
 * @throws Refusal `start.has_client` for who owns a client with a subscription
 */
const clientOf = async (work: Work, person: Addressee, values: StartValues, kind: Package['target']): Promise<string> => {
  const owned = await ownedClients(work, person.id);
  const other = owned.find(({ subscribed }) => subscribed);
  if (other) throw new Refusal([{ code: 'start.has_client', meta: { client: other.name } }]);
  const { name, city, phone, npwp } = values;
  const known = { name, city, phone, npwp, kind, email: person.email, person_in_charge: person.name };
  const [named] = owned;
  if (!named) return work.add('entity', known);
  await work.update('entity', named.id, known);
  return named.id;
};

/**
 * The person is locked first, so that of two who start at once the second finds the client of the first.
 * @returns the client's id
 * @throws Refusal for the plan, `start.has_client`, `subscription.trial_used`, and every problem of the client's values
 */
export const startClinic = async (work: Work, values: StartValues): Promise<string> => {
  const person = (await lockedPerson(work.trx, work.actor.id))!;
  const pack = await checkedPlan(work, values);
  const entityId = await clientOf(work, person, values, pack.target);
  await enterClient(work, person.id, entityId, true);
  await setFirstWorkplace(work, person.id, entityId);
  const header = await work.add('clientsubsheader', {
    entity: { type: 'entity', id: entityId },
    package: values.package,
    cycle: values.cycle,
    extra_seats: values.extra_seats,
  });
  await work.run('clientsubsheader', 'activate', header, { trial: true, addons: values.addons });
  await keepPlan(work, person.id, null);
  return entityId;
};
