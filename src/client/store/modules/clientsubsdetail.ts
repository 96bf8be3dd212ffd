/** The modules within clients' subscriptions. */
import { resources } from '#shared/resources/index';
import { createModule } from '../../kit/createModule';

export const clientsubsdetail = createModule(resources.clientsubsdetail);
