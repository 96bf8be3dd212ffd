/** Series of sessions. Rules: TRT-4, TRT-10. */
import { treatmentSeries, type TreatmentSeries } from '#shared/areas/clinic/resources/treatmentSeries';
import { defineServerResource } from '#server/repository/serverResource';
import { chargeSessions } from '../records/treatmentCharges';
import { firstSeries } from '../records/treatments';
import { sessionsDone } from '../sql/treatments';

export const servedTreatmentSeries = defineServerResource(treatmentSeries, {
  tenant: true,
  counted: { done: sessionsDone },
  changesWith: ['treatment'],
  commands: { cancel: async (_, __, { reason }) => ({ cancel_reason: reason! }) },
  hooks: {
    before: { add: firstSeries },
    after: {
      run: async (work, record) => {
        const series = record as TreatmentSeries;
        await chargeSessions(work, series, series.cancel_reason!);
      },
    },
  },
});
