/** The deletions that can still be undone. */
import { resources } from '#shared/resources/index';
import { createModule } from '../../kit/createModule';

export const trash = createModule(resources.trash);
