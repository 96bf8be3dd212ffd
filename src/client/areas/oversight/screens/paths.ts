/** Where the audit's and the outbox's pages are. */
import { generatePath } from 'react-router';
import { pathOf } from '#shared/routes';

export const auditPath = pathOf('auditList');
export const clientAuditPath = pathOf('clientAuditList');
export const outboxPath = pathOf('outboxList');

export const linePath = (id: string): string => generatePath(pathOf('auditLine'), { id });
export const clientLinePath = (id: string): string => generatePath(pathOf('clientAuditLine'), { id });
export const mailPath = (id: string): string => generatePath(pathOf('outboxMail'), { id });
