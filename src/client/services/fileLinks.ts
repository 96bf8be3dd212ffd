/** Files that belong to records: a link for a few minutes, and the file behind it. Rule: PRV-11. */
import { endpoints } from '#shared/endpoints/index';
import { attachedFilePath, fileLinkPath } from '#shared/endpoints/upload';
import { callOf, filled } from './endpointCalls';
import { read, type Answer, type Http } from './http';

/** Which file: an attribute of a record, by the record's JSON:API type. `file`: the id of one of several. */
export type FileOfRecord = { readonly type: string; readonly id: string; readonly field: string; readonly file?: string | undefined };

/** Whether both name the same file. */
export const isSameFile = (one: FileOfRecord | null, { type, id, field, file }: FileOfRecord): boolean =>
  one?.type === type && one.id === id && one.field === field && one.file === file;

const pathOf = ({ type, id, field, file }: FileOfRecord): string =>
  file === undefined ? filled(fileLinkPath(type, field), { id }) : filled(attachedFilePath(type, field), { id, file });

/** The largest file on a slow line, in milliseconds. */
const TIMEOUT = 120_000;

/** The server answers with an address on its own host; what the link says is in its query. */
const linkIn = (document: Answer | null): string | undefined => {
  const url = document?.meta?.['url'];
  return (typeof url === 'string' && new URLSearchParams(url.split('?')[1]).get('link')) || undefined;
};

const fileIn = (document: Answer | null): Blob | undefined => {
  const file = document?.['file'];
  return file instanceof Blob ? file : undefined;
};

export const fileLinkService = (http: Http) => ({
  link: async (file: FileOfRecord, signal: AbortSignal) => read(await http({ method: 'GET', path: pathOf(file) }, signal), linkIn),
  fetch: async (link: { readonly link: string }, signal: AbortSignal) =>
    read(await http({ ...callOf(endpoints.openFile, link), isFile: true, timeout: TIMEOUT }, signal), fileIn),
});
