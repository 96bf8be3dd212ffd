/** The pages there are: the client's router is built on these rows, and the server answers 404 for any other address. Rule: APP-1. */
import type { Permission } from './access';
import type { Verb } from './kit/resource';
import { isUuid } from './kit/values';
import type { ResourceName } from './resources/index';
import { authRoutes } from './routes/auth';
import { adminLogRoutes } from './routes/adminLogs';
import { calendarRoutes } from './routes/calendar';
import { dashboardRoutes } from './routes/dashboard';
import { galleryRoutes } from './routes/gallery';
import { moduleRoutes } from './routes/modules';
import { peopleRoutes } from './routes/people';
import { resourceRoutes, type PageOf, type ResourceRouteName } from './routes/resources';
import { siteRoutes } from './routes/site';

/** Who may open a page (ROL-3); the server's answers are guarded by permissions, not by these. */
export type NamedGuard = 'open' | 'guest' | 'signedIn' | 'creators' | 'admins' | 'closed';

/**
 * The guard of a page that stands for a resource: whoever its rule for this verb lets in. `partly`: also whoever it lets do so
 * with some records only.
 */
export type ResourceGuard = { readonly resource: ResourceName; readonly verb: Verb; readonly partly?: true };
export type Guard = NamedGuard | ResourceGuard;

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
  /** The permission that the page needs beside its guard, checked by the auth layer (APP-16). */
  readonly scope?: Permission;
  /** The resource that the page stands for. */
  readonly of?: PageOf;
  /** The frame around the page, if it does not follow from the guard. */
  readonly frame?: Frame;
};

/** The frames of pages: of the public site, of the sign-in pages, of the dashboard (APP-4). */
export type Frame = 'main' | 'auth' | 'dashboard';

const before = [
  ...siteRoutes,
  ...authRoutes,
  ...dashboardRoutes,
  ...calendarRoutes,
  ...peopleRoutes,
] as const satisfies readonly RouteRow[];
const after = [...moduleRoutes, ...adminLogRoutes, ...galleryRoutes] as const satisfies readonly RouteRow[];

/** Pages that stand for no resource. */
export type WrittenRouteName = (typeof before | typeof after)[number]['name'];
export type RouteName = WrittenRouteName | ResourceRouteName;

/** In the order of the menu, within its groups. */
export const routes: readonly RouteRow[] = [...before, ...resourceRoutes, ...after];

/** The frame around a page: its own one, or the one of its guard. */
export const frameOf = ({ guard, frame }: Pick<RouteRow, 'guard' | 'frame'>): Frame =>
  frame ?? (guard === 'open' ? 'main' : guard === 'guest' ? 'auth' : 'dashboard');

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

const fits = (pattern: string, segment: string): boolean =>
  pattern.startsWith(':') ? isUuid(segment.toLowerCase()) : pattern.toLowerCase() === segment.toLowerCase();

/**
 * The page at a path, or undefined when there is none. Like the router: letters' case and a slash at the end don't matter.
 * An `:id` must be a UUID, otherwise there is no such page (APP-3).
 * @param pathname without query string and fragment
 */
export const routeAt = (pathname: string): RouteRow | undefined => {
  const segments = segmentsOf(pathname);
  return routes.find(({ path }) => {
    const pattern = segmentsOf(path);
    return pattern.length === segments.length && pattern.every((part, index) => fits(part, segments[index]!));
  });
};
