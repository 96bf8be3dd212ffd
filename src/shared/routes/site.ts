/** The public site. */
import type { RouteRow } from '../routes';

export const siteRoutes = [
{ path: '/', name: 'home', guard: 'open', chunk: 'home', words: ['public'] },
  { path: '/home', name: 'homeAlias', guard: 'open', chunk: 'home', words: ['public'] },
] as const satisfies readonly RouteRow[];
