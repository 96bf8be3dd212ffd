/** The calendar that lives in the browser. */
import type { calendarRoutes } from '#shared/routes/calendar';
import { CalendarIcon } from '../../ui/icons';
import type { Looks } from '../routes';

export const calendarLooks: Looks<typeof calendarRoutes> = {
  calendar: {
    screen: () => import(/* webpackChunkName: "calendar" */ '../../screens/calendar/Calendar').then((chunk) => chunk.Calendar),
    title: 'page.calendar',
    menu: { icon: CalendarIcon },
  },
};
