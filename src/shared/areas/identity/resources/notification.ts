/** A message in the application about one's own account. The server writes it with the change that it reports; the reader can only mark it as read. */
import { onlyOwn } from '#shared/access';
import { dateTime, flag, json, oneOf, readOnly, text } from '#shared/kit/fields';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';

/** The kinds of notifications; the client makes the sentence in the reader's language. */
export const notificationKinds = [
  'password_changed',
  'password_reset',
  'password_set',
  'email_change_asked',
  'email_changed',
  'two_step_on',
  'two_step_off',
  'recovery_codes_renewed',
  'signed_in_new_device',
  'account_locked',
  'role_changed',
  'person_entered',
] as const;

export const notification = defineResource('notification', '/notifications', {
  noun: { id: 'notifikasi', en: ['notification', 'notifications'] },
  label: 'kind',
  attributes: {
    kind: readOnly(oneOf(notificationKinds, { required: true })),
    /** Values for the sentence: an address, a device, roles. Never a secret. */
    data: json(),
    /** The page where something can be done about it, as `/usman/user-profile`. */
    link: readOnly(text({ max: 255 })),
    /** When it was first read; the server stores its own time, whatever value is sent. */
    read_at: dateTime(),
    read: readOnly(flag()),
  },
  relations: { user: readOnlyRelation(toOne('users')) },
  sort: ['created_at'],
  filter: ['read', 'kind', 'created_at'],
  access: { list: onlyOwn('user'), get: onlyOwn('user'), update: onlyOwn('user') },
});
export type Notification = RecordOf<typeof notification>;
export type NotificationKind = (typeof notificationKinds)[number];
