/** One's own profile, and two roles next to each other. */
import type { RouteRow } from '#shared/routes/row';

export const peopleRoutes = [
  {
    path: '/usman/user-profile',
    name: 'userProfile',
    guard: 'signedIn',
    chunk: 'user-profile',
    words: ['profile', 'people', 'form', 'audit', 'notification'],
  },
  {
    path: '/usman/role-management/compare',
    name: 'roleCompare',
    guard: { resource: 'role', verb: 'list' },
    chunk: 'role-compare',
    words: ['people', 'resource-role', 'grid', 'form'],
  },
] as const satisfies readonly RouteRow[];
