/** Internal notes: who wrote them is kept with them. Rule: TKT-6. */
import { ticketNote } from '#shared/resources/ticketNote';
import { user } from '#shared/resources/user';
import { defineServerResource } from '../repository/serverResource';
import { nameOfActor } from '../repository/tickets';

export const servedTicketNote = defineServerResource(ticketNote, {
  hooks: {
    before: {
      add: async (work, values) => ({
        ...values,
        author: { type: user.type, id: work.actor.id },
        author_name: await nameOfActor(work),
      }),
    },
  },
});
