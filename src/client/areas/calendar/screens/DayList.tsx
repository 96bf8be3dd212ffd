/** On a phone: the days one below the other with what is on them; of a month only those that something is on. */
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#client/ui/EmptyState';
import { AddIcon, CalendarIcon } from '#client/ui/icons';
import { useLanguage } from '#client/ui/useLanguage';
import css from './calendar.module.css';
import { EventKeys } from './DragCalendar';
import { EventDescription } from './EventDescription';
import { byTime, isOn, spanOf, tellClock, tellDay } from './times';
import type { ShownEvent } from './useDates';
import { daysOf, titleOf, type View } from './views';

type Props = {
  view: View;
  date: Date;
  events: readonly ShownEvent[];
  onOpen: (event: ShownEvent) => void;
  onAdd: (day: Date) => void;
};

function Line({ event, onOpen }: { event: ShownEvent; onOpen: () => void }) {
  const { t } = useTranslation('calendar');
  const { help, onKey } = use(EventKeys);
  const language = useLanguage();
  const { start, end } = spanOf(event);
  const hourOf = () => {
    // The title of a business date says what it is; a holiday has only its name.
    if (event.date && event.allDay) return event.date.kind === 'holiday' ? t('date.kind.holiday') : '';
    if (event.allDay) return t('allDay');
    // A promised time is an instant; its end is only drawn.
    return event.date ? tellClock(start, language) : `${tellClock(start, language)}–${tellClock(end, language)}`;
  };
  return (
    <button
      type="button"
      className={`${css.line} ${css[event.className]}`}
      data-date={event.date !== undefined}
      {...(!event.date && { 'aria-describedby': help })}
      data-event={event.id}
      onClick={onOpen}
      onKeyDown={(pressed) => onKey(event, pressed)}
    >
      <span className={css.lineHour}>{hourOf()}</span>{' '}
      <span className={css.lineTitle}>
        {event.title}
        <EventDescription event={event} />
      </span>
    </button>
  );
}

export function DayList({ view, date, events, onOpen, onAdd }: Props) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const all = daysOf(view, date, language).map((day) => ({ day, on: events.filter((event) => isOn(event, day)).sort(byTime) }));
  const days = view === 'month' ? all.filter(({ on }) => on.length > 0) : all;
  if (days.length === 0) return <EmptyState icon={CalendarIcon} title={t('emptyTitle')} message={t('emptyMessage')} />;
  return (
    <section className={css.days} aria-label={t('list', { title: titleOf(view, date, language) })}>
      {days.map(({ day, on }) => (
        <div key={day.getTime()} className={css.day}>
          <div className={css.dayHead}>
            <h3>{tellDay(day, language)}</h3>
            <button type="button" className={css.addOn} aria-label={t('addOn', { day: tellDay(day, language) })} onClick={() => onAdd(day)}>
              <AddIcon size={18} aria-hidden="true" />
            </button>
          </div>
          {on.length > 0 ? (
            on.map((event) => <Line key={event.id} event={event} onOpen={() => onOpen(event)} />)
          ) : (
            <p className={css.none}>{t('noEvents')}</p>
          )}
        </div>
      ))}
    </section>
  );
}
