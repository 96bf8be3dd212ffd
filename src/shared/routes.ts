/** The pages there are: the client's router is built on these rows, and the server answers 404 for any other address. Rule: APP-1. */
import { isUuid } from './kit/values';
import type { AreaName } from './areas/resources';
import { authRoutes } from './areas/identity/routes/auth';
import { adminLogRoutes } from './areas/oversight/routes';
import { calendarRoutes } from './areas/calendar/routes';
import { cashierRoutes } from './areas/cashier/routes';
import { clinicRoutes } from './areas/clinic/routes';
import { dashboardRoutes } from './areas/dashboard/routes';
import { galleryRoutes } from './areas/gallery/routes';
import { moduleRoutes } from './areas/clients/routes';
import { peopleRoutes } from './areas/identity/routes/people';
import { resourceRoutes, type ResourceRouteName } from './routes/resources';
import { reportRoutes } from './areas/reports/routes';
import type { Frame, RouteRow } from './routes/row';
import { paymentRoutes } from './areas/billing/routes/payments';
import { ticketRoutes } from './areas/support/routes';
import { siteRoutes } from './routes/site';

/** The rows with the area whose records their pages show. */
const inArea = <R extends RouteRow>(area: AreaName, rows: readonly R[]): readonly R[] => rows.map((row) => ({ ...row, area }));

const before = [
  ...siteRoutes,
  ...authRoutes,
  ...inArea('identity', dashboardRoutes),
  ...calendarRoutes,
  ...inArea('identity', peopleRoutes),
  ...inArea('clinic', clinicRoutes),
  ...inArea('cashier', cashierRoutes),
] as const satisfies readonly RouteRow[];
const after = [
  ...inArea('billing', paymentRoutes),
  ...inArea('support', ticketRoutes),
  ...inArea('clients', moduleRoutes),
  ...inArea('billing', reportRoutes),
  ...inArea('oversight', adminLogRoutes),
  ...galleryRoutes,
] as const satisfies readonly RouteRow[];

/** Pages that stand for no resource. */
export type WrittenRouteName = (typeof before | typeof after)[number]['name'];
export type RouteName = WrittenRouteName | ResourceRouteName;

/** In the order of the menu, within its groups. */
export const routes: readonly RouteRow[] = [...before, ...resourceRoutes, ...after];

/** Where a page is, as its row says: with `:id` where it shows a record. */
export const pathOf = (name: RouteName): string => routes.find((row) => row.name === name)!.path;

/** The frame around a page: its own one, or the one of its guard. */
export const frameOf = ({ guard, frame }: Pick<RouteRow, 'guard' | 'frame'>): Frame =>
  frame ?? (guard === 'open' ? 'main' : guard === 'guest' ? 'auth' : 'dashboard');

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

const fits = (pattern: string, segment: string): boolean =>
  pattern.startsWith(':') ? isUuid(segment.toLowerCase()) : pattern.toLowerCase() === segment.toLowerCase();

const isAt = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length && pattern.every((part, index) => fits(part, segments[index]!));

/**
 * The page at a path, or undefined when there is none. Like the router: letters' case and a slash at the end don't matter.
 * An `:id` must be a UUID, otherwise there is no such page (APP-3).
 * @param pathname without query string and fragment
 */
export const routeAt = (pathname: string): RouteRow | undefined => {
  const segments = segmentsOf(pathname);
  return routes.find(({ path }) => isAt(segmentsOf(path), segments));
};

/**
 * The address of the form that a shorter one means, which leaves out the list: `/usman/add-category` for
 * `/usman/category-management/add-category`. Undefined where a page stands at it, or no form is meant.
 */
export const formPathOf = (pathname: string): string | undefined => {
  if (routeAt(pathname)) return undefined;
  const segments = segmentsOf(pathname);
  for (const { path, of } of resourceRoutes) {
    const pattern = segmentsOf(path);
    const list = pattern.length - (of.as === 'add' ? 2 : 3);
    const isForm = (of.as === 'add' || of.as === 'edit') && list > 0;
    if (isForm && isAt(pattern.toSpliced(list, 1), segments)) return `/${segments.toSpliced(list, 0, pattern[list]!).join('/')}`;
  }
  return undefined;
};
