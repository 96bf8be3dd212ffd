/** A message in the application to one person. The server writes it with the change that it reports; the reader can only mark it as read. Rule: NTF-1. */
import { onlyOwn } from '#shared/access';
import { notificationKinds } from '../domain/notificationKinds';
import { dateTime, flag, json, oneOf, readOnly, text } from '#shared/kit/fields';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';

export const notification = defineResource('notification', '/notifications', {
  noun: { id: 'notifikasi', en: ['notification', 'notifications'] },
  label: 'kind',
  attributes: {
    kind: readOnly(oneOf(notificationKinds, { required: true })),
    /** Values for the sentence: an address, a device, roles, a number, an amount. Never a secret. */
    data: json(),
    /** The page where something can be done about it, as `/usman/user-profile`. */
    link: readOnly(text({ max: 255 })),
    /** The id of the client that it is about; a person who works for several opens it there. */
    client: readOnly(text({ max: 36 })),
    /** Names the event, so that nobody is told of it twice (NTF-4). */
    event: readOnly(text({ max: 160 })),
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
