/** Visits of patients, each with its number in a queue. Rules: CORE-9, VIS-2, VIS-3. */
import { visit } from '#shared/areas/clinic/resources/visit';
import { defineServerResource } from '#server/repository/serverResource';
import type { ValuesNamed } from '#server/repository/work';
import { commands } from '../commands/visit';
import { firstValues } from '../visits/begin';

export const servedVisit = defineServerResource(visit, {
  tenant: true,
  changesWith: ['visitCharge', 'patientBill'],
  commands,
  hooks: { before: { add: (work, values) => firstValues(work, values as ValuesNamed<'visit'>) } },
});
