/** The kinds of treatment that a clinic offers. Rules: SVC-5, TRT-7. */
import { treatmentTemplate } from '#shared/areas/clinic/resources/treatmentTemplate';
import { defineServerResource } from '#server/repository/serverResource';
import { templateCode } from '../records/treatments';

export const servedTreatmentTemplate = defineServerResource(treatmentTemplate, {
  tenant: true,
  hooks: { before: { add: templateCode, update: (work, _, values) => templateCode(work, values) } },
});
