/** The store's modules of this area: one line each. */
import { clients as resources } from '#shared/areas/clients/index';
import { createModule } from '#client/storeKit/createModule';

export const entity = createModule(resources.entity);
export const clientsubsheader = createModule(resources.clientsubsheader);
export const clientsubsdetail = createModule(resources.clientsubsdetail);
export const supportGrant = createModule(resources.supportGrant);
