/** A clinic's own texts of letters and consents. Rules: LET-2, TRT-11. */
import { letterTemplate } from '#shared/areas/clinic/resources/letterTemplate';
import { defineServerResource } from '#server/repository/serverResource';
import { changedTemplate, templateProblems } from '../records/letters';

export const servedLetterTemplate = defineServerResource(letterTemplate, {
  tenant: true,
  changesWith: [],
  hooks: {
    validate: templateProblems,
    before: { add: async (_, values) => ({ ...values, edition: 1 }), update: changedTemplate },
  },
});
