/** The calendar, which is stored in the browser only. */
import type { RouteRow } from '../../routes/row';

export const calendarRoutes = [
  { path: '/calendar', name: 'calendar', guard: 'signedIn', chunk: 'calendar', words: ['calendar', 'form'] },
] as const satisfies readonly RouteRow[];
