/** The times that a ticket stores, calculated from its thread by the shared rules. Rules: TKT-4, TKT-8. */
import { firstHours } from '#shared/areas/support/domain/businessHours';
import type { Instant } from '#shared/domain/calendarDays';
import { clockOf, noticeDue, type TicketEvent } from '#shared/areas/support/domain/ticketClock';
import type { TicketPriority, TicketState } from '#shared/areas/support/domain/ticketStates';
import type { Ticket } from '#shared/areas/support/resources/ticket';
import { clockEntries, holidays, type ClockEntry } from '../sql/tickets';
import type { Work } from '#server/repository/work';

/** A ticket as far as its clock is concerned; a new one has no stored times yet. */
export type Timed = Pick<Ticket, 'id' | 'created_at' | 'category'> & Partial<Ticket>;

/** What the stored times are. */
export type Times = Pick<Ticket, 'response_due_at' | 'solution_due_at' | 'next_due_at' | 'responded_at' | 'resolved_at' | 'notice_due_at'>;

const eventsOf = ({ at, kind, event, value }: ClockEntry): TicketEvent[] => {
  if (kind === 'agent') return [{ at, kind: 'responded' }];
  if (event === 'state') return [{ at, kind: 'state', state: value as TicketState }];
  return event === 'priority' ? [{ at, kind: 'priority', priority: value as TicketPriority }] : [];
};

const earliest = (instants: readonly (Instant | null | undefined)[]): Instant | null =>
  instants.reduce<Instant | null>((first, one) => (one && (first === null || one < first) ? one : first), null);

/** When the notice of a data incident is due; null for any other ticket. */
const noticeOf = ({ category, created_at }: Timed): Instant | null => (category === 'data_incident' ? noticeDue(created_at) : null);

/**
 * The times of a ticket now.
 * @param ticket with the values that are about to be stored, such as another category
 * @param entries everything that happened to it; what its thread holds unless given
 */
export const timesOf = async (work: Work, ticket: Timed, entries?: readonly ClockEntry[]): Promise<Times> => {
  const hours = { ...firstHours, holidays: await holidays(work) };
  const events = (entries ?? (await clockEntries(work, ticket.id))).flatMap(eventsOf);
  const { response, solution } = clockOf({ created: ticket.created_at, priority: 'normal', events }, work.now.toISOString(), hours);
  const notice = noticeOf(ticket);
  const isOver = solution.done !== null;
  return {
    // What was stored in time has no due time any more; the one that was promised is stored to be compared with.
    response_due_at: response.done ? (ticket.response_due_at ?? response.due) : response.due,
    solution_due_at: isOver ? (ticket.solution_due_at ?? solution.due) : solution.due,
    next_due_at: earliest([
      ...(isOver ? [] : [solution.due, ...(response.done ? [] : [response.due])]),
      ...(ticket.notice_at ? [] : [notice]),
    ]),
    responded_at: response.done,
    resolved_at: solution.done,
    notice_due_at: notice,
  };
};
