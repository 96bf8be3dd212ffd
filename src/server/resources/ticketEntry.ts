/** The entries of threads: written by the commands of their tickets. Rule: TKT-2. */
import { ticketEntry } from '#shared/resources/ticketEntry';
import { defineServerResource } from '../repository/serverResource';

export const servedTicketEntry = defineServerResource(ticketEntry, { tenant: true });
