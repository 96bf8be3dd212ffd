/** @jest-environment node */
/** Which notifications are one row in the bell: the same rule for every kind. Rule: NTF-5. */
import { notificationKind, notificationKinds, type NotificationKinds } from '#shared/areas/identity/domain/notificationKinds';
import type { Notification } from '#shared/areas/identity/resources/notification';
import { groupNotifications } from '#client/app/shell/groupNotifications';

const kinds: NotificationKinds = notificationKind;
const [melati, kenanga] = ['melati', 'kenanga'];
let made = 0;
const one = (kind: string, client: string | null, read: boolean, link?: string): Notification => {
  made += 1;
  const read_at = read ? '2026-11-20T04:00:00.000Z' : null;
  return { id: String(made), kind, client, read_at, link: link ?? `/page/${made}` } as unknown as Notification;
};
/** How many notifications each row has. */
const sizes = (rows: readonly Notification[]) => groupNotifications(rows).map(({ all }) => all.length);

describe.each(notificationKinds)('of the kind %s', (kind) => {
  const isAlone = kinds[kind].always === true;

  test('those of one client that are not read are one row, wherever they stand; but what is about the account’s safety', () => {
    const rows = [one(kind, melati, false), one(kind, kenanga, false), one(kind, melati, false), one(kind, melati, false)];
    expect(sizes(rows)).toEqual(isAlone ? [1, 1, 1, 1] : [3, 1]);
  });

  test('those that were read are one row where they stand next to each other, and never with new ones', () => {
    const rows = [
      one(kind, melati, false),
      one(kind, melati, true),
      one(kind, melati, true),
      one(kind, kenanga, true),
      one(kind, melati, true),
    ];
    expect(sizes(rows)).toEqual(isAlone ? [1, 1, 1, 1, 1] : [1, 2, 1, 1]);
  });

  test('several lead to the page that lists them, several of one record to that record', () => {
    const [many] = groupNotifications([one(kind, null, false), one(kind, null, false)]);
    expect(many!.list).toBe(isAlone ? undefined : kinds[kind].list);
    const [same] = groupNotifications([one(kind, null, false, '/tiket/1'), one(kind, null, false, '/tiket/1')]);
    expect(same!.list).toBeUndefined();
  });
});

test('a kind that this version does not know stands by itself', () => {
  expect(sizes([one('from_tomorrow', melati, false), one('from_tomorrow', melati, false)])).toEqual([1, 1]);
});
