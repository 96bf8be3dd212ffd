/** Exports are audited (PRV-13): the client reports which list is exported, only a person who may read the list can do so, and the server counts its rows. */
import { exporting, type Exporting } from '#shared/exportReport';
import { can, type Actor } from '#shared/access';
import { isClientAudited, type Resource } from '#shared/kit/resource';
import { isUuid } from '#shared/kit/values';
import { pairs } from '#shared/queryPairs';
import { readQuery, type Reading } from '#shared/readQuery';
import { declaredReports, type ReportName } from '#shared/areas/reports/reports';
import { resourceOfType, resources } from '#shared/areas/resources';
import { pointerTo } from '#shared/validate';
import { Refusal } from '#server/refusal';
import { sendNothing } from '#server/http/jsonapi';
import type { InListQueue } from '#server/http/listQueue';
import { writeAuditEvent } from '#server/repository/audit';
import { readParameters } from '#server/http/query';
import { readReport, type ReportParams } from '../sql/reports';
import { countVisible, readList } from '#server/repository/read';
import type { Store } from '#server/repository/store';
import type { Handlers } from '#server/routes/endpoints';
import { refuseUnusable } from '../../clients';
import { withDates } from '#server/repository/lists/relativeFilters';
import { authorise, authoriseBy } from '#server/routes/routeSteps';

const declared: Readonly<Record<string, Resource>> = resources;

const isResource = (name: string): boolean => Object.hasOwn(declared, name);

/** @throws Refusal when it is no resource's name */
const resourceNamed = (name: string): Resource => {
  if (!isResource(name)) throw new Refusal([{ code: 'not_an_option', pointer: pointerTo(exporting, 'resource') }]);
  return declared[name]!;
};

/** What the list's query asks for. @throws Refusal when the list couldn't be asked for so */
const readingOf = (resource: Resource, query: string): Reading => {
  const read = readQuery(query, resource, resourceOfType);
  if (!('problems' in read)) return read.reading;
  throw new Refusal(read.problems.map(({ code, meta }) => ({ code, pointer: pointerTo(exporting, 'query'), ...(meta && { meta }) })));
};

/** How many rows of the list there are for this person. */
const countOf = async (store: Store, actor: Actor, resource: Resource, reading: Reading): Promise<number> => {
  const filter = await withDates(store, actor, resource, reading.filter);
  const fewest = {
    ...reading,
    filter,
    sort: [],
    window: { offset: 0, limit: 1 },
    include: [],
    fields: { [resource.type]: [resource.label] },
  };
  return (await readList(store, actor, store.find(resource.type), fewest, authorise(resource, 'list', actor))).total;
};

/** How many of these rows this person may read: deleted or hidden ones were not exported. */
const countOfSelected = async (store: Store, actor: Actor, resource: Resource, ids: string): Promise<number> => {
  const wanted = [...new Set(ids.split(','))];
  if (!wanted.every(isUuid)) throw new Refusal([{ code: 'invalid_id', pointer: pointerTo(exporting, 'ids') }]);
  return countVisible(store, actor, store.find(resource.type), wanted, authorise(resource, 'list', actor));
};

/** How many rows of a report there are for this person. @throws Refusal for who may not read it, and for a query that it does not take */
const countOfReport = async (store: Store, actor: Actor, name: ReportName, query: string): Promise<number> => {
  const { lists, scope, params: taken } = declaredReports[name];
  if (lists) for (const listed of lists) authorise(resources[listed], 'list', actor);
  else authoriseBy(can(scope), scope, actor);
  const params = readParameters({ query: Object.fromEntries(pairs(query)) }, taken) as ReportParams;
  return (await readReport(store, { name, params, actor, action: 'export' })).rows.length;
};

const isReport = (name: string): name is ReportName => Object.hasOwn(declaredReports, name);

/** Whether it is about the client where the person works, which reads it in its own audit. */
const isOfClient = (name: string): boolean =>
  isReport(name) ? declaredReports[name].lists !== undefined : isResource(name) && isClientAudited(declared[name]!);

/** How many rows of a list there are for this person. @throws Refusal for who may not read it, and for a query that it does not take */
const countOfList = async (store: Store, actor: Actor, { resource: name, query, ids }: Exporting): Promise<number> => {
  const resource = resourceNamed(name);
  authorise(resource, 'list', actor);
  if (resource.feature) await refuseUnusable(store, actor, resource.feature, 'export');
  const reading = readingOf(resource, query ?? '');
  return ids ? countOfSelected(store, actor, resource, ids) : countOf(store, actor, resource, reading);
};

export const exportReports = ({ store, inListTurn }: { store: Store; inListTurn: InListQueue }): Handlers<'reportExport'> => ({
  reportExport: async ({ request, reply, actor, values }) => {
    const { resource: name, query } = values;
    const count = await inListTurn(request, reply, (ofLists) =>
      isReport(name) ? countOfReport(ofLists, actor, name, query ?? '') : countOfList(ofLists, actor, values),
    );
    await writeAuditEvent(store.database.kysely, {
      action: 'exported',
      actorId: actor.id,
      resource: name,
      recordId: null,
      entityId: isOfClient(name) ? actor.entityId : null,
      ip: request.ip,
      requestId: request.id,
      after: { count, query: query ?? null },
      now: store.clock(),
    });
    return sendNothing(reply);
  },
});
