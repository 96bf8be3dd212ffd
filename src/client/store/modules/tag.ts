/** The coloured words that items carry. */
import { resources } from '#shared/resources/index';
import { createModule } from '../../kit/createModule';

export const tag = createModule(resources.tag);
