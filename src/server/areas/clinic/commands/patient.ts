/** What the commands of patients do. Rules: PAT-4, PAT-5. */
import { dayOf } from '#shared/domain/calendarDays';
import type { patient } from '#shared/areas/clinic/resources/patient';
import { Refusal } from '#server/refusal';
import { clientTime } from '#server/repository/clientTime';
import type { Runs } from '#server/repository/serverResource';
import { merge, unmerge } from '../patients/merge';

export const commands: Runs<typeof patient> = {
  recordDeath: async (work, { entity, birth_date }, { deceased_on }) => {
    const { now, zone } = await clientTime(work, entity.id);
    const pointer = '/data/attributes/deceased_on';
    if (deceased_on! > dayOf(now, zone)) throw new Refusal([{ code: 'date.future', pointer }]);
    if (deceased_on! < birth_date) throw new Refusal([{ code: 'date.before_birth', pointer }]);
    return { deceased_on: deceased_on! };
  },
  takeDeathBack: async () => ({ deceased_on: null }),
  merge: (work, patient, { into }) => merge(work, patient, into!),
  unmerge: (work, patient) => unmerge(work, patient),
};
