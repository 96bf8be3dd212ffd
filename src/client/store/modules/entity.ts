/** Our clients: clinics, hospitals and doctors. */
import { resources } from '#shared/resources/index';
import { createModule } from '../../kit/createModule';

export const entity = createModule(resources.entity);
