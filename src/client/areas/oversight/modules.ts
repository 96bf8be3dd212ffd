/** The store's modules of this area: one line each. */
import { oversight as resources } from '#shared/areas/oversight/index';
import { createModule } from '#client/storeKit/createModule';
import { createTrash } from './flows/trash';

export const audit = createModule(resources.audit);
export const clientAudit = createModule(resources.clientAudit);
export const trash = createTrash();
export const mail = createModule(resources.mail);
