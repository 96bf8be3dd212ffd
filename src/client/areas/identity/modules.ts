/** The store's modules of this area: one line each. */
import { identity as resources } from '#shared/areas/identity/index';
import { createModule } from '#client/storeKit/createModule';

export const user = createModule(resources.user);
export const role = createModule(resources.role);
export const permission = createModule(resources.permission);
export const membership = createModule(resources.membership);
export const notification = createModule(resources.notification);
