/** What the calendar shows and what is done in it: view and day stand in the address, events in the store. */
import dayjs from 'dayjs';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { isDate } from '#shared/kit/values';
import { noticeShown } from '#client/storeKit/followUps';
import { newId } from '#client/storeKit/ids';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { calendar, calendarLimits, type CalendarEvent } from '../flows/calendar';
import { useLanguage } from '#client/ui/useLanguage';
import { dayFormat, tell, type Times } from './times';
import { isView, type View } from './views';

/** The part of the calendar that is looked at; what the address says wrongly is ignored. */
export function useLookedAt() {
  const [search, setSearch] = useSearchParams();
  const [view, day] = [search.get('view'), search.get('date')];
  const known = day !== null && isDate(day) ? day : dayjs().format(dayFormat);
  const date = useMemo(() => dayjs(known).toDate(), [known]);
  const look = (next: { view?: View; date?: Date }) =>
    setSearch(
      { view: next.view ?? (isView(view) ? view : 'month'), date: dayjs(next.date ?? date).format(dayFormat) },
      { replace: true, preventScrollReset: true },
    );
  return { view: isView(view) ? view : ('month' as const), date, look };
}

/** Each deed tells of itself in a toast; what takes something away, or happens by a slip of the hand, can be undone there. */
export function useEvents() {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const events = useAppSelector(calendar.selectors.all);
  const { eventAdded, eventChanged, eventRemoved, eventRestored } = calendar.actions;
  const say = (
    key: 'added' | 'saved' | 'removed' | 'movedTo' | 'resizedTo',
    { title, ...times }: CalendarEvent,
    undo?: ReturnType<typeof eventChanged | typeof eventRestored>,
  ) =>
    dispatch(
      noticeShown({
        id: newId(),
        variant: 'success',
        key: `calendar:${key}`,
        values: { title, when: tell(times, language) },
        ...(undo && { undo }),
      }),
    );
  const full = events.length >= calendarLimits.events;
  return {
    events,
    add: (values: Omit<CalendarEvent, 'id'>) => {
      if (full)
        return void dispatch(
          noticeShown({ id: newId(), variant: 'warning', key: 'calendar:full', values: { max: calendarLimits.events } }),
        );
      const event = { ...values, id: newId() };
      dispatch(eventAdded(event));
      say('added', event);
    },
    save: (event: CalendarEvent) => {
      dispatch(eventChanged(event));
      say('saved', event);
    },
    /** By the mouse. */
    drop: (event: CalendarEvent, times: Times, how: 'movedTo' | 'resizedTo') => {
      const next = { ...event, ...times };
      dispatch(eventChanged(next));
      say(how, next, eventChanged(event));
    },
    /** By a key, which is as easily pressed the other way. @returns what has become of it, in words */
    shift: (event: CalendarEvent, times: Times, how: 'movedTo' | 'resizedTo'): string => {
      dispatch(eventChanged({ ...event, ...times }));
      return t(how, { title: event.title, when: tell(times, language) });
    },
    remove: (event: CalendarEvent) => {
      dispatch(eventRemoved({ id: event.id }));
      say('removed', event, eventRestored(event));
    },
  };
}
