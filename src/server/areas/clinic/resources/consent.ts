/** Consents of patients, fixed by the database once they are signed. Rules: TRT-1, TRT-11. */
import { consent } from '#shared/areas/clinic/resources/consent';
import { defineServerResource } from '#server/repository/serverResource';
import { consentProblems, firstConsent, withdrawn } from '../records/consents';

export const servedConsent = defineServerResource(consent, {
  tenant: true,
  changesWith: [],
  commands: { withdraw: (work, one, { reason }) => withdrawn(work, one, reason!) },
  hooks: { validate: async (values) => consentProblems(values), before: { add: firstConsent } },
});
