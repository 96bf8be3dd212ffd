/** Who works at a clinic. Rules: TEAM-3, TEAM-6, TEAM-7. */
import { teamMember } from '#shared/areas/clinic/resources/teamMember';
import { defineServerResource } from '#server/repository/serverResource';
import { accountId, fullName, hoursToday, licenceState, roleName } from '../sql/team';

export const servedTeamMember = defineServerResource(teamMember, {
  tenant: true,
  counted: { full_name: fullName, account_id: accountId, sip_state: licenceState, role: roleName, hours_today: hoursToday },
});
