/** Sends a picture or a file to the record that it belongs to: multipart, one field, answered with the attribute's new value. */
import { isFileInfo, type AttachedFile } from '#shared/domain/file';
import { uploadPath, waitingFilePath } from '#shared/endpoints/upload';
import type { Resource } from '#shared/kit/resource';
import { filled } from './endpointCalls';
import type { Files, FileTicket } from './files';
import { read, type Answer, type Http } from './http';
import type { Exchange, Outcome, Service, UploadedValue } from './serviceResults';

/** The largest upload on a slow line, in milliseconds. */
const TIMEOUT = 120_000;

/** A file's name, size and type, or a picture's address. */
const valueIn = (document: Answer | null): UploadedValue | undefined => {
  const file = document?.meta?.['file'];
  if (isFileInfo(file)) return file;
  const data = document?.data;
  const url = document?.['url'] ?? (data && 'attributes' in data ? data.attributes?.['url'] : undefined);
  return typeof url === 'string' ? url : undefined;
};

type Parts = { readonly http: Http; readonly files: Files };

/** One upload; `find` takes what is needed from its answer. */
const upload = async <T>(
  { http, files }: Parts,
  path: string,
  file: FileTicket,
  find: (document: Answer | null) => T | undefined,
  signal: AbortSignal,
): Promise<Outcome<T>> => {
  const waiting = files.find(file);
  const unsent: Exchange = { method: 'POST', path, sent: {}, status: 0, document: null };
  if (!waiting) return { errors: [{ code: 'upload.invalid' }], exchange: unsent };
  const form = new FormData();
  form.append('attachment', waiting, file.name);
  const outcome = await http({ method: 'POST', path, form, timeout: TIMEOUT, onSent: (part) => files.sent(file, part) }, signal);
  files.sent(file, undefined);
  return read(outcome, find);
};

export const uploads = (resource: Resource, http: Http, files: Files): Pick<Service, 'upload'> => ({
  upload: async ({ id, field, file }, signal) => {
    const outcome = await upload({ http, files }, filled(uploadPath(resource.type, field), { id }), file, valueIn, signal);
    if ('errors' in outcome) return outcome;
    files.letGo(file);
    return { exchange: outcome.exchange, answer: { id, field, value: outcome.answer } };
  },
});

const waitingIn = (document: Answer | null): AttachedFile | undefined => document?.meta?.['file'] as AttachedFile | undefined;

/** Uploads a file before the record is added that it will be attached to. */
export const sendWaiting =
  (http: Http, files: Files) =>
  (file: FileTicket, signal: AbortSignal): Promise<Outcome<AttachedFile>> =>
    upload({ http, files }, waitingFilePath, file, waitingIn, signal);
