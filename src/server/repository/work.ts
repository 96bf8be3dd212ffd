/** The unit of work: what hooks, commands and jobs may do to any resource, all of it in one transaction. */
import type { Transaction } from 'kysely';
import type { Actor } from '#shared/access';
import type { AttachedFile, FileInfo } from '#shared/domain/file';
import type { Problem } from '#shared/errors';
import type { FilterValue } from '#shared/jsonapi';
import type { CommandName, InputOf } from '#shared/kit/commands';
import type { Field } from '#shared/kit/fields';
import type { Language } from '#shared/locale';
import type { RecordOf, ValuesOf } from '#shared/kit/resource';
import type { ResourceName, Resources } from '#shared/areas/resources';
import type { SiteSettings } from '#shared/site';
import type { Gateways } from '../areas/billing/gateways/gateway';
import type { Schema } from '../db/schema';

/** A resource's record: attributes and relations by their declared names, relations as references. */
export type RecordNamed<N extends ResourceName> = RecordOf<Resources[N]>;

/** Written by the kit itself. */
type Own = 'id' | 'version' | 'created_at' | 'updated_at';

/** What the server may write of a resource: also the values that a client can only read. */
export type ValuesNamed<N extends ResourceName> = Partial<Omit<RecordNamed<N>, Own> & ValuesOf<Resources[N]>>;

/** Which records to read: those that fit all filters and the search; all by default, in the resource's own order. */
export type Query<N extends ResourceName> = {
  readonly q?: string;
  readonly filter?: Readonly<Partial<Record<keyof RecordNamed<N>, FilterValue>>>;
  /** Names of attributes, `-` before one that goes down. */
  readonly sort?: readonly string[];
  /** Rows; at most, and by default, 100. */
  readonly limit?: number;
  readonly offset?: number;
};

/** A record that belongs to another one by a relation. */
export type Moved = { readonly resource: ResourceName; readonly relation: string; readonly id: string };

/** The resources that have commands. */
export type Commanded = { [N in ResourceName]: [CommandName<Resources[N]>] extends [never] ? never : N }[ResourceName];

type Page<N extends ResourceName> = { readonly records: readonly RecordNamed<N>[]; readonly total: number };

/**
 * One transaction that writes. Whatever is written through it is validated as a request would be, has its line in the audit, a new
 * version and its place in the totals, and is there together with everything else of the transaction or not at all.
 *
 * The actor's permissions are not asked: anyone who calls these decides. The resource's hooks are run, and refuse what they refuse.
 */
export type Work = {
  readonly trx: Transaction<Schema>;
  /** On whose behalf. */
  readonly actor: Actor;
  /** The same instant in every row of the transaction. */
  readonly now: Date;
  /** The language of anyone who asks, for what is written to people. */
  readonly language: Language;
  /** The operator's own facts, as documents state them. */
  readonly site: SiteSettings;
  /** The ways in which clients can pay. */
  readonly gateways: Gateways;
  /** Hash of the session's token, so that changing your own password needn't sign you out here; null without a session. */
  readonly session: Buffer | null;
  /**
   * Adds a record.
   * @returns its id
   * @throws Refusal with every problem of the values; pointers are those of a document of this resource
   */
  readonly add: <N extends ResourceName>(resource: N, values: ValuesNamed<N>) => Promise<string>;
  /**
   * Changes a record; where nothing differs nothing is written.
   * @throws Refusal as `add`, and `resource.missing`
   */
  readonly update: <N extends ResourceName>(resource: N, id: string, values: ValuesNamed<N>) => Promise<void>;
  /**
   * Deletes records as one deletion, which can be undone as a whole.
   * @throws Refusal with every reason why one of them must stay: then none goes
   */
  readonly destroy: (resource: ResourceName, ids: readonly string[]) => Promise<void>;
  /**
   * Gives a record a command: its state is checked, its permission is not. What it does is linked to the change that asks for it.
   * @throws Refusal `resource.missing`, `state.illegal`, and what the command refuses
   */
  readonly run: <N extends Commanded, K extends CommandName<Resources[N]>>(
    resource: N,
    command: K,
    id: string,
    input?: InputOf<Resources[N]['commands'][K]>,
  ) => Promise<void>;
  /**
   * Has what belongs to one record belong to another one of the same resource: by every relation to it, whichever resource declares it.
   * @param only of what was moved once, what still belongs to `from`; everything by default
   * @returns what was moved
   */
  readonly move: (resource: ResourceName, from: string, to: string, only?: readonly Moved[]) => Promise<readonly Moved[]>;
  /** What the records are called that belong to this one by any relation and were added after an instant (ISO 8601), the oldest first. */
  readonly addedTo: (resource: ResourceName, id: string, since: string) => Promise<readonly string[]>;
  /**
   * An uploaded file as an attribute of one file keeps it, for a command whose input holds it.
   * @param field the command's own field: what may be uploaded
   * @param pointer where the file is in the request
   * @throws Refusal `upload.gone`, `file.unsupported`, `file.too_large`
   */
  readonly takeFile: (uploaded: AttachedFile, field: Field, pointer: string) => Promise<FileInfo>;
  /** Tells a preview the amounts that come of a command, in rupiah by name: they are shown, and kept nowhere. */
  readonly reportAmounts: (amounts: Readonly<Record<string, number>>) => void;
  /** Tells a preview what somebody should know before the command is done, though nothing forbids it. */
  readonly warn: (warning: Problem) => void;
  /** Has a warning confirmed by the person before the write is done; the audit keeps what they confirmed. Decision 88. */
  readonly confirm: (warning: Problem) => void;
  /**
   * Reads what is there now, with this transaction's own changes: nothing comes from a cache, nor goes into one.
   * With an id: that record, undefined when it isn't there; `fields` are all by default. With a query: a page, and how many fit in all.
   */
  readonly read: {
    <N extends ResourceName, F extends keyof RecordNamed<N> & string>(
      resource: N,
      id: string,
      fields?: readonly F[],
    ): Promise<Pick<RecordNamed<N>, F | 'id' | 'version'> | undefined>;
    /** Those that are there, in the order of the ids: by as many statements as one of them. */
    <N extends ResourceName>(resource: N, ids: readonly string[]): Promise<readonly RecordNamed<N>[]>;
    <N extends ResourceName>(resource: N, query: Query<N>): Promise<Page<N>>;
  };
};
