/** The diagnoses of visits: added and struck out, one of them the primary. Rules: ICD-1, ICD-2, ICD-4, ICD-6. */
import { visitDiagnosis } from '#shared/areas/clinic/resources/visitDiagnosis';
import { defineServerResource } from '#server/repository/serverResource';
import { changedDiagnosis, firstDiagnosis, makePrimary, refuseEnded } from '../records/diagnoses';

export const servedVisitDiagnosis = defineServerResource(visitDiagnosis, {
  tenant: true,
  changesWith: [],
  commands: {
    makePrimary,
    strike: async (work, { visit }, { reason }) => {
      await refuseEnded(work, visit.id);
      return { struck_at: work.now.toISOString(), struck_reason: reason! };
    },
  },
  hooks: { before: { add: firstDiagnosis, update: changedDiagnosis } },
});
