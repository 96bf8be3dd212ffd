/** What was done, by whom: lines that are only read. */
import { resources } from '#shared/resources/index';
import { createModule } from '../../kit/createModule';

export const audit = createModule(resources.audit);
