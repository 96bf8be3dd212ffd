/** Internal notes: who wrote them is stored with them. Rule: TKT-6. */
import { ticketNote } from '#shared/areas/support/resources/ticketNote';
import { user } from '#shared/areas/identity/resources/user';
import { defineServerResource } from '#server/repository/serverResource';
import { idOfActor } from '#server/repository/actors';
import { nameOfActor } from '../sql/tickets';

export const servedTicketNote = defineServerResource(ticketNote, {
  hooks: {
    before: {
      // A mail that nobody of ours wrote becomes a note without an author.
      add: async (work, values) => {
        const author = idOfActor(work.actor);
        return { ...values, author: author && { type: user.type, id: author }, author_name: await nameOfActor(work) };
      },
    },
  },
});
