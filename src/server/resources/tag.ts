/** Tags: one that items still carry stays. */
import { tag } from '#shared/resources/tag';
import { countJoined, usedRows } from '../repository/counts';
import { serve } from '../repository/serverResource';

const items = countJoined('item_tags', 'tag_id', 'item_id', 'items');

export const servedTag = serve(tag, {
  table: 'tags',
  counted: { items_count: items },
  changesWith: ['item'],
  hooks: { destroy: (step, ids) => usedRows(step, 'tags', ids, [items], 'tag.in_use') },
});
