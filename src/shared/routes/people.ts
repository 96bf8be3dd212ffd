/** Users, roles, permissions, and one's own profile. */
import type { RouteRow } from '../routes';

const people = ['people', 'grid', 'form'] as const;

export const peopleRoutes = [
  { path: '/usman/user-profile', name: 'userProfile', guard: 'signedIn', chunk: 'user-profile', words: ['profile', 'people', 'form'] },
  { path: '/usman/user-management', name: 'userList', guard: 'admins', chunk: 'user-list', words: people },
  { path: '/usman/user-management/add-user', name: 'userAdd', guard: 'admins', chunk: 'user-form', words: people },
  { path: '/usman/user-management/edit-user/:id', name: 'userEdit', guard: 'admins', chunk: 'user-form', words: people },
  { path: '/usman/role-management', name: 'roleList', guard: 'admins', chunk: 'role-list', words: people },
  { path: '/usman/role-management/add-role', name: 'roleAdd', guard: 'admins', chunk: 'role-form', words: people },
  { path: '/usman/role-management/edit-role/:id', name: 'roleEdit', guard: 'admins', chunk: 'role-form', words: people },
  { path: '/usman/role-management/compare', name: 'roleCompare', guard: 'admins', chunk: 'role-compare', words: people },
  { path: '/usman/permission-management', name: 'permissionList', guard: 'admins', chunk: 'permission-list', words: people },
  { path: '/usman/permission-management/add-permission', name: 'permissionAdd', guard: 'admins', chunk: 'permission-form', words: people },
  {
    path: '/usman/permission-management/edit-permission/:id',
    name: 'permissionEdit',
    guard: 'admins',
    chunk: 'permission-form',
    words: people,
  },
] as const satisfies readonly RouteRow[];
