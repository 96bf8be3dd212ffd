/** The plans that clients subscribe to. (`package` is a reserved word.) */
import { resources } from '#shared/resources/index';
import { createModule } from '../../kit/createModule';

export const pack = createModule(resources.package);
