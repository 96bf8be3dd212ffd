/** Mails: the outbox. */
import { resources } from '#shared/resources/index';
import { createModule } from '../../kit/createModule';

export const mail = createModule(resources.mail);
