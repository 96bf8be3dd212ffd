/** What happened and what was removed: audit, trash, and the mails that were sent. */
import { audit } from './resources/audit';
import { clientAudit } from './resources/clientAudit';
import { mail } from './resources/mail';
import { trash } from './resources/trash';

export const oversight = {
  audit,
  clientAudit,
  trash,
  mail,
};
