/** The pages of the audit, the trash and the outbox. */
import type { RouteRow } from '../../routes/row';

const books = ['audit', 'people', 'grid', 'form'] as const;

export const adminLogRoutes = [
  { path: '/usman/audit', name: 'auditList', guard: 'signedIn', scope: 'view audit', chunk: 'audit-list', words: books },
  { path: '/usman/audit/:id', name: 'auditLine', guard: 'signedIn', scope: 'view audit', chunk: 'audit-line', words: books },
  { path: '/usman/trash', name: 'trashList', guard: 'signedIn', scope: 'view trash', chunk: 'trash-list', words: books },
  { path: '/usman/outbox', name: 'outboxList', guard: 'signedIn', scope: 'view mails', chunk: 'outbox-list', words: books },
  { path: '/usman/outbox/:id', name: 'outboxMail', guard: 'signedIn', scope: 'view mails', chunk: 'outbox-mail', words: books },
] as const satisfies readonly RouteRow[];
