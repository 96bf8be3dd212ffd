/** A line of the audit that is about a record of the client's own, by whomever it was changed; for the client. Written by the server, and only read. Rule: PRV-21. */
import { ofClient } from '#shared/access';
import { flag, json, oneOf, readOnly, recordId, text } from '#shared/kit/fields';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';
import { auditActions } from './audit';

export const clientAudit = defineResource('clientAudit', '/client-audit', {
  noun: { id: 'catatan audit klinik', en: ['clinic audit line', 'clinic audit lines'] },
  label: 'record_label',
  attributes: {
    action: readOnly(oneOf(auditActions, { required: true })),
    /** Name of the record's resource, as `patient`. */
    resource: readOnly(text({ required: true, max: 60 })),
    record_id: recordId(),
    /** The name of the record at that time; null for who may not see the record, and so are its values. */
    record_label: readOnly(text()),
    /** The name of the actor at that time: of somebody of the client, or of the support that the client let in. */
    actor_name: readOnly(text()),
    /** Whose act it was. */
    by: readOnly(oneOf(['client', 'provider', 'clock'])),
    /** The values that changed, as they were: relations as ids, secrets as `***`. */
    before: json(),
    after: json(),
    /** A command's name, its input, and the states before and after. */
    command: readOnly(text({ max: 60 })),
    from_state: readOnly(text({ max: 60 })),
    to_state: readOnly(text({ max: 60 })),
    input: json(),
    /** Whether the name, the values and the input are null because the reader may not see the record (PRV-17). */
    withheld: readOnly(flag()),
    /** The line of the change that this one follows from; null for what somebody did themselves. */
    cause_id: recordId(),
    follows: readOnly(flag()),
  },
  relations: { entity: readOnlyRelation(toOne('entity')) },
  search: ['actor_name', 'record_label'],
  sort: ['created_at'],
  filter: ['action', 'resource', 'record_id', 'by', 'cause_id', 'follows', 'created_at'],
  columns: ['record_label', 'action', 'resource', 'actor_name', 'created_at'],
  access: { list: ofClient('view client-audit', 'entity'), get: ofClient('view client-audit', 'entity') },
  // Its owner alone, unless the clinic gives it to others.
  roles: {},
});
export type ClientAudit = RecordOf<typeof clientAudit>;
