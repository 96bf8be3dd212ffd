/** The deletions that can still be undone: each person is told only of records that they may get. */
import { trash } from '#shared/resources/trash';
import { trashSeenBy } from '../repository/seenRecords';
import { defineServerResource, type ServerResource } from '../repository/serverResource';

export const servedTrash: ServerResource = defineServerResource(trash, {
  readBy: (actor, find) => trashSeenBy(servedTrash, actor, find),
});
