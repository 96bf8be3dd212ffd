/** The month's weeks, or the hours of a week or a day, with the events on them; a day or a stretch of hours is chosen by pressing or dragging. */
import { useMemo, useRef } from 'react';
import type { DateHeaderProps, EventProps, Formats, SlotInfo } from 'react-big-calendar';
import type { EventInteractionArgs } from 'react-big-calendar/lib/addons/dragAndDrop';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/ui/useLanguage';
import css from './calendar.module.css';
import { DragCalendar, localizers, type Drawn } from './DragCalendar';
import { EventDescription } from './EventDescription';
import { step } from './keys';
import { dayjsLocale } from '#client/ui/dayjsLocale';
import { clockFormat, spanOf, tell, tellClock, tellDay, timesOf, type Span, type Times } from './times';
import { dateIcons } from './dateIcons';
import type { ShownEvent } from './useDates';
import { useGroupRoles } from './useGroupRoles';
import { titleOf, views, type View } from './views';

type Props = {
  view: View;
  date: Date;
  events: readonly ShownEvent[];
  narrow: boolean;
  onLook: (next: { view?: View; date?: Date }) => void;
  onAdd: (span: Span, allDay: boolean) => void;
  onOpen: (event: ShownEvent) => void;
  onDrop: (event: ShownEvent, times: Times, how: 'movedTo' | 'resizedTo') => void;
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A document's number without the letters that it begins with, which the sign next to it stands for: `2026/11/0366`. */
const shortName = (name: string): string => name.replace(/^[A-Z]+(?:[-/][A-Z]+)*[-/](?=\d)/, '');

/** A date of the business in a narrow column: a sign of its kind and its number, because the whole title would be cut before the number. */
function DateText({ date, title }: { date: NonNullable<ShownEvent['date']>; title: string }) {
  const Sign = dateIcons[date.kind];
  return (
    <>
      <Sign size={13} aria-hidden="true" className={css.sign ?? ''} />
      <span aria-hidden="true" className={css.dateName}>
        {shortName(date.name)}
      </span>
      <span className="visually-hidden">{title}</span>
    </>
  );
}

/** Its hour and its title, in the month; among the hours, its place tells when it is. */
function EventText({ event: { event, start } }: EventProps<Drawn>) {
  const language = useLanguage();
  return (
    <>
      {!event.allDay && <span className={css.hour}>{tellClock(start, language)} </span>}
      {event.date ? <DateText date={event.date} title={event.title} /> : event.title}
      <EventDescription event={event} />
    </>
  );
}

function DayNumber({ date, label, onDrillDown }: DateHeaderProps) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  return (
    <button type="button" className={css.dayNumber} aria-label={t('openDay', { day: tellDay(date, language) })} onClick={onDrillDown}>
      {label}
    </button>
  );
}

const Weekday = ({ label }: { label: string }) => <span>{label}</span>;

/** Dates of the business stay where they are. */
const isOwn = ({ event }: Drawn): boolean => !event.date;

const components = { event: EventText, header: Weekday, month: { dateHeader: DayNumber, event: EventText } };

/** @param narrow the columns have no room for a word */
const useLook = (narrow: boolean) => {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  return useMemo(() => {
    const clock = clockFormat[language];
    const range = ({ start, end }: Span) => `${tellClock(start, language)}–${tellClock(end, language)}`;
    const formats: Formats = {
      dateFormat: 'D',
      dayFormat: 'ddd D',
      weekdayFormat: 'ddd',
      timeGutterFormat: clock,
      eventTimeRangeFormat: range,
      selectRangeFormat: range,
      eventTimeRangeStartFormat: ({ start }) => `${tellClock(start, language)} –`,
      eventTimeRangeEndFormat: ({ end }) => `– ${tellClock(end, language)}`,
    };
    const messages = { allDay: t('allDay'), showMore: (count: number) => (narrow ? `+${count}` : t('more', { count })) };
    const tooltip = ({ event }: Drawn) =>
      (event.date
        ? [event.title, t(`date.kind.${event.date.kind}`)]
        : [event.title, tell(event, language), t(`color.${event.className}`), event.description]
      )
        .filter(Boolean)
        .join('\n');
    return { formats, messages, tooltip };
  }, [t, language, narrow]);
};

export function Board({ view, date, events, narrow, onLook, onAdd, onOpen, onDrop }: Props) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const { formats, messages, tooltip } = useLook(narrow);
  const board = useRef<HTMLDivElement>(null);
  useGroupRoles(board, t('hours'));
  const drawn = useMemo(
    () => events.map((event): Drawn => ({ ...spanOf(event), event, title: event.title, allDay: event.allDay })),
    [events],
  );
  const opening = useMemo(() => new Date(1970, 0, 1, 7), []);
  const choose = ({ start, end }: SlotInfo) => {
    const days = Math.round((end.getTime() - start.getTime()) / DAY);
    // One day of the month is a place for something at an hour; several days, or the row above the hours, for something that lasts.
    if (view === 'month' && days <= 1)
      return onAdd({ start: new Date(start.getTime() + 9 * HOUR), end: new Date(start.getTime() + 10 * HOUR) }, false);
    onAdd({ start, end }, days >= 1);
  };
  const drop = ({ event: { event }, start, end, isAllDay }: EventInteractionArgs<Drawn>, how: 'movedTo' | 'resizedTo') => {
    const [from, to] = [new Date(start), new Date(end)];
    const allDay = view === 'month' ? event.allDay : (isAllDay ?? false);
    // From the row of whole days down among the hours: an hour is a beginning.
    const until = event.allDay && !allDay ? new Date(from.getTime() + HOUR) : to;
    onDrop(event, timesOf({ start: from, end: until }, allDay), how);
  };
  return (
    <div ref={board} className={css.board} role="group" aria-label={t('board', { title: titleOf(view, date, language) })} data-view={view}>
      <DragCalendar
        localizer={localizers[language]}
        culture={dayjsLocale[language]}
        formats={formats}
        messages={messages}
        components={components}
        toolbar={false}
        views={[...views]}
        view={view}
        date={date}
        onView={() => undefined}
        onNavigate={() => undefined}
        onDrillDown={(day) => onLook({ view: 'day', date: day })}
        events={drawn}
        eventPropGetter={({ event }) => ({ className: `${css.event} ${css[event.className]} ${event.date ? css.date : ''}` })}
        tooltipAccessor={tooltip}
        selectable
        draggableAccessor={isOwn}
        resizableAccessor={isOwn}
        resizable={!narrow}
        step={step}
        timeslots={2}
        scrollToTime={opening}
        onSelectSlot={choose}
        onSelectEvent={({ event }) => onOpen(event)}
        onEventDrop={(dropped) => drop(dropped, 'movedTo')}
        onEventResize={(dropped) => drop(dropped, 'resizedTo')}
      />
    </div>
  );
}
