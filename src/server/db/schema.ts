/** The tables as Kysely sees them: those of resources are read by their declarations, the others are typed column by column. */
import type { Generated } from 'kysely';
import type { Resource } from '#shared/kit/resource';
import type { ResourceName, Resources } from '#shared/areas/resources';

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

/** A code that signs in once in place of the app's; only its hash is stored. */
export interface RecoveryCodeRow {
  user_id: string;
  code_hash: Buffer;
  used_at: string | null;
}

/** What encrypts a person's drafts and calendar in their browsers. */
export interface BrowserKeyRow {
  user_id: string;
  key: Buffer;
}

/** Failed sign-ins of an account or an address. */
export interface SignInFailuresRow {
  key: string;
  failures: number;
  window_start: string;
  locked_until: string | null;
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
  record_label: string | null;
  before: unknown;
  after: unknown;
  ip: string | null;
  request_id: string | null;
  /** The line of the change that made this one. */
  cause_id: string | null;
  /** The client whose own record it is about. */
  entity_id: string | null;
  command: string | null;
  from_state: string | null;
  to_state: string | null;
  input: unknown;
}

/** What was done for a request that carried an Idempotency-Key. */
export interface IdempotencyKeyRow {
  actor_id: string;
  key: string;
  fingerprint: string;
  /** Enough to answer again; null while it is done. */
  kept: unknown;
  created_at: Generated<string>;
}

/** One act of deleting, of one record or of many, which can be undone as a whole until its rows begin to go for good. */
export interface DeletionRow {
  id: string;
  resource: string;
  actor_id: string | null;
  created_at: Generated<string>;
  restored_at: string | null;
  count: Generated<number>;
  filter: unknown;
  /** Names of the first three records. */
  label: string | null;
  expires_at: string | null;
  purged_at: string | null;
  /** Rows that had to stay when it was purged, as something still referred to them. */
  remaining: Generated<number>;
}

/** An uploaded file, picture or not, that no record holds any more. */
export interface PictureRemovalRow {
  address: string;
  due_at: string;
}

/** A shard of a resource's count of live rows; their sum is the total, the sum of revisions tells whether anything changed. */
export interface TotalRow {
  resource: string;
  shard: number;
  live: Generated<number>;
  revision: Generated<number>;
}

/** How many live rows of a resource a client has, and how often its rows of it changed. */
export interface ClientTotalRow {
  entity_id: string;
  resource: string;
  live: Generated<number>;
  revision: Generated<number>;
}

/** Something to be done later, at least once; deleted when it is done. */
export interface JobRow {
  id: string;
  kind: string;
  key: string | null;
  payload: unknown;
  created_at: Generated<string>;
  run_at: string;
  attempts: Generated<number>;
  last_error: string | null;
  failed_at: string | null;
}

/** A browser that signed in before, by the hash of its token. */
export interface KnownDeviceRow {
  token_hash: Buffer;
  user_id: string;
  last_used_at: string;
}

/** A link's secret, by its hash: what it proves, for whom, until when. */
export interface OneTimeTokenRow {
  token_hash: Buffer;
  purpose: string;
  /** Null for an invitation. */
  user_id: string | null;
  /** The membership that an invitation is for. */
  membership_id: string | null;
  email: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
  replaced_at: string | null;
}

/** The tables called otherwise than the type of their resource. The last is a view: it is only read, and nothing refers to it. */
const namedOtherwise = {
  entity: 'entities',
  clientsubsheader: 'clientsubsheaders',
  clientsubsdetail: 'clientsubsdetails',
  audit: 'audit_log',
} as const;
type NamedOtherwise = typeof namedOtherwise;

type Snake<T extends string> = T extends `${infer Head}-${infer Tail}` ? `${Head}_${Snake<Tail>}` : T;
type TableOf<T extends string> = T extends keyof NamedOtherwise ? NamedOtherwise[T] : Snake<T>;

/** The tables, or views, that resources are stored in. */
export type ResourceTable = TableOf<Resources[ResourceName]['type']>;

/** Where a resource is stored: `credit_notes` for the type `credit-notes`. */
export const tableOf = ({ type }: Pick<Resource, 'type'>): ResourceTable =>
  ((namedOtherwise as Readonly<Record<string, string>>)[type] ?? type.replaceAll('-', '_')) as ResourceTable;

/** The whole database. */
export interface Schema extends Record<ResourceTable, ResourceRow> {
  item_tags: { item_id: string; tag_id: string };
  ticket_tags: { ticket_id: string; tag_id: string };
  role_permissions: { role_id: string; permission_id: string };
  user_roles: { user_id: string; role_id: string; position: number };
  entity_modules: { entity_id: string; module_id: string };
  invoice_lines: { entity_id: string; invoice_id: string; position: number; [column: string]: unknown };
  gateway_notices: { gateway: string; notice_id: string; received_at: string };
  sessions: SessionRow;
  recovery_codes: RecoveryCodeRow;
  known_devices: KnownDeviceRow;
  browser_keys: BrowserKeyRow;
  revenue_changes: { entity_id: string; header_id: string; changed_at: string; amount: number };
  trial_keys: { key_hash: Buffer; begun_at: string };
  sign_in_failures: SignInFailuresRow;
  audit: AuditRow;
  idempotency_keys: IdempotencyKeyRow;
  deletions: DeletionRow;
  picture_removals: PictureRemovalRow;
  client_totals: ClientTotalRow;
  totals: TotalRow;
  jobs: JobRow;
  one_time_tokens: OneTimeTokenRow;
  /** The migration steps that were applied. */
  migrations: { name: string; applied_at: Generated<string> };
}
