/** Canned answers: a field that no ticket has is refused. Rule: TKT-12. */
import { answerFields, unknownFields } from '#shared/areas/support/domain/cannedAnswer';
import { cannedAnswer } from '#shared/areas/support/resources/cannedAnswer';
import { defineServerResource } from '#server/repository/serverResource';

export const servedCannedAnswer = defineServerResource(cannedAnswer, {
  hooks: {
    validate: async ({ message }) => {
      const unknown = typeof message === 'string' ? unknownFields(message) : [];
      if (!unknown.length) return [];
      const [known, names] = [answerFields, unknown].map((all) => all.map((name) => `{${name}}`).join(', '));
      return [{ code: 'answer.unknown_field', pointer: '/data/attributes/message', meta: { known: known!, names: names! } }];
    },
  },
});
