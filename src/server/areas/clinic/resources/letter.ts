/** Letters of visits. What is signed is fixed by the database, too. Rules: LET-1 to LET-5. */
import { letter } from '#shared/areas/clinic/resources/letter';
import { defineServerResource } from '#server/repository/serverResource';
import { changedLetter, firstLetter, letterProblems, signedLetter } from '../records/letters';

export const servedLetter = defineServerResource(letter, {
  tenant: true,
  changesWith: [],
  commands: {
    sign: signedLetter,
    cancel: async (_, __, { reason }) => ({ cancel_reason: reason! }),
  },
  hooks: { validate: letterProblems, before: { add: firstLetter, update: changedLetter } },
});
