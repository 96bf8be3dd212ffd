/** Vital signs of a clinic's patients: added and struck out, never changed. Rules: VIT-1, VIT-4, VIT-5. */
import { vitalSign } from '#shared/areas/clinic/resources/vitalSign';
import { defineServerResource } from '#server/repository/serverResource';
import { firstVitals, vitalProblems } from '../records/vitals';

export const servedVitalSign = defineServerResource(vitalSign, {
  tenant: true,
  changesWith: [],
  commands: { strike: async (_, __, { reason }) => ({ struck_reason: reason! }) },
  hooks: { validate: vitalProblems, before: { add: firstVitals } },
});
