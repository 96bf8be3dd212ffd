/** What the client adds to each row of shared/routes: its screen, words, place in the menu and in the breadcrumb. */
import type { ComponentType } from 'react';
import type { ResourceNamespaceMap } from 'i18next';
import type { ResourceName } from '#shared/resources/index';
import { frameOf, routes, type Frame, type RouteName, type RouteRow } from '#shared/routes';
import type { siteRoutes } from '#shared/routes/site';
import type { Icon } from '../ui/icons';
import type common from '../locales/id/common';
import { authLooks } from './looks/auth';
import { bookLooks } from './looks/books';
import { calendarLooks } from './looks/calendar';
import { catalogueLooks } from './looks/catalogue';
import { dashboardLooks } from './looks/dashboard';
import { galleryLooks } from './looks/gallery';
import { moduleLooks } from './looks/modules';
import { peopleLooks } from './looks/people';

/** The pages that the app shows; the public ones are documents of the server's. */
type AppRouteName = Exclude<RouteName, (typeof siteRoutes)[number]['name']>;

/** Translation keys of `common`: `page.…` and `menu.…`. */
export type PageTitle = `page.${keyof typeof common.page}`;
type GroupTitle = `menu.${keyof typeof common.menu}`;

export type Look = {
  readonly screen: () => Promise<ComponentType>;
  /** In the sign-in family's older look: a card on plain ground. */
  readonly plain?: true;
  readonly title: PageTitle;
  /** The resource that it is a list of: its rows are asked for while the screen is still on its way. */
  readonly list?: ResourceName;
  /** Its place in the sidebar, in the order of the rows; without a group it stands above all groups. */
  readonly menu?: {
    readonly group?: GroupTitle;
    /** The group that its group stands in. */
    readonly within?: GroupTitle;
    /** Whose menu it stands in, where that is fewer than may open it. */
    readonly for?: 'admins';
    readonly icon: Icon;
  };
  /** The page above it in the breadcrumb. */
  readonly under?: AppRouteName;
};

/** A look for each of these rows, by name: a forgotten one doesn't compile. */
export type Looks<Rows extends readonly RouteRow[]> = Record<Rows[number]['name'], Look>;

const looks: Record<AppRouteName, Look> = {
  ...authLooks,
  ...dashboardLooks,
  ...calendarLooks,
  ...peopleLooks,
  ...moduleLooks,
  ...bookLooks,
  ...catalogueLooks,
  ...galleryLooks,
};

/** What stands around a page of the app. */
export type AppFrame = Exclude<Frame, 'main'>;

/** Words are files under locales: a row that names another doesn't compile. */
export type Row = RouteRow & Look & { readonly layout: AppFrame; readonly words: readonly (keyof ResourceNamespaceMap)[] };

const isShown = (name: RouteName): name is AppRouteName => Object.hasOwn(looks, name);

export const rows: readonly Row[] = routes.flatMap((route) => {
  const layout = frameOf(route);
  return layout === 'main' || !isShown(route.name) ? [] : [{ ...route, ...looks[route.name], layout }];
});

/** Where the public site stands: to go there is to leave the app. */
export const sitePaths: readonly string[] = routes.filter((route) => frameOf(route) === 'main').map(({ path }) => path);

export const rowNamed = (name: string): Row | undefined => rows.find((row) => row.name === name);
