/** The patients of a clinic. Rules: CORE-2, CORE-3, CORE-8. */
import { patient } from '#shared/areas/clinic/resources/patient';
import { defineServerResource } from '#server/repository/serverResource';
import { commands } from '../commands/patient';
import { examineChange, examineNew } from '../patients/examine';

export const servedPatient = defineServerResource(patient, {
  tenant: true,
  changesWith: [],
  commands,
  hooks: { before: { add: examineNew, update: examineChange } },
});
