/** The rows of the bell: unread notifications of one kind are one row, where the kind has a page that lists them. Rule: NTF-5. */
import { notificationKind, type NotificationKind, type NotificationKinds } from '#shared/areas/identity/domain/notificationKinds';
import type { Notification } from '#shared/areas/identity/resources/notification';

/** `newest` speaks for the others; `list`: the name of the page that they lead to together, undefined where all lead to one record. */
export type NotificationGroup = {
  readonly newest: Notification;
  readonly all: readonly Notification[];
  readonly list: string | undefined;
};

const kinds: NotificationKinds = notificationKind;

const listOf = (kind: string | null): string | undefined =>
  kind !== null && Object.hasOwn(kinds, kind) ? kinds[kind as NotificationKind].list : undefined;

/** @param rows newest first, each once; the groups stand where their newest row is */
export const groupNotifications = (rows: readonly Notification[]): readonly NotificationGroup[] => {
  const groups = new Map<string, Notification[]>();
  for (const row of rows) {
    // One client's records are listed for that client only.
    const key = row.read_at === null && listOf(row.kind) ? `${row.kind}/${row.client ?? ''}` : row.id;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].map((all) => {
    const newest = all[0]!;
    const isOne = all.every(({ link }) => link === newest.link);
    return { newest, all, list: isOne ? undefined : listOf(newest.kind) };
  });
};
