/** A clinic's own limits of vital signs. Rule: VIT-2. */
import { vitalRange } from '#shared/areas/clinic/resources/vitalRange';
import { defineServerResource } from '#server/repository/serverResource';
import { examineRange, rangeProblems } from '../records/vitals';

export const servedVitalRange = defineServerResource(vitalRange, {
  tenant: true,
  changesWith: [],
  hooks: {
    validate: rangeProblems,
    before: { add: (work, values) => examineRange(work, null, values), update: examineRange },
  },
});
