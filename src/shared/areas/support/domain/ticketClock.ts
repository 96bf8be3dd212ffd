/**
 * The clock of a ticket, calculated from what happened to it: when a first response and a solution are due, and how long it was in each
 * state. Nothing of it is counted on; asking twice gives the same. Rules: TKT-3, TKT-4, TKT-5, TKT-8.
 */
import { afterBusinessTime, businessTime, type BusinessHours } from './businessHours';
import { addFullDays, type Instant } from '#shared/domain/calendarDays';
import { ticketStates, type TicketPriority, type TicketState } from './ticketStates';

/** Business hours within which a first response and a solution are promised. */
export const promisedHours: Readonly<Record<TicketPriority, { readonly response: number; readonly solution: number }>> = {
  critical: { response: 1, solution: 8 },
  high: { response: 4, solution: 16 },
  normal: { response: 8, solution: 40 },
  low: { response: 16, solution: 80 },
};

/** A change that moves the clock. `responded` is the first answer by staff that the customer can read. */
export type TicketEvent = { readonly at: Instant } & (
  | { readonly kind: 'state'; readonly state: TicketState }
  | { readonly kind: 'priority'; readonly priority: TicketPriority }
  | { readonly kind: 'responded' }
);

/** A ticket from its beginning; the events are in their order, none before `created`. */
export type TicketHistory = {
  readonly created: Instant;
  readonly priority: TicketPriority;
  readonly events: readonly TicketEvent[];
};

/** What was promised, and how it stands. */
export type Promised = {
  /** When the promised time ends or ended; null while the clock stands still and time is left. */
  readonly due: Instant | null;
  /** When it was stored; null as long as it is not. */
  readonly done: Instant | null;
  /** Milliseconds of business time that are left; below zero where it is late. */
  readonly left: number;
  /** The time ended before it was stored. */
  readonly late: boolean;
  /** The clock stands still because the customer has to answer. */
  readonly paused: boolean;
};

export type TicketClock = {
  readonly state: TicketState;
  readonly priority: TicketPriority;
  readonly response: Promised;
  readonly solution: Promised;
  /** Milliseconds in each state, by the wall clock; they sum to the ticket's age. */
  readonly times: Readonly<Record<TicketState, number>>;
};

/** Milliseconds. */
const HOUR = 3_600_000;

const runs = (state: TicketState): boolean => state === 'new' || state === 'open';
const isSolved = (state: TicketState): boolean => state === 'resolved' || state === 'closed';

type Stay = { readonly state: TicketState; readonly from: Instant; readonly to: Instant };

/** The states one after the other; the last one lasts until `now`. */
const staysOf = ({ created, events }: TicketHistory, now: Instant): Stay[] => {
  const moves = [{ at: created, state: 'new' as TicketState }, ...events.flatMap((event) => (event.kind === 'state' ? [event] : []))];
  return moves.map(({ at, state }, place) => ({ state, from: at, to: moves[place + 1]?.at ?? now }));
};

/**
 * How a promise stands. The time of a priority counts from the ticket's beginning, also where the priority was changed later.
 * @param until when it was stored; the clock of the promise ends there
 */
const promised = (stays: readonly Stay[], until: Instant | null, now: Instant, target: number, hours: BusinessHours): Promised => {
  let left = target;
  let due: Instant | null = null;
  const last = stays.at(-1)!;
  for (const stay of stays) {
    const { state, from, to } = stay;
    if (!runs(state) || (until !== null && from >= until)) continue;
    const end = until !== null && until < to ? until : to;
    const spent = businessTime(from, end, hours);
    const stillRuns = until === null && stay === last;
    if (due === null && (stillRuns || spent > left)) due = afterBusinessTime(from, Math.max(0, left), hours);
    left -= spent;
  }
  const paused = until === null && last.state === 'pending_customer';
  return { due, done: until, left, late: left < 0, paused };
};

/** When the ticket was solved; null while it is not. Who opens it again takes the solution back. */
const solvedAt = (stays: readonly Stay[]): Instant | null => {
  const unsolved = stays.findLastIndex(({ state }) => !isSolved(state));
  return stays[unsolved + 1]?.from ?? null;
};

/** The clock at an instant that does not lie before the last event. */
export const clockOf = (history: TicketHistory, now: Instant, hours: BusinessHours): TicketClock => {
  const stays = staysOf(history, now);
  const priority = history.events.reduce((known, event) => (event.kind === 'priority' ? event.priority : known), history.priority);
  const { response, solution } = promisedHours[priority];
  const solved = solvedAt(stays);
  const responded = history.events.find(({ kind }) => kind === 'responded')?.at ?? solved;
  const timeIn = (state: TicketState) =>
    stays.reduce((sum, stay) => (stay.state === state ? sum + Date.parse(stay.to) - Date.parse(stay.from) : sum), 0);
  return {
    state: stays.at(-1)!.state,
    priority,
    response: promised(stays, responded, now, response * HOUR, hours),
    solution: promised(stays, solved, now, solution * HOUR, hours),
    times: Object.fromEntries(ticketStates.map((state) => [state, timeIn(state)])) as Record<TicketState, number>,
  };
};

/** Days after its solution on which a silent ticket is closed, and until which an answer opens it again. */
export const silenceCloses = 7;
export const answerReopens = 14;

/** When a solved ticket is closed because nobody answered. */
export const closesAt = (solved: Instant): Instant => addFullDays(solved, silenceCloses);

/** Days before it is closed on which the requester hears so. */
const warnsAhead = 2;

/** When the requester hears that a solved ticket will be closed. */
export const warnsAt = (solved: Instant): Instant => addFullDays(solved, silenceCloses - warnsAhead);

/** Whether an answer opens the ticket again; otherwise it begins a new one that refers to it. */
export const canReopen = (solved: Instant, now: Instant): boolean => now <= addFullDays(solved, answerReopens);

/** Days within which the people concerned by a data incident and the authority must be told. */
const incidentDays = 3;

/** When the notice of a data incident is due: 72 hours after it was reported, by the wall clock. */
export const noticeDue = (created: Instant): Instant => addFullDays(created, incidentDays);
