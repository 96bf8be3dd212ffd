/** Sends a picture or a file to the record that it belongs to: multipart, one field, answered with the attribute's new value. */
import { isFileInfo } from '#shared/domain/file';
import { uploadPath } from '#shared/endpoints/upload';
import type { Resource } from '#shared/kit/resource';
import { filled } from './endpointCalls';
import type { Files } from './files';
import { read, type Answer, type Http } from './http';
import type { Exchange, Service, UploadedValue } from './serviceResults';

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

export const uploads = (resource: Resource, http: Http, files: Files): Pick<Service, 'upload'> => ({
  upload: async ({ id, field, file }, signal) => {
    const path = filled(uploadPath(resource.type, field), { id });
    const waiting = files.find(file);
    const unsent: Exchange = { method: 'POST', path, sent: {}, status: 0, document: null };
    if (!waiting) return { errors: [{ code: 'upload.invalid' }], exchange: unsent };
    const form = new FormData();
    form.append('attachment', waiting, file.name);
    const outcome = read(await http({ method: 'POST', path, form, timeout: TIMEOUT }, signal), valueIn);
    if ('errors' in outcome) return outcome;
    files.letGo(file);
    return { exchange: outcome.exchange, answer: { id, field, value: outcome.answer } };
  },
});
