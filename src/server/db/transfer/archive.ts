/** What an export file holds: a gzipped tar of rows as JSON lines, uploaded files, and last of all the manifest that vouches for them. */
import { createHash } from 'node:crypto';
import { isFileName, type FileStore } from '../../files/store';

/** Raised when an older Nadi could no longer read the file. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';

/** One file inside. Rows lie in parts of about a megabyte, `tables/items/000001.jsonl`; uploads in `files/`. */
export interface Part {
  name: string;
  bytes: number;
  /** Lines, in parts of tables. */
  rows?: number;
  /** In hexadecimal. */
  sha256: string;
}

export interface Manifest {
  format: typeof FORMAT;
  /** Names of the migrations that made the database. */
  migrations: string[];
  tables: { name: string; columns: string[]; rows: number }[];
  files: number;
  /** Uploaded files that records name and the store did not have. */
  missing: string[];
  /** Everything before the manifest, in order. */
  parts: Part[];
}

/** The uploaded files: their store, and where the database keeps their addresses. */
export interface Uploads {
  store: FileStore;
  /** `holds`: an address; an object with the address under its key `address`; or a list of such objects. */
  columns: readonly { table: string; column: string; holds: 'address' | 'object' | 'list' }[];
  /** A file's name from its address, undefined for an address that is not of ours. */
  nameAt(address: unknown): string | undefined;
  /** Its media type. */
  typeOf(name: string): string;
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export const partName = (table: string, number: number): string => `tables/${table}/${String(number).padStart(6, '0')}.jsonl`;
export const fileName = (name: string): string => `files/${name}`;

/** What a part belongs to, by its name; undefined for names that no export has. */
export function placeOf(name: string): { table: string } | { file: string } | undefined {
  const [, table, file] = /^(?:tables\/(\w+)\/\d{6,}\.jsonl|files\/(.+))$/.exec(name) ?? [];
  if (table) return { table };
  return file && isFileName(file) ? { file } : undefined;
}
