/** Files that belong to records: a link for a few minutes, and the file behind it. Rule: PRV-11. */
import { endpoints } from '#shared/endpoints/index';
import { fileLinkPath } from '#shared/endpoints/upload';
import { callOf, filled } from './endpointCalls';
import { read, type Answer, type Http } from './http';

/** Which file: an attribute of a record, by the record's JSON:API type. */
export type FileOfRecord = { readonly type: string; readonly id: string; readonly field: string };

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
  link: async ({ type, id, field }: FileOfRecord, signal: AbortSignal) =>
    read(await http({ method: 'GET', path: filled(fileLinkPath(type, field), { id }) }, signal), linkIn),
  fetch: async (link: { readonly link: string }, signal: AbortSignal) =>
    read(await http({ ...callOf(endpoints.openFile, link), isFile: true, timeout: TIMEOUT }, signal), fileIn),
});
