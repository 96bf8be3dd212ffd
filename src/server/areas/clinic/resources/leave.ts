/** When team members do not work. Rules: TEAM-2, APT-3. */
import { leave } from '#shared/areas/clinic/resources/leave';
import { defineServerResource } from '#server/repository/serverResource';
import { examineLeave, leaveProblems } from '../appointments/leave';
import { leaveName } from '../sql/appointments';

export const servedLeave = defineServerResource(leave, {
  tenant: true,
  counted: { name: leaveName },
  hooks: {
    validate: leaveProblems,
    before: {
      add: (work, values) => examineLeave(work, null, values),
      update: (work, before, values) => examineLeave(work, before, values),
    },
  },
});
