/** The dates of the business around the month that is looked at, as the calendar draws events. Rule: NTF-7. */
import dayjs from 'dayjs';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { allows, hasScope, type Actor } from '#shared/access';
import { dateKindNames, dateKinds, type BusinessDate, type DateKind } from '#shared/areas/calendar/dates';
import { entries } from '#shared/areas/entries';
import { pathOf } from '#shared/routes';
import { recordPath } from '#client/kit/resource/paths';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { useLanguage } from '#client/ui/useLanguage';
import { dayjsLocale } from '#client/ui/dayjsLocale';
import type { CalendarEvent, EventColor } from '../flows/calendar';
import { dates as flow } from '../flows/dates';
import { dayFormat } from './times';

/**
 * An event, or a date of the business: `link` is the page of its record, null where the person may not open it; `name` is what the record
 * is called, without its kind and client.
 */
export type ShownEvent = CalendarEvent & {
  readonly date?: { readonly kind: DateKind; readonly name: string; readonly link: string | null };
};

export const dateColors = {
  invoice_due: 'orange',
  period_end: 'blue',
  trial_end: 'purple',
  ticket_due: 'info',
  holiday: 'red',
} as const satisfies Readonly<Record<DateKind, EventColor>>;

/** Minutes that a promised time is drawn with. */
const DRAWN = 30;

/** A client's people read their subscription on the page that is theirs. */
const linkOf = ({ kind, id }: BusinessDate, actor: Actor | null): string | null => {
  if (id === null || !actor) return null;
  const name = dateKinds[kind];
  if (name !== 'clientsubsheader' || hasScope(actor, 'view clientsubsheader')) return recordPath(name, id);
  return pathOf('subscription');
};

/** The kinds of dates that a person can have, in their order: everyone has holidays. */
const kindsFor = (actor: Actor | null): readonly DateKind[] =>
  dateKindNames.filter((kind) => kind === 'holiday' || allows(entries[dateKinds[kind]].access.list, actor));

const shown = (date: BusinessDate, actor: Actor | null): ShownEvent => {
  const { kind, day, at, name, client } = date;
  const isOwn = Boolean(actor?.entityId) && !hasScope(actor, `view ${entries[dateKinds[kind]].type}`);
  return {
    id: `${kind}/${date.id ?? `${day}/${name}`}`,
    title: client === null || isOwn ? name : `${name} · ${client}`,
    start: at ?? day,
    end: at === null ? day : dayjs(at).add(DRAWN, 'minute').toISOString(),
    allDay: at === null,
    className: dateColors[kind],
    description: '',
    date: { kind, name, link: linkOf(date, actor) },
  };
};

/** @param date the day that is looked at: the whole weeks around its month are asked for */
export function useDates(date: Date) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const actor = useAppSelector(me.selectors.actor);
  const found = useAppSelector(flow.selectors.all);
  const hidden = useAppSelector(flow.selectors.hidden);
  const month = dayjs(date).locale(dayjsLocale[language]).startOf('month');
  const from = month.startOf('week').format(dayFormat);
  const to = month.endOf('month').endOf('week').format(dayFormat);
  const asks = actor !== null;
  useEffect(() => {
    if (asks) dispatch(flow.actions.load({ from, to }));
  }, [dispatch, asks, from, to]);
  const events = useMemo(
    () =>
      found
        .filter(({ kind }) => !hidden.includes(kind))
        .map((one) => {
          const event = shown(one, actor);
          return { ...event, title: t(`date.title.${one.kind}`, { name: event.title }) };
        }),
    [found, hidden, actor, t],
  );
  return {
    events,
    kinds: kindsFor(actor),
    hidden,
    failed: useAppSelector(flow.selectors.errors).length > 0,
    toggle: (kind: DateKind) => void dispatch(flow.actions.toggle(kind)),
    again: () => void dispatch(flow.actions.load({ from, to })),
  };
}
