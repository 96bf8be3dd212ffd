/** Mails as they came: the audit line of what each became tells them. Rules: TKT-13, PRV-1. */
import { ticketMail } from '#shared/areas/support/resources/ticketMail';
import { defineServerResource } from '#server/repository/serverResource';

export const servedTicketMail = defineServerResource(ticketMail, { unaudited: true });
