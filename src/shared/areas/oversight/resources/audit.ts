/** A line of the audit: who did what to which record, when, from where, before and after. Written by the server, and only read. */
import { canOrOwn } from '#shared/access';
import { flag, json, oneOf, readOnly, recordId, text } from '#shared/kit/fields';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';

/** The kinds of audit lines: first changes of a record, then events without a record. */
export const auditActions = [
  'add',
  'update',
  'destroy',
  'restore',
  'command',
  'purged',
  'exported',
  'opened',
  'imported',
  'demo',
  'sign_in',
  'sign_in_failed',
  'sign_out',
  'locked',
  'registered',
  'password_changed',
  'password_reset',
  'email_reverted',
  'reset_link_made',
  'two_step_on',
  'two_step_off',
  'view_as',
  'view_as_ended',
] as const;

export const audit = defineResource('audit', '/audit', {
  noun: { id: 'catatan audit', en: ['audit line', 'audit lines'] },
  label: 'record_label',
  attributes: {
    action: readOnly(oneOf(auditActions, { required: true })),
    /** Name of the record's resource, as `item`. */
    resource: readOnly(text({ required: true, max: 60 })),
    record_id: recordId(),
    /** The name of the record at that time; null for who may not see the record, and so are its values. */
    record_label: readOnly(text()),
    /** The name of the actor at that time; null if nobody was signed in. */
    actor_name: readOnly(text()),
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
    ip: readOnly(text()),
    /** The line of the change that this one follows from; null for what somebody did themselves. */
    cause_id: recordId(),
    /** Whether it has such a cause: what somebody did is one line that has none. */
    follows: readOnly(flag()),
  },
  relations: { actor: readOnlyRelation(toOne('users')) },
  search: ['actor_name', 'record_label'],
  sort: ['created_at'],
  filter: ['action', 'resource', 'record_id', 'cause_id', 'follows', 'actor', 'created_at'],
  // Everyone sees what they did themselves.
  access: { list: canOrOwn('view audit', 'actor'), get: canOrOwn('view audit', 'actor') },
});
export type Audit = RecordOf<typeof audit>;
