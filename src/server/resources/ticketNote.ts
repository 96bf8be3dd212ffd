/** Internal notes: who wrote them is kept with them. Rule: TKT-6. */
import { ticketNote } from '#shared/resources/ticketNote';
import { user } from '#shared/resources/user';
import { defineServerResource } from '../repository/serverResource';
import { idOfActor } from '../repository/actors';
import { nameOfActor } from '../repository/tickets';

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
