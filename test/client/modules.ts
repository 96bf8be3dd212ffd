/** Every module of the store by name, all areas loaded. */
import type { ResourceName, Resources } from '#shared/areas/resources';
import type { Module } from '#client/storeKit/createModule';
import * as billing from '#client/areas/billing/modules';
import * as cashier from '#client/areas/cashier/modules';
import * as catalogue from '#client/areas/catalogue/modules';
import * as clients from '#client/areas/clients/modules';
import * as clinic from '#client/areas/clinic/modules';
import * as identity from '#client/areas/identity/modules';
import * as oversight from '#client/areas/oversight/modules';
import * as support from '#client/areas/support/modules';

export const modules = {
  ...billing,
  ...cashier,
  ...catalogue,
  ...clients,
  ...clinic,
  ...identity,
  ...oversight,
  ...support,
} satisfies { readonly [N in ResourceName]: Module<Resources[N]> };
