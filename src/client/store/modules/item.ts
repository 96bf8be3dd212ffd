/** What the catalogue offers. */
import { resources } from '#shared/resources/index';
import { createModule } from '../../kit/createModule';

export const item = createModule(resources.item);
