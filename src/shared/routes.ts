/** The pages there are: the client's router is built on these rows, and the server answers 404 for any other address. */
import { isUuid } from './kit/values';

/** Who may open a page (SCREENS.md, "Three platform roles"); the server's answers are guarded by permissions, not by these. */
export type Guard = 'open' | 'guest' | 'signedIn' | 'creators' | 'admins' | 'closed';

/**
 * `chunk` is the webpackChunkName of the page's screen, `words` the files under locales that it needs besides `common`:
 * the client fetches both before it shows the page, and the server preloads their files with it.
 */
export type RouteRow = {
  readonly path: `/${string}`;
  readonly name: string;
  readonly guard: Guard;
  readonly chunk: string;
  readonly words: readonly string[];
  /** The frame around it, where the guard alone doesn't tell. */
  readonly frame?: Frame;
};

/** What may stand around a page: the public site's frame, the sign-in family's, the dashboard's. */
export type Frame = 'main' | 'auth' | 'dashboard';

const catalogue = ['usman', 'grid', 'form'] as const;
const people = ['people', 'grid', 'form'] as const;
const books = ['audit', 'people', 'usman', 'grid', 'form'] as const;

export const routes = [
  { path: '/', name: 'home', guard: 'open', chunk: 'home', words: ['public'] },
  { path: '/home', name: 'homeAlias', guard: 'open', chunk: 'home', words: ['public'] },
  { path: '/login', name: 'login', guard: 'guest', chunk: 'login', words: ['auth'] },
  { path: '/register', name: 'register', guard: 'guest', chunk: 'register', words: ['auth'] },
  { path: '/password/reset', name: 'passwordReset', guard: 'guest', chunk: 'forgot-password', words: ['auth'] },
  { path: '/Recover1', name: 'recover1', guard: 'guest', chunk: 'forgot-password', words: ['auth'] },
  { path: '/password/email', name: 'passwordEmail', guard: 'open', frame: 'auth', chunk: 'new-password', words: ['auth'] },
  { path: '/Recover2', name: 'recover2', guard: 'open', frame: 'auth', chunk: 'new-password', words: ['auth'] },
  { path: '/verify-email', name: 'verifyEmail', guard: 'open', frame: 'auth', chunk: 'verify-email', words: ['auth'] },
  { path: '/lock', name: 'lock', guard: 'open', frame: 'auth', chunk: 'lock', words: ['auth'] },
  { path: '/dashboard', name: 'dashboard', guard: 'signedIn', chunk: 'dashboard', words: ['dashboard'] },
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
  { path: '/usman/permission-management/edit-permission/:id', name: 'permissionEdit', guard: 'admins', chunk: 'permission-form', words: people },
  { path: '/usman/audit', name: 'auditList', guard: 'admins', chunk: 'audit-list', words: books },
  { path: '/usman/audit/:id', name: 'auditLine', guard: 'admins', chunk: 'audit-line', words: books },
  { path: '/usman/trash', name: 'trashList', guard: 'admins', chunk: 'trash-list', words: books },
  { path: '/usman/outbox', name: 'outboxList', guard: 'admins', chunk: 'outbox-list', words: books },
  { path: '/usman/outbox/:id', name: 'outboxMail', guard: 'admins', chunk: 'outbox-mail', words: books },
  { path: '/usman/category-management', name: 'categoryList', guard: 'creators', chunk: 'category-list', words: catalogue },
  { path: '/usman/category-management/add-category', name: 'categoryAdd', guard: 'creators', chunk: 'category-form', words: catalogue },
  { path: '/usman/category-management/edit-category/:id', name: 'categoryEdit', guard: 'creators', chunk: 'category-form', words: catalogue },
  { path: '/usman/item-management', name: 'itemList', guard: 'signedIn', chunk: 'item-list', words: catalogue },
  { path: '/usman/item-management/add-item', name: 'itemAdd', guard: 'creators', chunk: 'item-form', words: catalogue },
  { path: '/usman/item-management/edit-item/:id', name: 'itemEdit', guard: 'creators', chunk: 'item-form', words: catalogue },
  { path: '/usman/tag-management', name: 'tagList', guard: 'creators', chunk: 'tag-list', words: catalogue },
  { path: '/usman/tag-management/add-tag', name: 'tagAdd', guard: 'creators', chunk: 'tag-form', words: catalogue },
  { path: '/usman/tag-management/edit-tag/:id', name: 'tagEdit', guard: 'creators', chunk: 'tag-form', words: catalogue },
] as const satisfies readonly RouteRow[];

export type RouteName = (typeof routes)[number]['name'];

/** The frame around a page: of its own, or as its guard tells. */
export const frameOf = ({ guard, frame }: Pick<RouteRow, 'guard' | 'frame'>): Frame =>
  frame ?? (guard === 'open' ? 'main' : guard === 'guest' ? 'auth' : 'dashboard');

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

const fits = (pattern: string, segment: string): boolean =>
  pattern.startsWith(':') ? isUuid(segment.toLowerCase()) : pattern.toLowerCase() === segment.toLowerCase();

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
