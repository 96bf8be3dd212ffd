/** Exports of all of a client's data: which there are, and links to those that are ready. For the client's own people who may ask for one. Rule: PRV-14. */
import type { FastifyInstance } from 'fastify';
import type { Actor } from '#shared/access';
import { clientExportFile } from '#shared/domain/clientExport';
import { fileLinkPath } from '#shared/endpoints/upload';
import { commandRule, permissionTo } from '#shared/kit/commands';
import { entity } from '#shared/resources/entity';
import { fileNameAt } from '../files/address';
import type { FileLinks, LinkedFile } from '../files/links';
import type { FileStore } from '../files/store';
import { requireActor } from '../http/actor';
import { privateFile } from '../http/disposition';
import { sendDocument } from '../http/jsonapi';
import { readParameters } from '../http/query';
import { Refusal } from '../refusal';
import { writeAuditEvent } from '../repository/audit';
import { exportsOf, finishedExport } from '../repository/clientExports';
import type { Store } from '../repository/store';
import { routePath, type Handlers } from './endpoints';
import { sendFileLink } from './fileLinkAnswer';
import { authoriseBy, idOf, missing } from './routeSteps';

const { exportData } = entity.commands;
const rule = commandRule(entity, exportData);

/** The client whose exports the person may read. @throws Refusal `access.denied` */
const clientOf = (actor: Actor | null): string => {
  authoriseBy(rule, permissionTo(entity, exportData), actor);
  return actor!.entityId!;
};

/** @throws Refusal `resource.missing`, `file.missing` */
const readyExport = async (store: Store, actor: Actor | null, id: string) => {
  const found = (await finishedExport(store.database, clientOf(actor), id)) ?? missing('resource.missing');
  if (new Date(found.ends_at) <= store.clock()) throw new Refusal([{ code: 'file.missing' }]);
  return found;
};

/** What a link to an export opens: undefined for a link to something else. The right to it is asked for once more. */
export const linkedExport = (
  { store, files }: { readonly store: Store; readonly files: FileStore },
  actor: Actor,
  { type, id }: LinkedFile,
) =>
  type === clientExportFile.type
    ? readyExport(store, actor, id).then(async ({ address, size, code }) => {
        const stored = fileNameAt(address);
        const file = stored === undefined ? null : await files.get(stored);
        if (!file) throw new Refusal([{ code: 'file.missing' }]);
        return { file, headers: privateFile({ name: `${code}.zip`, size }) };
      })
    : undefined;

export const clientExports = (app: FastifyInstance, { store, links }: { readonly store: Store; readonly links: FileLinks }) => {
  app.get(routePath(fileLinkPath(clientExportFile.type, clientExportFile.field)), async (request, reply) => {
    const { actor } = requireActor(request);
    readParameters(request);
    const id = idOf(request);
    await readyExport(store, actor, id);
    const now = store.clock();
    await writeAuditEvent(store.database.kysely, {
      action: 'exported',
      actorId: actor.id,
      resource: entity.name,
      recordId: clientOf(actor),
      ip: request.ip,
      requestId: request.id,
      after: { export: id },
      now,
    });
    return sendFileLink(reply, links.seal({ ...clientExportFile, attribute: clientExportFile.field, id, address: '' }, actor.id, now));
  });
  return {
    clientExports: async ({ reply, actor, id }) => {
      const client = clientOf(actor);
      if (client !== id) return missing('resource.missing');
      return sendDocument(reply, 200, { data: null, meta: { exports: await exportsOf(store, client) } });
    },
  } satisfies Handlers<'clientExports'>;
};
