/** Clients' subscriptions. */
import { resources } from '#shared/resources/index';
import { createModule } from '../../kit/createModule';

export const clientsubsheader = createModule(resources.clientsubsheader);
