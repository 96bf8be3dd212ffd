/** The shelves of the catalogue. */
import { resources } from '#shared/resources/index';
import { createModule } from '../../kit/createModule';

export const category = createModule(resources.category);
