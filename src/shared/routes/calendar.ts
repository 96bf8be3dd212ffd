/** The calendar that lives in the browser. */
import type { RouteRow } from '../routes';

export const calendarRoutes = [
  { path: '/calendar', name: 'calendar', guard: 'signedIn', chunk: 'calendar', words: ['calendar', 'form'] },
] as const satisfies readonly RouteRow[];
