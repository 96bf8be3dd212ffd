/**
 * Files that belong to a record. GET /file-links/{type}/{id}/{attribute} answers a person who may get the record with a link that
 * lives for a few minutes; GET /files?link=… answers with the file, to that person alone. Rule: PRV-11.
 */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Actor } from '#shared/access';
import type { FileInfo } from '#shared/domain/file';
import { fileNameAt } from '../files/address';
import type { FileLinks, LinkedFile } from '../files/links';
import type { FileStore, StoredFile } from '../files/store';
import { fileAttributes, linkPathOf, type Uploaded } from '../files/uploads';
import { requireActor } from '../http/actor';
import { privateFile } from '../http/disposition';
import { readParameters } from '../http/query';
import { Refusal } from '../refusal';
import { readOne } from '../repository/read';
import { currentFiles } from '../repository/attachedFiles';
import type { Store } from '../repository/store';
import { routePath, type Handlers } from './endpoints';
import { sendLinkedDocument, type SendPdf } from './documents';
import { sendFileLink } from './fileLinkAnswer';
import { authorise, idOf, missing } from './routeSteps';

/** What a link to something that is no file of a record opens; undefined for any other link. */
export type LinkedFileOf = (
  needs: { readonly store: Store; readonly files: FileStore; readonly log: FastifyBaseLogger },
  actor: Actor,
  linked: LinkedFile,
) => Promise<{ readonly file: StoredFile; readonly type: string; readonly headers: Readonly<Record<string, string>> }> | undefined;

type Needs = {
  readonly store: Store;
  readonly files: FileStore;
  readonly links: FileLinks;
  readonly sendPdf: SendPdf;
  readonly exportOf: LinkedFileOf;
};

const gone = (): Refusal => new Refusal([{ code: 'file.missing' }]);

type Held = FileInfo & { readonly id?: string; readonly address: string };

/** The files that the record holds now, if this person may get the record. @throws Refusal `resource.missing`, `access.denied` */
async function heldBy(store: Store, actor: Actor, { resource, attribute }: Uploaded, id: string): Promise<readonly Held[]> {
  const server = store.find(resource.type);
  const wish = { include: [], fields: { [resource.type]: [attribute] } };
  const { records } = await readOne(store, actor, server, id, wish, authorise(resource, 'get', actor));
  const [record] = records;
  if (!record) return missing('resource.missing');
  // An attribute that is hidden from this person is null in what they read.
  return record.row[attribute] === null ? [] : currentFiles(store, server, id, attribute);
}

/** The routes that make links, one for each attribute that is a file; and what opens a link. */
export const fileLinks = (app: FastifyInstance, { store, files, links, sendPdf, exportOf }: Needs): Handlers<'openFile'> => {
  for (const one of fileAttributes) {
    const { type } = one.resource;
    app.get(routePath(linkPathOf(one)), async (request, reply) => {
      const { actor } = requireActor(request);
      readParameters(request);
      const id = idOf(request);
      const wanted = (request.params as { readonly file?: string }).file;
      const held = await heldBy(store, actor, one, id);
      const address = held.find((file) => wanted === undefined || file.id === wanted)?.address;
      if (address === undefined) throw gone();
      return sendFileLink(reply, links.seal({ type, id, attribute: one.attribute, address }, actor.id, store.clock()));
    });
  }

  return {
    openFile: async ({ request, reply, actor, query }) => {
      const linked = links.open(query.link ?? '', actor.id, store.clock());
      const printed = sendLinkedDocument({ store, sendPdf }, { request, reply }, linked);
      if (printed) return printed;
      const exported = await exportOf({ store, files, log: request.log }, actor, linked);
      if (exported) return reply.headers(exported.headers).type(exported.type).send(exported.file.stream);
      const one = fileAttributes.find(({ resource, attribute }) => resource.type === linked.type && attribute === linked.attribute);
      if (!one) throw gone();
      // Anyone who lost the right to the record since the link was made gets no file.
      const info = (await heldBy(store, actor, one, linked.id)).find(({ address }) => address === linked.address);
      const name = fileNameAt(info?.address);
      const file = name === undefined ? null : await files.get(name);
      if (!info || !file) throw gone();
      return reply.headers(privateFile(info)).type(info.type).send(file.stream);
    },
  };
};
