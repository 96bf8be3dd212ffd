/** A clinic's own texts of letters. Rule: LET-2. */
import { letterTemplate } from '#shared/areas/clinic/resources/letterTemplate';
import { defineServerResource } from '#server/repository/serverResource';
import { templateProblems } from '../records/letters';

export const servedLetterTemplate = defineServerResource(letterTemplate, {
  tenant: true,
  changesWith: [],
  hooks: { validate: templateProblems },
});
