/** The store's modules of this area: one line each. */
import { support as resources } from '#shared/areas/support/index';
import { createModule } from '#client/storeKit/createModule';

export const ticket = createModule(resources.ticket);
export const ticketEntry = createModule(resources.ticketEntry);
export const ticketNote = createModule(resources.ticketNote);
export const ticketMail = createModule(resources.ticketMail);
export const ticketSession = createModule(resources.ticketSession);
export const cannedAnswer = createModule(resources.cannedAnswer);
