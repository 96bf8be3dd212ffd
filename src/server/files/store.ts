/** Where uploaded files live: the three things that any place for them can do, and the place that the settings name. */
import type { Readable } from 'node:stream';
import type { Config } from '../config';
import { diskStore } from './disk';
import { s3Store } from './s3';

/** A file as it is read back; `size` in bytes. */
export interface StoredFile {
  stream: Readable;
  size: number;
}

/** Names are ours: `[a-z0-9]`, one dot and an extension. A file never changes after it was put. */
export interface FileStore {
  /** Keeps the bytes; when it answers they outlive a crash. `type` is a media type. A Blob is read piece by piece. */
  put(name: string, bytes: Uint8Array | Blob, type: string): Promise<void>;
  /** The file, or null when there is none of that name. */
  get(name: string): Promise<StoredFile | null>;
  /** Forgets the file; a missing one is fine. */
  remove(name: string): Promise<void>;
}

const NAME = /^[a-z0-9]{1,64}\.[a-z0-9]{1,8}$/;

/** Whether this can be the name of a stored file; everything else, `..` and slashes included, is none. */
export const isFileName = (name: string): boolean => NAME.test(name);

/** The store that the settings name: S3-compatible when there is one, else a folder. */
export const openFiles = (config: Pick<Config, 'filesDir' | 's3'>): FileStore =>
  config.s3 ? s3Store(config.s3) : diskStore(config.filesDir);
