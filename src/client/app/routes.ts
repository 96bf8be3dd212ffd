/** The pages that the app shows: the rows of shared/routes with their screens. What they are called and where they stand in the menu comes with their frame (pageMeta). */
import type { ComponentType } from 'react';
import type { AreaName, ResourceName } from '#shared/areas/resources';
import { frameOf, routes } from '#shared/routes';
import { areasOf } from '#shared/routes/chunks';
import type { Frame, RouteRow } from '#shared/routes/row';
import { screens } from './screens';

/** What stands around a page of the app. */
export type AppFrame = Exclude<Frame, 'main'>;

export type Row = RouteRow & {
  readonly layout: AppFrame;
  readonly screen: () => Promise<ComponentType>;
  /** The areas whose store modules the page needs. */
  readonly areas: readonly AreaName[];
  /** The resource that it is a list of: its rows are asked for while the screen is still on its way. */
  readonly list?: ResourceName;
};

const rowOf = (route: RouteRow): Row[] => {
  const [layout, load] = [frameOf(route), screens[route.chunk]];
  if (layout === 'main' || !load) return [];
  return [
    {
      ...route,
      layout,
      screen: () => load(route),
      areas: areasOf(route),
      ...(route.of?.as === 'list' && { list: route.of.resource }),
    },
  ];
};

export const rows: readonly Row[] = routes.flatMap(rowOf);

/** Addresses of the public site: opening one leaves the app. */
export const sitePaths: readonly string[] = routes.filter((route) => frameOf(route) === 'main').map(({ path }) => path);

export const rowNamed = (name: string): Row | undefined => rows.find((row) => row.name === name);
