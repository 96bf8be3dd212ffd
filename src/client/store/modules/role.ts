/** The sets of permissions that users hold. */
import { resources } from '#shared/resources/index';
import { createModule } from '../../kit/createModule';

export const role = createModule(resources.role);
