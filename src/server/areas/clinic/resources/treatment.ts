/** The treatments of visits. What is finished is fixed by the database, too. Rules: TRT-1 to TRT-9. */
import { treatment } from '#shared/areas/clinic/resources/treatment';
import { defineServerResource } from '#server/repository/serverResource';
import { cancelled, changedTreatment, corrected, finished, firstTreatment, started } from '../records/treatments';

export const servedTreatment = defineServerResource(treatment, {
  tenant: true,
  commands: {
    start: (work, one) => started(work, one),
    startUrgently: (work, one, { reason }) => started(work, one, reason!),
    finish: finished,
    correct: (work, one, { reason }) => corrected(work, one, reason!),
    reinstate: async () => ({}),
    cancel: (work, one, { reason }) => cancelled(work, one, reason!),
  },
  hooks: { before: { add: firstTreatment, update: changedTreatment } },
});
