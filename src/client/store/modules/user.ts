/** The people who sign in. */
import { resources } from '#shared/resources/index';
import { createModule } from '../../kit/createModule';

export const user = createModule(resources.user);
