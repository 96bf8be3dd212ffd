/** The states and priorities of a ticket. The declaration of tickets is loaded with every page, so they stand apart from the clock. Rules: TKT-1, TKT-3. */
export const ticketStates = ['new', 'open', 'pending_customer', 'resolved', 'closed'] as const;
/** Those in which somebody still has to do something. */
export const unsolvedStates = ['new', 'open', 'pending_customer'] as const;
export type TicketState = (typeof ticketStates)[number];

export const ticketPriorities = ['low', 'normal', 'high', 'critical'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];
