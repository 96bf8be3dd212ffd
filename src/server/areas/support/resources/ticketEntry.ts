/** The entries of threads: written by the commands of their tickets. Rule: TKT-2. */
import { ticketEntry } from '#shared/areas/support/resources/ticketEntry';
import { defineServerResource } from '#server/repository/serverResource';

export const servedTicketEntry = defineServerResource(ticketEntry, { tenant: true });
