/** Loads the store's modules by area: with their declarations, they are no part of the first load. */
import type { AreaName } from '#shared/areas/resources';

const modulesOf: Readonly<Record<AreaName, () => Promise<unknown>>> = {
  identity: () => import(/* webpackChunkName: "area-identity" */ './identity/modules'),
  catalogue: () => import(/* webpackChunkName: "area-catalogue" */ './catalogue/modules'),
  clients: () => import(/* webpackChunkName: "area-clients" */ './clients/modules'),
  billing: () => import(/* webpackChunkName: "area-billing" */ './billing/modules'),
  oversight: () => import(/* webpackChunkName: "area-oversight" */ './oversight/modules'),
  clinic: () => import(/* webpackChunkName: "area-clinic" */ './clinic/modules'),
  cashier: () => import(/* webpackChunkName: "area-cashier" */ './cashier/modules'),
  support: () => import(/* webpackChunkName: "area-support" */ './support/modules'),
};

/** Resolves when the modules of these areas are in the registry. */
export const loadAreas = (areas: readonly AreaName[]): Promise<unknown> => Promise.all(areas.map((area) => modulesOf[area]()));

export const everyArea = Object.keys(modulesOf) as readonly AreaName[];
