/** Exports of all of a client's data: which there are, and links to those that are ready. For the client's own people who may ask for one. Rule: PRV-14. */
import { allows, type Actor } from '#shared/access';
import { clientExportFile } from '#shared/areas/clients/domain/clientExport';
import { commandRule } from '#shared/kit/commands';
import { entity } from '#shared/areas/clients/resources/entity';
import { fileNameAt } from '#server/files/address';
import type { FileLinks, LinkedFile } from '#server/files/links';
import type { FileStore } from '#server/files/store';
import { privateFile } from '#server/http/disposition';
import { sendDocument } from '#server/http/jsonapi';
import { Refusal } from '#server/refusal';
import { writeAuditEvent } from '#server/repository/audit';
import { exportsOf, finishedExport } from '../sql/clientExports';
import type { Store } from '#server/repository/store';
import type { Handlers } from '#server/routes/endpoints';
import { sendFileLink } from '#server/routes/fileLinkAnswer';
import { missing } from '#server/routes/routeSteps';

const { exportData } = entity.commands;
const rule = commandRule(entity, exportData);

/** The client whose exports the person may read. Others are told that there is none. @throws Refusal `resource.missing` */
const clientOf = (actor: Actor): string => (allows(rule, actor) && actor.entityId) || missing('resource.missing');

/** @throws Refusal `resource.missing`, `file.missing` */
const readyExport = async (store: Store, actor: Actor, id: string) => {
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
        return { file, type: 'application/zip', headers: privateFile({ name: `${code}.zip`, size }) };
      })
    : undefined;

export const clientExports = ({
  store,
  links,
}: {
  readonly store: Store;
  readonly links: FileLinks;
}): Handlers<'clientExports' | 'clientExportLink'> => ({
  clientExports: async ({ reply, actor, id }) => {
    const client = clientOf(actor);
    if (client !== id) return missing('resource.missing');
    return sendDocument(reply, 200, { data: null, meta: { exports: await exportsOf(store, client) } });
  },
  clientExportLink: async ({ request, reply, actor, id }) => {
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
    const { type, field: attribute } = clientExportFile;
    return sendFileLink(reply, links.seal({ type, attribute, id, address: '' }, actor.id, now));
  },
});
