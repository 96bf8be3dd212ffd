/** The deletions that can still be undone: each person is told only of records that they may get. */
import { trash } from '#shared/areas/oversight/resources/trash';
import { trashSeenBy } from '#server/repository/seenRecords';
import { defineServerResource, type ServerResource } from '#server/repository/serverResource';

export const servedTrash: ServerResource = defineServerResource(trash, {
  readBy: (actor, find) => trashSeenBy(servedTrash, actor, find),
});
