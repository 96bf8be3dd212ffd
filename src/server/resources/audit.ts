/** The audit's lines, through the view that gives them what every resource's rows have. */
import { audit } from '#shared/resources/audit';
import { column, serve } from '../repository/serverResource';

export const servedAudit = serve(audit, { table: 'audit_entries', relations: { actor: column('actor_id') } });
