/** The tables as Kysely sees them: those of resources are read by their declarations, the others are typed column by column. */
import type { Generated } from 'kysely';

/** Columns that every resource's table has; the rest follows from the declaration (attribute = column, to-one `x` = `x_id`). */
export interface ResourceRow {
  id: string;
  created_at: Generated<string>;
  updated_at: Generated<string>;
  version: Generated<number>;
  deleted_at: string | null;
  deletion_id: string | null;
  /** Set in tenant tables only, where it is part of the key. */
  [column: string]: unknown;
}

/** One sign-in; the token itself is known to its holder only. */
export interface SessionRow {
  token_hash: Buffer;
  /** Names the session to its owner; the key is what proves it. */
  id: string;
  user_id: string;
  created_at: Generated<string>;
  last_seen_at: Generated<string>;
  expires_at: string;
  user_agent: string | null;
  ip: string | null;
  /** Set while an admin looks around as this role. */
  view_as_role_id: string | null;
}

/** A code that signs in once in place of the app's; only its hash is kept. */
export interface RecoveryCodeRow {
  user_id: string;
  code_hash: Buffer;
  used_at: string | null;
}

/** One change: who, what, when, before and after. The app may add rows and read them, nothing else. */
export interface AuditRow {
  id: string;
  at: Generated<string>;
  actor_id: string | null;
  actor_name: string | null;
  action: string;
  resource: string;
  record_id: string | null;
  before: unknown;
  after: unknown;
  ip: string | null;
  request_id: string | null;
}

/** The answer once given to a request that carried an Idempotency-Key. */
export interface IdempotencyKeyRow {
  actor_id: string;
  key: string;
  fingerprint: string;
  status: number | null;
  body: unknown;
  headers: unknown;
  created_at: Generated<string>;
}

/** One act of deleting, of one record or of many, which can be undone as a whole. */
export interface DeletionRow {
  id: string;
  resource: string;
  actor_id: string | null;
  created_at: Generated<string>;
  restored_at: string | null;
  count: Generated<number>;
  filter: unknown;
}

/** A shard of a resource's count of live rows; their sum is the total, the sum of revisions tells whether anything changed. */
export interface TotalRow {
  resource: string;
  shard: number;
  live: Generated<number>;
  revision: Generated<number>;
}

/** A migration step that was applied. */
export interface MigrationRow {
  name: string;
  applied_at: Generated<string>;
}

/** The tables of resources, in an order in which parents come before children. */
export const resourceTables = [
  'categories',
  'tags',
  'roles',
  'permissions',
  'packages',
  'modules',
  'entities',
  'users',
  'items',
  'clientsubsheaders',
  'clientsubsdetails',
] as const;

export type ResourceTable = (typeof resourceTables)[number];

/** The whole database. */
export interface Schema extends Record<ResourceTable, ResourceRow> {
  item_tags: { item_id: string; tag_id: string };
  role_permissions: { role_id: string; permission_id: string };
  user_roles: { user_id: string; role_id: string; position: number };
  entity_modules: { entity_id: string; module_id: string };
  sessions: SessionRow;
  recovery_codes: RecoveryCodeRow;
  audit: AuditRow;
  idempotency_keys: IdempotencyKeyRow;
  deletions: DeletionRow;
  totals: TotalRow;
  migrations: MigrationRow;
}
