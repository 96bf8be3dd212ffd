/** What the client adds to each row of shared/routes: its screen, words, place in the menu and in the breadcrumb. */
import type { ComponentType } from 'react';
import type { ResourceNamespaceMap } from 'i18next';
import type { ResourceName } from '#shared/resources/index';
import { frameOf, routes, type Frame, type RouteName, type RouteRow } from '#shared/routes';
import type { Icon } from '../ui/icons';
import type common from '../locales/id/common';
import { authLooks } from './looks/auth';
import { bookLooks } from './looks/books';
import { catalogueLooks } from './looks/catalogue';
import { dashboardLooks } from './looks/dashboard';
import { moduleLooks } from './looks/modules';
import { peopleLooks } from './looks/people';
import { siteLooks } from './looks/site';

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
    readonly icon: Icon;
  };
  /** The page above it in the breadcrumb. */
  readonly under?: RouteName;
};

/** A look for each of these rows, by name: a forgotten one doesn't compile. */
export type Looks<Rows extends readonly RouteRow[]> = Record<Rows[number]['name'], Look>;

const looks: Record<RouteName, Look> = { ...siteLooks, ...authLooks, ...dashboardLooks, ...peopleLooks, ...moduleLooks, ...bookLooks, ...catalogueLooks };

/** Words are files under locales: a row that names another doesn't compile. */
export type Row = RouteRow & Look & { readonly layout: Frame; readonly words: readonly (keyof ResourceNamespaceMap)[] };

export const rows: readonly Row[] = routes.map((route) => ({ ...route, ...looks[route.name], layout: frameOf(route) }));

export const rowNamed = (name: string): Row | undefined => rows.find((row) => row.name === name);
