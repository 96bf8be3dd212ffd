/** Steps that all resource routes share: read the query, authorise, identify the actor, present. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allows, type Actor, type Permission, type Rule, type Verdict } from '#shared/access';
import type { Problem } from '#shared/errors';
import { API_ROOT, type Document } from '#shared/jsonapi';
import { readQuery, type Reading } from '#shared/readQuery';
import { permissionsFor, searchPath, type Resource, type Verb } from '#shared/kit/resource';
import { isUuid } from '#shared/kit/values';
import { resourceOfType } from '#shared/areas/resources';
import { unseenByFilter, unseenBySort } from '#shared/sorts';
import { etagOf, isNotModified } from '../http/conditions';
import { confirmationIn } from '../http/document';
import { personLanguage } from '../http/errors';
import { Refusal } from '../refusal';
import { commandRule, type Command } from '#shared/kit/commands';
import { isSearchPersonal, personalNames } from '#shared/kit/masks';
import { bodyOf, sendBody } from '../http/jsonapi';
import { addressOf, presentIncluded, presentRecord, type Disclosure } from '../http/presenter';
import type { Answer } from '../repository/idempotency';
import type { Found, ReadOptions } from '../repository/read';
import type { LoadedRecord } from '../repository/records';
import type { ServerResource } from '../repository/serverResource';
import type { Store } from '../repository/store';
import type { Act } from '../repository/writeContext';
import type { From } from '../areas/identity/signIn/signIn';

const single = { sorts: false, pages: false, filters: false };

const queryOf = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

const readingOf = (...asked: Parameters<typeof readQuery>): Reading => {
  const result = readQuery(...asked);
  if ('problems' in result) throw new Refusal(result.problems);
  return result.reading;
};

/**
 * Sorting or filtering by what other records hold needs the right to see all of them: the order and the rows would reveal their contents.
 * @throws Refusal `sort.denied`, `filter.denied`
 */
const refuseUnseen = ({ sort, filter }: Reading, resource: Resource, actor: Actor | null): void => {
  const bySort = sort.flatMap((one): Problem[] => {
    const other = unseenBySort(resource, one, actor);
    return other ? [{ code: 'sort.denied', parameter: 'sort', meta: { field: one, permission: `view ${other.type}` } }] : [];
  });
  const byFilter = Object.keys(filter).flatMap((name): Problem[] => {
    const other = unseenByFilter(resource, name, actor);
    const meta = { field: name, permission: `view ${other?.type}` };
    return other ? [{ code: 'filter.denied', parameter: `filter[${name}]`, meta }] : [];
  });
  const problems = [...bySort, ...byFilter];
  if (problems.length) throw new Refusal(problems);
};

/**
 * What a list is asked for. @param query as in an address, without `?`
 * @throws Refusal naming each parameter that can't be honoured
 */
export const listReading = (query: string, resource: Resource, actor: Actor | null): Reading => {
  const reading = readingOf(query, resource, resourceOfType);
  refuseUnseen(reading, resource, actor);
  return { ...reading, include: reading.include ?? resource.listInclude };
};

/** The same of a request's address. @throws Refusal also `search.in_body` */
export const listReadingOf = (request: FastifyRequest, resource: Resource): Reading => {
  const reading = listReading(queryOf(request), resource, request.actor);
  if (reading.q === '' || !isSearchPersonal(resource)) return reading;
  throw new Refusal([{ code: 'search.in_body', parameter: 'filter[q]', meta: { path: `${API_ROOT}${searchPath(resource)}` } }]);
};

/** What the query of a single record asks for: includes and fields. @param others parameters that the route reads itself @throws Refusal */
export const wishOf = (request: FastifyRequest, resource: Resource, others: readonly string[] = []): ReadOptions => {
  const pairs = queryOf(request).split('&');
  const query = pairs.filter((pair) => !others.includes(pair.split('=')[0]!)).join('&');
  return readingOf(query, resource, resourceOfType, single);
};

/** Whether the request only asks what a command would do. @throws Refusal for any other value than `true`, and where the command is blind */
export const asksPreview = ({ query }: FastifyRequest, { blind }: Pick<Command, 'blind'>): boolean => {
  const { preview } = query as { preview?: unknown };
  if (preview !== undefined && (preview !== 'true' || blind)) throw new Refusal([{ code: 'query.invalid', parameter: 'preview' }]);
  return preview === 'true';
};

/** The permission that the actor lacks for a verb, where permissions open it. */
const missingPermission = (resource: Resource, verb: Verb, { permissions }: Actor): { permission: string } | undefined => {
  const permission = permissionsFor(resource, verb)?.find((one) => !permissions.includes(one));
  return permission === undefined ? undefined : { permission };
};

const denied = (actor: Actor | null, lacks: (actor: Actor) => { permission: string } | undefined): never => {
  if (!actor) throw new Refusal([{ code: 'session.missing' }], { 'www-authenticate': 'Bearer' });
  const meta = lacks(actor);
  throw new Refusal([{ code: 'access.denied', ...(meta && { meta }) }]);
};

/**
 * The rule's answer for this verb: yes, or which rows.
 * @throws Refusal `session.missing` for a guest, `access.denied` for others
 */
export const authorise = (resource: Resource, verb: Verb, actor: Actor | null): Exclude<Verdict, false> => {
  const verdict = resource.access[verb]?.(actor) ?? false;
  return verdict === false ? denied(actor, (person) => missingPermission(resource, verb, person)) : verdict;
};

