/** Whether a role or a permission belongs to the system: nobody deletes or renames it. */
import type { Row } from '#client/services/serviceResults';

export const isSystem = (record: Row): boolean => record['system'] === true;
