/** How value-added tax is counted, from which day on. */
import { resources } from '#shared/resources/index';
import { createModule } from '../../kit/createModule';

export const taxrule = createModule(resources.taxrule);
