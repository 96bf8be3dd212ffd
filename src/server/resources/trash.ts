/** The deletions that can still be undone, through the view that leaves out the others. */
import { trash } from '#shared/resources/trash';
import { column, serve } from '../repository/serverResource';

export const servedTrash = serve(trash, { table: 'trash', relations: { actor: column('actor_id') } });
