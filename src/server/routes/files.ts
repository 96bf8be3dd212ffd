/** Serves uploaded files: under names that cannot be guessed, cached for ever, and with headers that stop a browser from running them. Rule: PRV-10. */
import type { FastifyInstance } from 'fastify';
import { FILES_PATH, fileTypeOf } from '../files/address';
import type { FileStore } from '../files/store';
import { withoutActor } from '../http/actor';
import { Refusal } from '../refusal';

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'content-disposition': 'inline',
} as const;

/** GET /files/{name}. There is no list. */
export function serveFiles(app: FastifyInstance, { files }: { files: FileStore }): void {
  app.get<{ Params: { name: string } }>(`${FILES_PATH}/:name`, withoutActor, async (request, reply) => {
    const { name } = request.params;
    const type = fileTypeOf(name);
    const file = type === undefined ? null : await files.get(name);
    if (!file) throw new Refusal([{ code: 'route.missing' }]);
    return reply
      .headers({ ...headers, 'content-length': String(file.size) })
      .type(type!)
      .send(file.stream);
  });
}
