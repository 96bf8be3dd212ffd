/** The calendar in which events are dragged and stretched, each of them a button that a keyboard reaches too. */
import dayjs from 'dayjs';
import { cloneElement, createContext, use, useMemo, type ComponentType, type KeyboardEvent, type ReactElement } from 'react';
import type { CalendarProps, DateLocalizer, EventWrapperProps } from 'react-big-calendar';
import LibraryCalendar from 'react-big-calendar/lib/Calendar';
import withDragAndDrop, { type withDragAndDropProps } from 'react-big-calendar/lib/addons/dragAndDrop';
import DraggedEvent from 'react-big-calendar/lib/addons/dragAndDrop/EventWrapper';
import dayjsLocalizer from 'react-big-calendar/lib/localizers/dayjs';
import type { Language } from '#shared/locale';
import './bigCalendar.css';
import { dayjsLocale } from '#client/ui/dayjsLocale';
import type { Span } from './times';
import type { ShownEvent } from './useDates';

/** An event as the library draws it. */
export type Drawn = Span & { readonly event: ShownEvent; readonly title: string; readonly allDay: boolean };

type EventKeys = {
  /** Id of the text that tells the keys. */
  readonly help: string;
  readonly onKey: (event: ShownEvent, pressed: KeyboardEvent) => void;
};

export const EventKeys = createContext<EventKeys>({ help: '', onKey: () => undefined });

type Child = ReactElement<Record<string, unknown>>;

function NamedEvent({ children, ...props }: EventWrapperProps<Drawn> & { children?: Child }) {
  const { help, onKey } = use(EventKeys);
  const { event } = props.event;
  const named = {
    role: 'button',
    tabIndex: 0,
    'aria-describedby': help,
    'data-event': event.id,
    onKeyDown: (pressed: KeyboardEvent) => onKey(event, pressed),
  };
  return <DraggedEvent {...(props as unknown as EventWrapperProps<object>)}>{children && cloneElement(children, named)}</DraggedEvent>;
}

/** The addon would make a new wrapper at each render, and with it every event anew: the focus would be lost. */
function NamedCalendar(props: CalendarProps<Drawn>) {
  const components = useMemo(() => ({ ...props.components, eventWrapper: NamedEvent }), [props.components]);
  return <LibraryCalendar {...({ ...props, components } as unknown as CalendarProps<object>)} />;
}

export const DragCalendar: ComponentType<CalendarProps<Drawn> & withDragAndDropProps<Drawn>> = withDragAndDrop<Drawn>(NamedCalendar);

/** Dates of one language without a setting that the rest of the page would share: a week begins as the language says. */
const localizerIn = (language: Language): DateLocalizer =>
  dayjsLocalizer(
    new Proxy(dayjs, {
      apply: (make, _, given: Parameters<typeof dayjs>) => make(...given).locale(dayjsLocale[language]),
    }),
  );

export const localizers: Record<Language, DateLocalizer> = { id: localizerIn('id'), en: localizerIn('en') };
