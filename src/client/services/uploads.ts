/** Sends a picture to the record that it belongs to: multipart, one field, answered with its address. */
import type { Resource } from '#shared/kit/resource';
import type { Files } from './files';
import { read, type Answer, type Http } from './http';
import type { Exchange, Service } from './serviceResults';

/** A picture of 5 MB on a slow line, in milliseconds. */
const TIMEOUT = 120_000;

const urlOf = (document: Answer | null): string | undefined => {
  const data = document?.data;
  const url = document?.['url'] ?? (data && 'attributes' in data ? data.attributes?.['url'] : undefined);
  return typeof url === 'string' ? url : undefined;
};

export const uploads = (resource: Resource, http: Http, files: Files): Pick<Service, 'upload'> => ({
  upload: async ({ id, field, file }, signal) => {
    const path = `/uploads/${resource.type}/${encodeURIComponent(id)}/${field.replaceAll('_', '-')}`;
    const waiting = files.find(file);
    const unsent: Exchange = { method: 'POST', path, sent: {}, status: 0, document: null };
    if (!waiting) return { errors: [{ code: 'upload.invalid' }], exchange: unsent };
    const form = new FormData();
    form.append('attachment', waiting, file.name);
    const outcome = read(await http({ method: 'POST', path, form, timeout: TIMEOUT }, signal), urlOf);
    if ('errors' in outcome) return outcome;
    files.letGo(file);
    return { exchange: outcome.exchange, answer: { id, field, url: outcome.answer } };
  },
});
