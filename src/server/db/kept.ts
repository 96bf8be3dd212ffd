/** Statements whose best plan hangs on no value: each connection reads and plans such a one once, and keeps it under a name. */
import { sql } from 'kysely';

/** How the text of a kept statement begins. */
export const KEPT = '/* kept */';

/**
 * Begins a statement that finds its rows by keys: sql`${kept} select …`. To plan it costs more than to run it.
 * Never begins a search, a filter or a page: what is best for one value may be a thousand times too slow for another.
 */
export const kept = sql.raw(KEPT);
