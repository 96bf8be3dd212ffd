/** The entries of threads: written by the commands of their tickets, whose audit lines tell them. Rules: TKT-2, PRV-1. */
import { ticketEntry } from '#shared/areas/support/resources/ticketEntry';
import { defineServerResource } from '#server/repository/serverResource';

export const servedTicketEntry = defineServerResource(ticketEntry, { tenant: true, withoutClientTotals: true, unaudited: true });
