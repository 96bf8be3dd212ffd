/** When doctors can be booked. Rule: TEAM-2. */
import { schedule } from '#shared/areas/clinic/resources/schedule';
import { defineServerResource } from '#server/repository/serverResource';
import { examinePractice, examineRestored, practiceProblems } from '../appointments/practice';
import { practiceName } from '../sql/appointments';

export const servedSchedule = defineServerResource(schedule, {
  tenant: true,
  counted: { name: practiceName },
  hooks: {
    validate: practiceProblems,
    before: {
      add: (work, values) => examinePractice(work, null, values),
      update: (work, before, values) => examinePractice(work, before, values),
      restore: examineRestored,
    },
  },
});
