/** The person's own calendar with the dates of the business: month, week and day, by mouse and by keyboard. Own events are stored in this browser only. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { part } from '#client/ui/lazyPart';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CalendarEvent } from '../flows/calendar';
import { AddIcon } from '#client/ui/icons';
import { PageHeader } from '#client/ui/PageHeader';
import { Board } from './CalendarBoard';
import css from './calendar.module.css';
import { DateLegend } from './DateLegend';
import { DayList } from './DayList';
import { EventKeys } from './DragCalendar';
import { blank, valuesOf, type EventValues } from './eventValues';
import { canStore } from './canStore';
import { keyActionOf } from './keys';
import { spanOf, startOfDay, type Span } from './times';
import { Toolbar } from './Toolbar';
import { useEvents, useLookedAt } from './useCalendar';
import { useDates, type ShownEvent } from './useDates';

const EventDialog = part(() =>
  import(/* webpackChunkName: "calendar-dialog" */ './EventDialog').then((chunk) => ({ default: chunk.EventDialog })),
);

/** From this width there is room for seven columns with words in them. */
const wide = '(min-width: 600px)';

/** What the dialog is about: a new event with these values, or one that is there. */
type Open = { readonly start: EventValues; readonly event?: CalendarEvent };

/** The event that the keyboard has moved: it is drawn anew, and keeps the focus until its day is the one that is looked at. */
const useHeldFocus = (page: RefObject<HTMLDivElement | null>, events: readonly ShownEvent[], date: Date) => {
  const [held, setHeld] = useState<{ id: string; day: number } | null>(null);
  useEffect(() => {
    if (held === null) return;
    page.current?.querySelector<HTMLElement>(`[data-event="${held.id}"]`)?.focus();
    if (held.day === date.getTime()) setHeld(null);
  }, [page, held, events, date]);
  return setHeld;
};

export function Calendar() {
  const { t } = useTranslation('calendar');
  const narrow = !useMediaQuery(wide, { noSsr: true });
  const { view, date, look } = useLookedAt();
  const { events: own, add, save, drop, shift, remove } = useEvents();
  const dates = useDates(date);
  const events = useMemo(() => [...own, ...dates.events], [own, dates.events]);
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open | null>(null);
  const [said, setSaid] = useState('');
  const [kept] = useState(canStore);
  const page = useRef<HTMLDivElement>(null);
  const help = useId();
  const setHeld = useHeldFocus(page, events, date);

  const edit = (event: CalendarEvent) => setOpen({ start: valuesOf(event), event });
  const show = (event: ShownEvent) => {
    if (!event.date) return edit(event);
    if (event.date.link) void navigate(event.date.link);
  };
  const addIn = (span: Span, allDay: boolean) => setOpen({ start: blank(span, allDay) });
  const onKey = (event: ShownEvent, pressed: KeyboardEvent) => {
    const deed = keyActionOf(pressed, event, view);
    // A date of the business can only be opened.
    if (!deed || (event.date && deed.do !== 'open')) return;
    pressed.preventDefault();
    if (deed.do === 'open') return show(event);
    if (deed.do === 'remove') return remove(event);
    setSaid(shift(event, deed.times, deed.do));
    const day = deed.do === 'movedTo' ? startOfDay(spanOf(deed.times).start) : date;
    setHeld({ id: event.id, day: day.getTime() });
    if (deed.do === 'movedTo') look({ date: day });
  };
  const listed = narrow && view !== 'day';

  return (
    <div ref={page}>
      <PageHeader
        title={t('title')}
        purpose={t('purpose')}
        action={
          <Button variant="contained" startIcon={<AddIcon size={18} aria-hidden="true" />} onClick={() => setOpen({ start: blank(date) })}>
            {t('add')}
          </Button>
        }
      />
      {!kept && (
        <Alert severity="warning" className={css.notice ?? ''}>
          {t('blocked')}
        </Alert>
      )}
      <Toolbar view={view} date={date} onLook={look} />
      <DateLegend kinds={dates.kinds} hidden={dates.hidden} failed={dates.failed} onToggle={dates.toggle} onRetry={dates.again} />
      <EventKeys value={{ help, onKey }}>
        {!(listed && view === 'week') && (
          <Board view={view} date={date} events={events} narrow={narrow} onLook={look} onAdd={addIn} onOpen={show} onDrop={drop} />
        )}
        {listed && <DayList view={view} date={date} events={events} onOpen={show} onAdd={(day) => setOpen({ start: blank(day) })} />}
      </EventKeys>
      <p id={help} className={css.keys}>
        {t('keys')}
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {open && (
        <Suspense fallback={null}>
          <EventDialog
            start={open.start}
            isNew={!open.event}
            narrow={narrow}
            onSave={(values) => (open.event ? save({ ...values, id: open.event.id }) : add(values))}
            onRemove={() => open.event && remove(open.event)}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
