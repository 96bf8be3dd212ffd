/** The treatments of visits. What is finished is fixed by the database, too. Rules: TRT-1, TRT-4 to TRT-7, TRT-9. */
import { treatment, type Treatment } from '#shared/areas/clinic/resources/treatment';
import { defineServerResource } from '#server/repository/serverResource';
import {
  cancelTreatment,
  changedTreatment,
  correctTreatment,
  finishTreatment,
  firstTreatment,
  startTreatment,
} from '../records/treatments';
import { chargeTreatment } from '../records/treatmentCharges';

export const servedTreatment = defineServerResource(treatment, {
  tenant: true,
  commands: {
    start: (work, one) => startTreatment(work, one),
    startUrgently: (work, one, { reason }) => startTreatment(work, one, reason!),
    finish: finishTreatment,
    correct: (work, one, { reason }) => correctTreatment(work, one, reason!),
    reinstate: async () => ({}),
    cancel: (work, one, { reason }) => cancelTreatment(work, one, reason!),
  },
  hooks: {
    before: { add: firstTreatment, update: changedTreatment },
    after: {
      run: async (work, record, command) => {
        if (command === 'finish') await chargeTreatment(work, record as Treatment);
      },
    },
  },
});
