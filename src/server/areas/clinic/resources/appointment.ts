/** Times of doctors that are kept for patients. Rules: APT-1 to APT-4. */
import { appointment } from '#shared/areas/clinic/resources/appointment';
import { defineServerResource } from '#server/repository/serverResource';
import type { ValuesNamed } from '#server/repository/work';
import { bookingProblems, firstValues } from '../appointments/book';
import { commands } from '../commands/appointment';
import { personName, personPhone } from '../sql/appointments';

export const servedAppointment = defineServerResource(appointment, {
  tenant: true,
  commands,
  counted: { person: personName, contact: personPhone },
  hooks: {
    validate: bookingProblems,
    before: { add: (work, values) => firstValues(work, values as ValuesNamed<'appointment'>) },
  },
});
