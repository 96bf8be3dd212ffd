/** Consents of patients, fixed by the database once they are signed. Rules: TRT-1, TRT-11. */
import { consent } from '#shared/areas/clinic/resources/consent';
import { defineServerResource } from '#server/repository/serverResource';
import { consentProblems, firstConsent, withdrawConsent } from '../records/consents';

export const servedConsent = defineServerResource(consent, {
  tenant: true,
  changesWith: [],
  commands: { withdraw: (work, one, { reason }) => withdrawConsent(work, one, reason!) },
  hooks: { validate: async (values) => consentProblems(values), before: { add: firstConsent } },
});
