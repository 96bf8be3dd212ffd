/** What a role may allow. */
import { resources } from '#shared/resources/index';
import { createModule } from '../../kit/createModule';

export const permission = createModule(resources.permission);
