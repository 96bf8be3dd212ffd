/** The patients of a clinic. Rules: CORE-2, CORE-3, CORE-8. */
import { patient } from '#shared/areas/clinic/resources/patient';
import { defineServerResource } from '#server/repository/serverResource';
import { commands } from '../commands/patient';
import { examineChange, examineNew, kindProblems } from '../patients/examine';
import { formerNumbers } from '../sql/patients';

export const servedPatient = defineServerResource(patient, {
  tenant: true,
  changesWith: [],
  counted: { former_mrns: formerNumbers },
  commands,
  hooks: { validate: kindProblems, before: { add: examineNew, update: examineChange } },
});
