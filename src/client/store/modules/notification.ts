/** Notifications: what a person is told about their own account. */
import { resources } from '#shared/resources/index';
import { createModule } from '../../kit/createModule';

export const notification = createModule(resources.notification);
