/** What a service answers with: a value, never an exception. */
import type { FileInfo } from '#shared/domain/file';
import type { Problem } from '#shared/errors';
import type { Confirmation, Query } from '#shared/jsonapi';
import type { ChangeOf, DraftOf, Resource } from '#shared/kit/resource';
import type { FileTicket } from './files';

/** Whose call it was: whether it named a session, in which language, and the id of the client it was for (null: the person's first one). */
export type Caller = { readonly signedIn: boolean; readonly language: string; readonly workplace: string | null };

/**
 * What a call carried next to its path: the headers that it set for itself (`If-Match`, `Idempotency-Key`) and its body.
 * A form is an object of its fields, a file in it `{ name, size in bytes, type }`. Sessions that were saved before the log kept
 * `caller` do not have it.
 */
export type Sent = { readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown; readonly caller?: Caller };

/**
 * One call and its answer, as the log keeps it: secrets are already taken out. `path` has its query; `status` 0: nothing answered.
 * Sessions that were saved before the log kept `sent` do not have it.
 */
export type Exchange = {
  readonly method: string;
  readonly path: string;
  readonly sent?: Sent;
  readonly status: number;
  readonly document: unknown;
};

export type Outcome<T> = { readonly exchange: Exchange } & ({ readonly answer: T } | { readonly errors: readonly Problem[] });

/**
 * A record as a document carried it: flat, relations as references; what the document left out is left out.
 * `masked`: the fields of which the server told only a part (PRV-6) or, of lines that come with another record, nothing; undefined
 * where it told all in full.
 */
export type Row = { readonly id: string; readonly version: number; readonly masked?: readonly string[]; readonly [field: string]: unknown };

/** Whether a value of a record is not known in full: it came masked, or was left out. */
export const isInPart = (record: object, name: string): boolean => (record as Partial<Row>).masked?.includes(name) ?? false;

/** Every record of a document, the included ones too, under their JSON:API types. */
export type Records = Readonly<Record<string, readonly Row[]>>;

export type Page = { readonly ids: readonly string[]; readonly total: number; readonly records: Records };
export type One = { readonly id: string; readonly records: Records };

/** Which records a bulk deletion means: these, or all that a list's query matches. */
export type Chosen = { readonly ids: readonly string[]; readonly query?: never } | { readonly query: Query; readonly ids?: never };

/** A command to a record: its name in the declaration, the version it is given from, and its input. */
export type Order = {
  readonly id: string;
  readonly version: number;
  readonly command: string;
  readonly input: Readonly<Record<string, unknown>>;
};

/** One thing that a command would change. */
export type PreviewedChange = {
  readonly action: string;
  readonly resource: string;
  readonly id: string;
  readonly label: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
};

/** What a command would do to the record in this version: the states before and after, and every change. */
export type Preview = {
  readonly version: number;
  readonly from: string;
  readonly to: string;
  /** Rupiah by name. */
  readonly amounts?: Readonly<Record<string, number>>;
  readonly changes: readonly PreviewedChange[];
  /** What should be known before the command is done. */
  readonly warnings?: readonly Problem[];
};

/** A command to several records at once, at most `limits.bulk` of them: `bulk` names the whole, of which this may be a part. */
export type BulkOrder = {
  readonly bulk: string;
  readonly command: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** With the version that the person has seen, where it is known. */
  readonly records: readonly { readonly id: string; readonly version?: number }[];
};

/** What became of one of them, or would become of it. */
export type BulkResult = { readonly id: string } & (
  | { readonly from: string; readonly to: string; readonly amounts?: Readonly<Record<string, number>> }
  | { readonly problems: readonly Problem[] }
);

/** A save is repeated with what the person said to its warnings. */
export type Confirming = { readonly confirmation?: Confirmation };

/** What each intent asks the service for: exactly its payload. */
export type Payloads<R extends Resource = Resource> = {
  list: { readonly key: string; readonly query: Query };
  get: { readonly id: string };
  add: DraftOf<R> & Confirming;
  update: ChangeOf<R> & Confirming;
  /** `instead`: the record that takes its place wherever it is used. */
  destroy: { readonly id: string; readonly version: number; readonly deletion: string; readonly instead?: string };
  destroyMany: Chosen & { readonly deletion: string };
  restore: { readonly deletion: string };
  upload: { readonly id: string; readonly field: string; readonly file: FileTicket };
  /** `key` makes a repeated call run the command once. */
  run: Order & Confirming & { readonly key: string };
  preview: Order;
  runMany: BulkOrder & { readonly key: string };
  previewMany: BulkOrder;
};

/** What an upload sets: a picture's address, or what is said about a file. */
export type UploadedValue = string | FileInfo;

/** What each of them answers. */
export type Answers = {
  list: Page;
  get: One;
  add: One;
  update: One;
  destroy: { readonly ids: readonly string[] };
  /** `count` records went; `ids` are those of them that were named, `refused` those that had to stay. */
  destroyMany: { readonly ids: readonly string[]; readonly count: number; readonly refused: readonly Problem[] };
  restore: { readonly records: Records };
  upload: { readonly id: string; readonly field: string; readonly value: UploadedValue };
  run: One;
  preview: { readonly id: string; readonly preview: Preview };
  runMany: { readonly bulk: string; readonly results: readonly BulkResult[] };
  previewMany: { readonly bulk: string; readonly results: readonly BulkResult[] };
};

export type Verb = keyof Payloads;

/** The service of a resource: the calls that its intents make. A signal that is aborted ends the call. */
export type Service<R extends Resource = Resource> = {
  readonly [V in Verb]: (asked: Payloads<R>[V], signal: AbortSignal) => Promise<Outcome<Answers[V]>>;
};
