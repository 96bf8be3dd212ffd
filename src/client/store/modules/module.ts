/** The features that packages sell. (`module` is taken in CommonJS.) */
import { resources } from '#shared/resources/index';
import { createModule } from '../../kit/createModule';

export const modul = createModule(resources.module);
