/** What was done, what was deleted, what was mailed. */
import type { bookRoutes } from '#shared/routes/books';
import { AuditIcon, DeleteIcon, OutboxIcon } from '../../ui/icons';
import type { Looks } from '../routes';

const safety = 'menu.safety';

export const bookLooks: Looks<typeof bookRoutes> = {
  auditList: {
    screen: () => import(/* webpackChunkName: "audit-list" */ '../../screens/audit/AuditList').then((chunk) => chunk.AuditList),
    title: 'page.audit',
    menu: { group: safety, icon: AuditIcon },
  },
  auditLine: {
    screen: () => import(/* webpackChunkName: "audit-line" */ '../../screens/audit/AuditLine').then((chunk) => chunk.AuditLine),
    title: 'page.auditLine',
    under: 'auditList',
  },
  trashList: {
    screen: () => import(/* webpackChunkName: "trash-list" */ '../../screens/audit/TrashList').then((chunk) => chunk.TrashList),
    title: 'page.trash',
    menu: { group: safety, icon: DeleteIcon },
  },
  outboxList: {
    screen: () => import(/* webpackChunkName: "outbox-list" */ '../../screens/audit/OutboxList').then((chunk) => chunk.OutboxList),
    title: 'page.outbox',
    menu: { group: safety, icon: OutboxIcon },
  },
  outboxMail: {
    screen: () => import(/* webpackChunkName: "outbox-mail" */ '../../screens/audit/OutboxMail').then((chunk) => chunk.OutboxMail),
    title: 'page.mail',
    under: 'outboxList',
  },
};
