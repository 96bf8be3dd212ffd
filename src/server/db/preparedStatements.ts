/** Prepared statements: their best plan does not depend on values, so each connection parses and plans them once, under a name. */
import { sql } from 'kysely';

/** How the text of a prepared statement begins. */
export const PREPARED = '/* kept */';

/**
 * Marks a statement that finds its rows by keys: sql`${kept} select …`. Planning it costs more than running it.
 * Never use it for a search, a filter or a page: the best plan for one value may be a thousand times too slow for another.
 */
export const prepared = sql.raw(PREPARED);
