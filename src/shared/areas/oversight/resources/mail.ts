/** A mail that Nadi sent, sends or keeps: without a mail server it is read here. Written by the server only. */
import { can } from '#shared/access';
import { dateTime, flag, integer, longText, oneOf, readOnly, text } from '#shared/kit/fields';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';

export const mailPurposes = [
  'welcome',
  'verify',
  'reset',
  'password_changed',
  'address_changed',
  'two_step_removed',
  'account_locked',
  'registered_again',
  'invitation',
  'trial_reminder',
  'invoice',
  'patient_receipt',
  'ticket',
  'client_export',
  'booking',
] as const;

export const mail = defineResource('mail', '/mails', {
  noun: { id: 'surat', en: ['mail', 'mails'] },
  label: 'subject',
  attributes: {
    to: readOnly(text({ required: true, max: 254 })),
    subject: readOnly(text({ required: true })),
    /** Only of a mail in the outbox. A mail that a server delivers shows no body, because it may contain a link into an account. */
    body: readOnly(longText({ max: 10_000 })),
    purpose: readOnly(oneOf(mailPurposes, { required: true })),
    /** `kept`: there was no mail server, so it stays here. `queued`: it is tried again until it is sent, or has failed. */
    status: readOnly(oneOf(['queued', 'sent', 'failed', 'kept'], { required: true })),
    /** Whether it is for a test client: such a mail is never sent, even with a mail server (SUB-24). */
    sandbox: readOnly(flag()),
    attempts: readOnly(integer({ required: true })),
    error: readOnly(text({ max: 500 })),
    sent_at: readOnly(dateTime()),
  },
  /** Whose account it is about, where that is known. */
  relations: { user: readOnlyRelation(toOne('users')) },
  search: ['to', 'subject'],
  sort: ['to', 'subject', 'purpose', 'status', 'sent_at', 'created_at'],
  filter: ['purpose', 'status', 'sandbox', 'user', 'created_at'],
  access: { list: can('view mails'), get: can('view mails') },
});
export type Mail = RecordOf<typeof mail>;
