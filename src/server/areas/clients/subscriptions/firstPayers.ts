/** Gives a clinic the payers that it begins with. Rule: CORE-8. */
import { entity } from '#shared/areas/clients/resources/entity';
import { firstPayers } from '#shared/areas/clinic/domain/firstPayers';
import type { Work } from '#server/repository/work';

/** Adds them where a client has no payer yet. */
export const addFirstPayers = async (work: Work, client: string): Promise<void> => {
  const of = { type: entity.type, id: client };
  const { total } = await work.read('payer', { filter: { entity: [client] }, limit: 1 });
  if (total) return;
  for (const one of firstPayers) await work.add('payer', { ...one, entity: of });
};
