/** The parts of the calendar that are imported apart, so that one copy of each is bundled and no other library of dates is. */
declare module 'react-big-calendar/lib/Calendar' {
  import type { ComponentType } from 'react';
  import type { CalendarProps } from 'react-big-calendar';

  const Calendar: ComponentType<CalendarProps<object>>;
  export default Calendar;
}

declare module 'react-big-calendar/lib/addons/dragAndDrop/EventWrapper' {
  import type { ComponentType, ReactElement } from 'react';
  import type { EventWrapperProps } from 'react-big-calendar';

  const EventWrapper: ComponentType<EventWrapperProps<object> & { children?: ReactElement }>;
  export default EventWrapper;
}

declare module 'react-big-calendar/lib/localizers/dayjs' {
  import type { DateLocalizer } from 'react-big-calendar';

  export default function dayjsLocalizer(dayjs: object): DateLocalizer;
}
