/** An examination ends with a diagnosis, where the clinic codes. Rules: ICD-2, VIS-9. */
import { mayUse } from '#server/areas/clients';
import { Refusal } from '#server/refusal';
import type { RecordNamed, Work } from '#server/repository/work';
import { primaryOf } from '../sql/clinicians';

/** @throws Refusal `visit.no_primary` for an examination without a primary diagnosis; a visit without an examination has none */
export const refuseUncoded = async (work: Work, { id, entity, purpose }: RecordNamed<'visit'>): Promise<void> => {
  if (purpose !== 'pemeriksaan' || (await primaryOf(work, id))) return;
  if (await mayUse(work, entity.id, 'icd', 'edit')) throw new Refusal([{ code: 'visit.no_primary' }]);
};
