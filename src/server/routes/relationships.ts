/** A record's relations under their own addresses: the links to read and change, and the related records to read. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Document } from '#shared/jsonapi';
import type { Ref } from '#shared/kit/resource';
import { expectedVersions } from '../http/conditions';
import { readLinkage } from '../http/document';
import { sendDocument, sendNothing } from '../http/jsonapi';
import { presentIncluded, relationLinks } from '../http/presenter';
import { lockRights } from '../repository/people';
import { readOne, readRelated } from '../repository/read';
import { noteReading } from '../repository/readings';
import { linkedIds, recordsOf, type LoadedRecord } from '../repository/records';
import type { ServerResource } from '../repository/serverResource';
import type { Store } from '../repository/store';
import { lockedRecord, updateRecord } from '../repository/update';
import { write } from '../repository/write';
import { actOf, authorise, idOf, listDocument, missing, recordDocument, wishOf } from './routeSteps';

/** The members of a relationship after POST, PATCH or DELETE. */
type Combine = (before: readonly Ref[], given: readonly Ref[]) => readonly Ref[];

const has = (refs: readonly Ref[], { id }: Ref): boolean => refs.some((one) => one.id === id);

const combined = {
  POST: (before, given) => [...before, ...given.filter((one) => !has(before, one))],
  DELETE: (before, given) => before.filter((one) => !has(given, one)),
} satisfies Record<string, Combine>;

type At = { readonly store: Store; readonly server: ServerResource; readonly name: string };

const relationOf = ({ server, name }: At) => server.resource.relations[name]!;

const membersOf = (at: At, record: LoadedRecord): Ref[] => linkedIds(record, at.name).map((id) => ({ type: relationOf(at).type, id }));

function readRoutes(app: FastifyInstance, at: At): void {
  const { store, server, name } = at;
  const { resource } = server;
  const many = relationOf(at).kind === 'toMany';
  const other = store.find(relationOf(at).type);

  app.get(`${resource.path}/:id/relationships/${name}`, async (request, reply) => {
    const verdict = authorise(resource, 'get', request.actor);
    const wish = { include: [], ...wishOf(request, resource) };
    const id = idOf(request);
    // What is included hangs on this relation; asking for it loads its links.
    const { records, included } = await readOne(
      store,
      request.actor,
      server,
      id,
      { ...wish, fields: { ...wish.fields, [resource.type]: [name] } },
      verdict,
    );
    const record = records[0] ?? missing('resource.missing');
    const linkage = membersOf(at, record);
    const document: Document = { links: relationLinks(resource.type, id, name), data: many ? linkage : (linkage[0] ?? null) };
    return sendDocument(reply, 200, { ...document, ...(wish.include?.length && presentIncluded(included, wish.fields)) });
  });

  app.get(`${resource.path}/:id/${name}`, async (request, reply) => {
    const verdict = authorise(resource, 'get', request.actor);
    const wish = wishOf(request, other.resource);
    const found = (await readRelated(store, request.actor, server, idOf(request), name, wish, verdict)) ?? missing('resource.missing');
    const links = { self: request.url };
    if (!many) noteReading(store, request.actor, found.records, request.log);
    return sendDocument(reply, 200, many ? listDocument(other, wish, found, { links }) : recordDocument(other, wish, found, { links }));
  });
}

/** Writes a relation's members: the given ones, or what they make of those before. */
const change = async (at: At, request: FastifyRequest, combine?: Combine): Promise<void> => {
  const { store, server, name } = at;
  const verdict = authorise(server.resource, 'update', request.actor);
  wishOf(request, server.resource);
  const id = idOf(request);
  const given = readLinkage(relationOf(at), request.body);
  const options = { where: verdict === true ? {} : verdict, expected: expectedVersions(request, server.resource) };
  await write(actOf(request, store), verdict, async (work) => {
    await lockRights(work, server, { [name]: given });
    const row = await lockedRecord(work, server, id, options.where, options.expected);
    const [before] = await recordsOf(store.find, work.trx, server, [row], [name]);
    const value = combine ? combine(membersOf(at, before!), given as readonly Ref[]) : given;
    await updateRecord(work, server, id, { [name]: value }, options);
  });
};

function writeRoutes(app: FastifyInstance, at: At): void {
  const { resource } = at.server;
  const relation = relationOf(at);
  if (relation.mode === 'r' || !resource.access.update) return;
  const path = `${resource.path}/:id/relationships/${at.name}`;
  app.patch(path, async (request, reply) => {
    await change(at, request);
    return sendNothing(reply);
  });
  if (relation.kind === 'toOne') return;
  for (const method of ['POST', 'DELETE'] as const) {
    app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        await change(at, request, combined[method]);
        return sendNothing(reply);
      },
    });
  }
}

/** The relationship routes of a resource, for each of its relations; those that are only read are only read. */
export function relationshipRoutes(app: FastifyInstance, store: Store, server: ServerResource): void {
  if (!server.resource.access.get) return;
  for (const name of Object.keys(server.resource.relations)) {
    const at: At = { store, server, name };
    readRoutes(app, at);
    writeRoutes(app, at);
  }
}
