/** Serves uploaded files: under names that cannot be guessed, cached for ever, and with headers that stop a browser from running them. Rule: PRV-10. */
import type { FastifyInstance } from 'fastify';
import { isFileName, type FileStore } from '../files/store';
import { pictureType } from '../files/picture';
import { free } from '../http/actor';
import { Refusal } from '../refusal';

const FOLDER = '/files';

/** What a file is, by its name alone; what is in it was made by us. */
const types: Readonly<Record<string, string>> = { [pictureType.extension]: pictureType.type };

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'content-disposition': 'inline',
} as const;

/** The address of a stored file, as records keep it. */
export const fileAddress = (name: string): string => `${FOLDER}/${name}`;

/** The name behind an address of ours; undefined for any other. */
export const fileNameAt = (address: unknown): string | undefined => {
  const name = typeof address === 'string' && address.startsWith(`${FOLDER}/`) ? address.slice(FOLDER.length + 1) : '';
  return isFileName(name) ? name : undefined;
};

/** GET /files/{name}. There is no list. */
export function serveFiles(app: FastifyInstance, { files }: { files: FileStore }): void {
  app.get<{ Params: { name: string } }>(`${FOLDER}/:name`, free, async (request, reply) => {
    const { name } = request.params;
    const type = types[name.split('.').at(-1) ?? ''];
    const file = type && isFileName(name) ? await files.get(name) : null;
    if (!file) throw new Refusal([{ code: 'route.missing' }]);
    return reply
      .headers({ ...headers, 'content-length': String(file.size) })
      .type(type!)
      .send(file.stream);
  });
}
