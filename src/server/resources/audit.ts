/** The audit's lines: each person is told only of records that they may get. */
import { audit } from '#shared/resources/audit';
import { auditSeenBy, nothingWithheld } from '../repository/seenRecords';
import { defineServerResource, type ServerResource } from '../repository/serverResource';

export const servedAudit: ServerResource = defineServerResource(audit, {
  counted: nothingWithheld,
  readBy: (actor, find) => auditSeenBy(servedAudit, actor, find),
});
