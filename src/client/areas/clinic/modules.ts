/** The store's modules of this area: one line each. */
import { clinic as resources } from '#shared/areas/clinic/index';
import { createModule } from '#client/storeKit/createModule';

export const service = createModule(resources.service);
