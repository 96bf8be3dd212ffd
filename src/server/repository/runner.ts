/** What runs statements. */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../db/schema';

/** Something that runs statements: the pool, or one transaction. */
export type Queryable = Kysely<Schema> | Transaction<Schema>;
