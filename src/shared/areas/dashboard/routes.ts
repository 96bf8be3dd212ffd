/** The home page of signed-in people. */
import type { RouteRow } from '../../routes/row';

export const dashboardRoutes = [
  {
    path: '/dashboard',
    name: 'dashboard',
    guard: 'signedIn',
    chunk: 'dashboard',
    words: ['dashboard', 'charts', 'audit', 'people', 'reports'],
  },
] as const satisfies readonly RouteRow[];
