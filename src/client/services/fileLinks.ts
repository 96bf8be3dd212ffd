/** Files that belong to records: a link for a few minutes, and the file behind it. Rule: PRV-11. */
import { read, type Answer, type Http } from './http';
import type { Outcome } from './serviceResults';
import { fileAt } from './uploads';

/** Which file: an attribute of a record, by the record's JSON:API type. */
export type FileOfRecord = { readonly type: string; readonly id: string; readonly field: string };

export type FileLinkService = {
  /** Answers with the link's path under the API's root. */
  link(asked: FileOfRecord, signal: AbortSignal): Promise<Outcome<string>>;
  fetch(asked: { readonly path: string }, signal: AbortSignal): Promise<Outcome<Blob>>;
};

/** The largest file on a slow line, in milliseconds. */
const TIMEOUT = 120_000;

/** The server answers with an address on its own host; calls are made under the API's root. */
const pathIn = (document: Answer | null): string | undefined => {
  const url = document?.meta?.['url'];
  return typeof url === 'string' && url.includes('/files?') ? url.slice(url.lastIndexOf('/files?')) : undefined;
};

const fileIn = (document: Answer | null): Blob | undefined => {
  const file = document?.['file'];
  return file instanceof Blob ? file : undefined;
};

export const fileLinkService = (http: Http): FileLinkService => ({
  link: async ({ type, id, field }, signal) =>
    read(await http({ method: 'GET', path: `/file-links${fileAt(type, id, field)}` }, signal), pathIn),
  fetch: async ({ path }, signal) => read(await http({ method: 'GET', path, isFile: true, timeout: TIMEOUT }, signal), fileIn),
});