/** The same for a command, which one permission opens. @throws Refusal as `authorise` */
export const authoriseBy = (rule: Rule, permission: Permission, actor: Actor | null): Exclude<Verdict, false> => {
  const verdict = rule(actor);
  return verdict === false ? denied(actor, ({ permissions }) => (permissions.includes(permission) ? undefined : { permission })) : verdict;
};

/**
 * Who acts, from where. A write's rule lets no guest through, so there is an actor.
 * @param actor who it is, where a request proves it otherwise than by a session
 */
export const actOf = (request: FastifyRequest, store: Store, actor: Actor = request.actor ?? missing('session.missing')): Act => ({
  store,
  actor,
  session: request.session?.tokenHash ?? null,
  ip: request.ip,
  requestId: request.id,
  language: personLanguage(request),
  confirmation: confirmationIn(request.body),
});

/** Where a request comes from, for anyone who signs in or proves once more who they are. */
export const fromOf = ({ ip, id, headers }: FastifyRequest): From => ({
  ip,
  requestId: id,
  userAgent: headers['user-agent'],
  language: personLanguage({ headers }),
});

/** @throws Refusal */
export const missing = (code: 'resource.missing' | 'session.missing' | 'receipt.none'): never => {
  throw new Refusal([{ code }], code === 'session.missing' ? { 'www-authenticate': 'Bearer' } : {});
};

/** The id in the address. A text that is no id is answered with 404. */
export const idOf = (request: FastifyRequest): string => {
  const { id } = request.params as { id: string };
  return isUuid(id) ? id : missing('resource.missing');
};

const includedIn = (server: ServerResource, { include, fields }: ReadOptions, found: Found): Pick<Document, 'included'> =>
  (include ?? server.resource.include).length ? presentIncluded(found.included, fields) : {};

/** The rules of those who may change what is personal of a record: who may edit it, or give a command that is told one of these values. */
const changers = ({ access, attributes, commands, type }: Resource): readonly (Rule | undefined)[] => [
  access.update,
  ...Object.values(commands)
    .filter(({ input }) => personalNames(attributes).some((name) => Object.hasOwn(input?.attributes ?? {}, name)))
    .map((command) => commandRule({ type, access }, command)),
];

/** A record as rules read it: its row, with its relations to one record. */
const judged = ({ server: { resource }, row, links }: LoadedRecord): object => {
  const linked = Object.entries(resource.relations).flatMap(([name, { type }]) => {
    const id = links[name];
    return typeof id === 'string' ? [[name, { type, id }]] : [];
  });
  return { ...row, ...(Object.fromEntries(linked) as object) };
};

/** Whether a person may edit a record in its form, and not only by a command. */
export const mayEdit = (actor: Actor | null, record: LoadedRecord): boolean =>
  allows(record.server.resource.access.update, actor, judged(record));

/** Anyone who may change what is personal of a record is told it whole (PRV-6). */
export const disclosureTo = (actor: Actor | null, loaded: LoadedRecord): Disclosure => {
  const { resource, personal } = loaded.server;
  if (personal) return personal.isWhole(actor, loaded.row) ? 'whole' : 'masked';
  const record = judged(loaded);
  return changers(resource).some((rule) => allows(rule, actor, record)) ? 'whole' : 'masked';
};

/** The document of many records, the page's links and total next to them. `disclosure` decides for each record; masked by default. */
export const listDocument = (
  server: ServerResource,
  wish: ReadOptions,
  found: Found,
  more: Pick<Document, 'links' | 'meta'>,
  disclosure: (record: LoadedRecord) => Disclosure = () => 'masked',
): Document => ({
  data: found.records.map((one) => presentRecord(one, wish.fields, disclosure(one))),
  ...includedIn(server, wish, found),
  ...more,
});

/** The document of one record, or of none. Personal values are masked by default. */
export const recordDocument = (
  server: ServerResource,
  wish: ReadOptions,
  found: Found,
  { links, disclosure = 'masked' }: { readonly links?: Document['links']; readonly disclosure?: Disclosure } = {},
): Document => {
  const [record] = found.records;
  const self = record && { self: addressOf(server.resource.type, record.row.id) };
  return {
    data: record ? presentRecord(record, wish.fields, disclosure) : null,
    ...includedIn(server, wish, found),
    ...((links ?? self) && { links: links ?? self }),
    ...(record && { meta: { version: record.row.version } }),
  };
};

/** The document of a record that the actor has just written. A person who may not read it receives its address only. */
export const writtenDocument = (server: ServerResource, wish: ReadOptions, found: Found, id: string, actor: Actor | null): Document => {
  const [record] = found.records;
  if (record) return recordDocument(server, wish, found, { disclosure: disclosureTo(actor, record) });
  const { type } = server.resource;
  const links = { self: addressOf(type, id) };
  return { data: { type, id, links }, links };
};

/** Answers with one record: its ETag next to it, or 304 to who has it already. */
export const sendRecord = (request: FastifyRequest, reply: FastifyReply, { status, document, headers }: Answer): FastifyReply => {
  const body = bodyOf(document);
  const version = document.meta?.['version'];
  const etag = typeof version === 'number' ? etagOf(version, body) : undefined;
  if (etag && status === 200 && request.method !== 'PATCH' && isNotModified(request, etag)) {
    return reply.code(304).headers({ etag, 'cache-control': 'no-store', vary: 'Accept' }).send();
  }
  return sendBody(reply, status, body, { ...headers, ...(etag && { etag }) });
};
