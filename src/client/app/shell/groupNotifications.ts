/** The rows of the bell: several notifications of one kind about one client are one row, whichever kind it is. Rule: NTF-5. */
import { notificationKind, type NotificationKind, type NotificationKinds } from '#shared/areas/identity/domain/notificationKinds';
import type { Notification } from '#shared/areas/identity/resources/notification';

/** `newest` speaks for the others; `list`: the name of the page that they lead to together, undefined where all lead to one record. */
export type NotificationGroup = {
  readonly newest: Notification;
  readonly all: readonly Notification[];
  readonly list: string | undefined;
};

const kinds: NotificationKinds = notificationKind;

const kindOf = (kind: string | null): NotificationKinds[NotificationKind] | undefined =>
  kind !== null && Object.hasOwn(kinds, kind) ? kinds[kind as NotificationKind] : undefined;

/** What several have in common; undefined for what stands by itself: each event of an account's safety tells something else. */
const groupOf = ({ kind, client }: Notification): string | undefined => {
  const known = kindOf(kind);
  // One client's records are listed for that client only.
  return known && !known.always ? `${kind}/${client ?? ''}` : undefined;
};

/** @param rows newest first, each once; the groups stand where their newest row is */
export const groupNotifications = (rows: readonly Notification[]): readonly NotificationGroup[] => {
  const groups: { readonly key: string; readonly all: Notification[] }[] = [];
  for (const row of rows) {
    const group = groupOf(row);
    const isNew = row.read_at === null;
    const key = group === undefined ? row.id : `${isNew ? 'new' : 'read'}/${group}`;
    // What was read keeps its place in time: only neighbours are one row.
    const found = isNew ? groups.find((one) => one.key === key) : groups.at(-1)?.key === key ? groups.at(-1) : undefined;
    if (found) found.all.push(row);
    else groups.push({ key, all: [row] });
  }
  return groups.map(({ all }) => {
    const newest = all[0]!;
    const isOne = all.every(({ link }) => link === newest.link);
    return { newest, all, list: isOne ? undefined : kindOf(newest.kind)?.list };
  });
};
