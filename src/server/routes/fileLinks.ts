/**
 * Files that belong to a record. GET /file-links/{type}/{id}/{attribute} answers a person who may get the record with a link that
 * lives for a few minutes; GET /files?link=… answers with the file, to that person alone. Rule: PRV-11.
 */
import type { FastifyInstance } from 'fastify';
import type { Actor } from '#shared/access';
import { isFileInfo, type FileInfo } from '#shared/domain/file';
import { API_ROOT } from '#shared/jsonapi';
import { fileNameAt } from '../files/address';
import { fileLinksOf } from '../files/links';
import type { FileStore } from '../files/store';
import { fileAttributes, fileLinkPath, type Uploaded } from '../files/uploads';
import { signedIn } from '../http/actor';
import { sendDocument } from '../http/jsonapi';
import { refuseQuery } from '../http/query';
import { Refusal } from '../refusal';
import { readOne } from '../repository/read';
import { currentAddress } from '../repository/retention';
import type { Store } from '../repository/store';
import type { SecretBox } from '../secretBox';
import { authorise, idOf, missing } from './routeSteps';

type Needs = { readonly store: Store; readonly files: FileStore; readonly secrets: SecretBox };

const gone = (): Refusal => new Refusal([{ code: 'file.missing' }]);

type Held = { readonly info: FileInfo; readonly address: string };

/** The file that the record holds now, if this person may get the record. @throws Refusal `resource.missing`, `access.denied`, `file.missing` */
async function heldBy(store: Store, actor: Actor, { resource, attribute }: Uploaded, id: string): Promise<Held> {
  const server = store.find(resource.type);
  const wish = { include: [], fields: { [resource.type]: [attribute] } };
  const { records } = await readOne(store, actor, server, id, wish, authorise(resource, 'get', actor));
  const [record] = records;
  if (!record) return missing('resource.missing');
  const info = record.row[attribute];
  const address = await currentAddress(store, server, id, attribute);
  if (!isFileInfo(info) || address === null) throw gone();
  return { info, address };
}

/** The name in ASCII for old programs, and as it is (RFC 6266). */
const disposition = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;

/** Not cached, never shown as a page of ours, and never taken for another type than it is. */
const headersOf = ({ name, size }: FileInfo) => ({
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'content-disposition': disposition(name),
  'content-length': String(size),
});

export function fileLinks(app: FastifyInstance, { store, files, secrets }: Needs): void {
  const links = fileLinksOf(secrets);
  for (const one of fileAttributes) {
    app.get(fileLinkPath(one), async (request, reply) => {
      const { actor } = signedIn(request);
      refuseQuery(request);
      const id = idOf(request);
      const { address } = await heldBy(store, actor, one, id);
      const { type } = one.resource;
      const { link, expiresAt } = links.seal({ type, id, attribute: one.attribute, address }, actor.id, store.clock());
      return sendDocument(reply, 200, { meta: { url: `${API_ROOT}/files?link=${encodeURIComponent(link)}`, expires_at: expiresAt } });
    });
  }

  app.get<{ Querystring: { link?: unknown } }>('/files', async (request, reply) => {
    const { actor } = signedIn(request);
    const given = request.query.link;
    const linked = links.open(typeof given === 'string' ? given : '', actor.id, store.clock());
    const one = fileAttributes.find(({ resource, attribute }) => resource.type === linked.type && attribute === linked.attribute);
    if (!one) throw gone();
    // Whoever lost the right to the record since the link was made gets no file.
    const { info, address } = await heldBy(store, actor, one, linked.id);
    const name = address === linked.address ? fileNameAt(address) : undefined;
    const file = name === undefined ? null : await files.get(name);
    if (!file) throw gone();
    return reply.headers(headersOf(info)).type(info.type).send(file.stream);
  });
}
