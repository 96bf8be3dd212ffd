/** The pages of the audit, the trash and the outbox. */
import { wordsFor } from '../../kit/pageWords';
import type { RouteRow } from '../../routes/row';

const books = ['audit', 'people', 'grid', 'form'] as const;
const ofClient = { area: 'oversight', words: ['audit', 'grid', 'form', wordsFor('clientAudit')] } as const;

export const adminLogRoutes = [
  { path: '/usman/audit', name: 'auditList', guard: 'signedIn', scope: 'view audit', chunk: 'audit-list', words: books },
  { path: '/usman/audit/:id', name: 'auditLine', guard: 'signedIn', scope: 'view audit', chunk: 'audit-line', words: books },
  {
    path: '/bisnisku/audit',
    name: 'clientAuditList',
    guard: { resource: 'clientAudit', verb: 'list', partly: true },
    chunk: 'client-audit-list',
    ...ofClient,
  },
  {
    path: '/bisnisku/audit/:id',
    name: 'clientAuditLine',
    guard: { resource: 'clientAudit', verb: 'get', partly: true },
    chunk: 'client-audit-line',
    ...ofClient,
  },
  { path: '/usman/trash', name: 'trashList', guard: 'signedIn', scope: 'view trash', chunk: 'trash-list', words: books },
  { path: '/usman/outbox', name: 'outboxList', guard: 'signedIn', scope: 'view mails', chunk: 'outbox-list', words: books },
  { path: '/usman/outbox/:id', name: 'outboxMail', guard: 'signedIn', scope: 'view mails', chunk: 'outbox-mail', words: books },
] as const satisfies readonly RouteRow[];
