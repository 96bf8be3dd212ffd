/** The calendar's events: the person's own, stored in this browser for them alone (see keeping.ts), also after they sign out. Rule: APP-8. */
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isDate, isDateTime } from '#shared/kit/values';
import { sessionClosed } from '#client/storeKit/sessionEvents';
import { storedRemoved, storedFound } from '#client/store/flows/personalStorageEvents';
import { me } from '#client/store/session/me';

/** The colours of APP-8, by name. */
export const eventColors = ['info', 'orange', 'red', 'green', 'default', 'blue', 'purple', 'yellow'] as const;
export type EventColor = (typeof eventColors)[number];

/** Most events, and most characters of their texts: a browser keeps only so much. */
export const calendarLimits = { events: 1_000, title: 120, description: 1_000 } as const;

/**
 * `start` and `end` of an event that lasts all day are calendar days, YYYY-MM-DD, and `end` is its last one;
 * of any other they are instants, ISO 8601 in UTC. `className` is its colour.
 */
export type CalendarEvent = {
  readonly id: string;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly className: EventColor;
  readonly description: string;
  readonly allDay: boolean;
};

/** `owner`: whose they are, once that is known. */
type Calendar = { events: Record<string, CalendarEvent>; owner: string | null };

const isText = (value: unknown, max: number): value is string => typeof value === 'string' && value.length <= max;

/** What a browser kept may have been tampered with: only what is an event may be shown. */
const isEvent = (value: unknown): value is CalendarEvent => {
  const { id, title, start, end, className, description, allDay } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const isTime = allDay === true ? isDate : isDateTime;
  return (
    typeof id === 'string' &&
    isText(title, calendarLimits.title) &&
    title.trim() !== '' &&
    isText(description, calendarLimits.description) &&
    typeof start === 'string' &&
    typeof end === 'string' &&
    isTime(start) &&
    isTime(end) &&
    Date.parse(start) <= Date.parse(end) &&
    eventColors.includes(className as EventColor)
  );
};

const eventsIn = (events: unknown): CalendarEvent[] =>
  Object.values(typeof events === 'object' && events !== null ? events : {}).filter(isEvent);

const byId = (events: readonly CalendarEvent[]): Calendar['events'] => Object.fromEntries(events.map((event) => [event.id, event]));

/** An event that can't be shown is not kept, nor one too many. */
const put = (state: Calendar, { payload }: PayloadAction<CalendarEvent>) => {
  const others = eventsIn(state.events).filter(({ id }) => id !== payload.id);
  if (!isEvent(payload) || others.length >= calendarLimits.events) return;
  state.events = byId([...others, payload]);
};

const slice = createSlice({
  name: 'calendar',
  initialState: { events: {}, owner: null } as Calendar,
  reducers: {
    eventAdded: put,
    /** @param payload the event as it is to be; one that is gone stays gone */
    eventChanged: (state, action: PayloadAction<CalendarEvent>) => {
      if (eventsIn(state.events).some(({ id }) => id === action.payload.id)) put(state, action);
    },
    eventRemoved: (state, { payload }: PayloadAction<{ id: string }>) => {
      state.events = byId(eventsIn(state.events).filter(({ id }) => id !== payload.id));
    },
    /** A removal is taken back. */
    eventRestored: put,
  },
  extraReducers: (build) => {
    build
      .addCase(sessionClosed, () => ({ events: {}, owner: null }))
      .addCase(storedRemoved, (state) => void (state.events = {}))
      .addCase(storedFound, (state, { payload: { person, calendar: found } }) =>
        found === undefined
          ? state
          : { events: byId(eventsIn((found as Partial<Calendar> | null)?.events).slice(0, calendarLimits.events)), owner: person },
      )
      .addCase(me.actions.loaded, ({ events, owner }, { payload: { id } }) => ({
        events: owner === null || owner === id ? events : {},
        owner: id,
      }));
  },
  selectors: {
    all: createSelector([({ events }: Calendar) => events], (events): readonly CalendarEvent[] => eventsIn(events)),
  },
});

export const calendar = slice;
