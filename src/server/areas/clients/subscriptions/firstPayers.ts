/** Patients who pay themselves, and BPJS: the payers that each clinic begins with. Rule: CORE-8. */
import { entity } from '#shared/areas/clients/resources/entity';
import type { Work } from '#server/repository/work';

const first = [
  { code: 'UMUM', name: 'Umum (bayar sendiri)', kind: 'umum' },
  { code: 'BPJS', name: 'BPJS Kesehatan', kind: 'bpjs' },
] as const;

/** Adds them where a client has no payer yet. */
export const addFirstPayers = async (work: Work, client: string): Promise<void> => {
  const of = { type: entity.type, id: client };
  const { total } = await work.read('payer', { filter: { entity: [client] }, limit: 1 });
  if (total) return;
  for (const one of first) await work.add('payer', { ...one, entity: of });
};
