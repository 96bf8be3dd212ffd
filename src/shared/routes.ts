/** The pages there are: the client's router is built on these rows, and the server answers 404 for any other address. */
import { isUuid } from './kit/values';

/** Who may open a page (SCREENS.md, "Three platform roles"); the server's answers are guarded by permissions, not by these. */
export type Guard = 'open' | 'guest' | 'signedIn' | 'creators' | 'admins' | 'closed';

/** `chunk` is the webpackChunkName of the page's screen: the server preloads its files with the page. */
export type RouteRow = { readonly path: `/${string}`; readonly name: string; readonly guard: Guard; readonly chunk: string };

export const routes = [
  { path: '/', name: 'home', guard: 'open', chunk: 'home' },
  { path: '/home', name: 'homeAlias', guard: 'open', chunk: 'home' },
  { path: '/login', name: 'login', guard: 'guest', chunk: 'login' },
  { path: '/dashboard', name: 'dashboard', guard: 'signedIn', chunk: 'dashboard' },
  { path: '/usman/user-management', name: 'userList', guard: 'admins', chunk: 'user-list' },
  { path: '/usman/user-management/add-user', name: 'userAdd', guard: 'admins', chunk: 'user-form' },
  { path: '/usman/user-management/edit-user/:id', name: 'userEdit', guard: 'admins', chunk: 'user-form' },
  { path: '/usman/role-management', name: 'roleList', guard: 'admins', chunk: 'role-list' },
  { path: '/usman/role-management/add-role', name: 'roleAdd', guard: 'admins', chunk: 'role-form' },
  { path: '/usman/role-management/edit-role/:id', name: 'roleEdit', guard: 'admins', chunk: 'role-form' },
  { path: '/usman/role-management/compare', name: 'roleCompare', guard: 'admins', chunk: 'role-compare' },
  { path: '/usman/permission-management', name: 'permissionList', guard: 'admins', chunk: 'permission-list' },
  { path: '/usman/permission-management/add-permission', name: 'permissionAdd', guard: 'admins', chunk: 'permission-form' },
  { path: '/usman/permission-management/edit-permission/:id', name: 'permissionEdit', guard: 'admins', chunk: 'permission-form' },
  { path: '/usman/category-management', name: 'categoryList', guard: 'creators', chunk: 'category-list' },
  { path: '/usman/category-management/add-category', name: 'categoryAdd', guard: 'creators', chunk: 'category-form' },
  { path: '/usman/category-management/edit-category/:id', name: 'categoryEdit', guard: 'creators', chunk: 'category-form' },
  { path: '/usman/item-management', name: 'itemList', guard: 'signedIn', chunk: 'item-list' },
  { path: '/usman/item-management/add-item', name: 'itemAdd', guard: 'creators', chunk: 'item-form' },
  { path: '/usman/item-management/edit-item/:id', name: 'itemEdit', guard: 'creators', chunk: 'item-form' },
  { path: '/usman/tag-management', name: 'tagList', guard: 'creators', chunk: 'tag-list' },
  { path: '/usman/tag-management/add-tag', name: 'tagAdd', guard: 'creators', chunk: 'tag-form' },
  { path: '/usman/tag-management/edit-tag/:id', name: 'tagEdit', guard: 'creators', chunk: 'tag-form' },
] as const satisfies readonly RouteRow[];

export type RouteName = (typeof routes)[number]['name'];

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

const fits = (pattern: string, segment: string): boolean =>
  pattern.startsWith(':') ? isUuid(segment.toLowerCase()) : pattern === segment.toLowerCase();

/**
 * The page at a path, or undefined when there is none. Like the router: letters' case and a slash at the end don't matter.
 * An `:id` must be a UUID, as SPEC.md 5 has a failed check of a route's parameter be a 404.
 * @param pathname without query string and fragment
 */
export const routeAt = (pathname: string): RouteRow | undefined => {
  const segments = segmentsOf(pathname);
  return routes.find(({ path }) => {
    const pattern = segmentsOf(path);
    return pattern.length === segments.length && pattern.every((part, index) => fits(part, segments[index]!));
  });
};
