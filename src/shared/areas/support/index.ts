/** Tickets, and the answers that are prepared for them. */
import { cannedAnswer } from './resources/cannedAnswer';
import { ticket } from './resources/ticket';
import { ticketEntry } from './resources/ticketEntry';
import { ticketMail } from './resources/ticketMail';
import { ticketNote } from './resources/ticketNote';
import { ticketSession } from './resources/ticketSession';

export const support = {
  ticket,
  ticketEntry,
  ticketNote,
  ticketMail,
  ticketSession,
  cannedAnswer,
};
