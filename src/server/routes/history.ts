/** GET /invoices/{id}/history: what became of a record, for anyone who may get it. Rules: SUB-12, INV-17. */
import type { FastifyInstance } from 'fastify';
import { hasScope } from '#shared/access';
import { hasHistory } from '#shared/domain/history';
import { sendDocument } from '../http/jsonapi';
import { readParameters } from '../http/query';
import { historyOf } from '../repository/history';
import { readOne } from '../repository/read';
import type { LoadedRecord } from '../repository/records';
import type { ServerResource } from '../repository/serverResource';
import type { Store } from '../repository/store';
import { scopeOf } from '../repository/tenantScope';
import { authorise, idOf, mayEdit, missing } from './routeSteps';

/** The client whose record it is: the one that it names; itself, where it is a client. */
const clientOf = ({ server: { resource, tenant }, row, links }: LoadedRecord): string | null => {
  if (!('entity' in resource.relations)) return tenant ? row.id : null;
  return typeof links['entity'] === 'string' ? links['entity'] : null;
};

/** Adds the history of a resource's records, where they have one. */
export function historyRoute(app: FastifyInstance, store: Store, server: ServerResource): void {
  const { resource } = server;
  if (!hasHistory(resource)) return;
  app.get(`${resource.path}/:id/history`, async (request, reply) => {
    const verdict = authorise(resource, 'get', request.actor);
    const { actor } = request;
    readParameters(request);
    const found = await readOne(store, actor, server, idOf(request), { include: [], fields: {} }, verdict);
    const [record] = found.records;
    if (!record) return missing('resource.missing');
    const entityId = clientOf(record);
    const whole = mayEdit(actor, record);
    const names = hasScope(actor, 'view audit');
    const scope = entityId === null ? scopeOf(actor, verdict) : { entityId };
    // What was changed, in addition to the commands, is for those who could change it, and for those who read the audit. A record that
    // nobody can change only has the line of its creation.
    const history = await historyOf(
      store.database,
      server,
      { id: record.row.id, entityId },
      { actor, scope, names, whole, changes: whole || names || !resource.access.update },
    );
    return sendDocument(reply, 200, { data: null, meta: { history } });
  });
}
