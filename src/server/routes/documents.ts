/**
 * Records as documents, for anyone who may get the record. GET /invoices/{id}/pdf?language=en answers with the file,
 * GET /invoices/{id}/paper?language=en with what it says. Without `language` it is that of the request. A browser, which cannot send
 * its token with an address that it opens, asks /file-links/invoices/{id}/pdf-en for a link first (PRV-11). A document that is printed in
 * several sizes takes `size` as well, and its links are called pdf-en-a5. A record that may be exported is
 * given as JSON, too, by GET /patients/{id}/data; each export is noted. Rules: INV-5, INV-10, PAT-11, PAT-12.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '#shared/access';
import { dataAttribute, dataPath, paperPath, pdfAttributes, pdfPath, sizedPdfAttributes, type AskedPdf } from '#shared/endpoints/documents';
import { fileLinkPath } from '#shared/endpoints/upload';
import { paperSizes, type Paper, type PaperSize } from '#shared/documents/paper';
import type { ResourceObject } from '#shared/jsonapi';
import { oneOf } from '#shared/kit/fields';
import { exportRule, permissionToExport } from '#shared/kit/resource';
import { languages, type Language } from '#shared/locale';
import { documents } from '../areas/documents';
import type { Drawings } from '../documents/drawings';
import type { PrintedDocument } from '../documents/printedDocument';
import type { FileLinks, LinkedFile } from '../files/links';
import { requireActor } from '../http/actor';
import { privateFile } from '../http/disposition';
import { personLanguage } from '../http/errors';
import { sendDocument } from '../http/jsonapi';
import { personQueue } from '../http/personQueue';
import { presentPlain } from '../http/presenter';
import { readParameters } from '../http/query';
import { defaultReadOptions, readOne } from '../repository/read';
import { noteReading } from '../repository/readings';
import type { LoadedRecord } from '../repository/records';
import type { Store } from '../repository/store';
import { wholeRecord } from '../repository/wholeRecord';
import { routePath } from './endpoints';
import { sendFileLink } from './fileLinkAnswer';
import { authorise, authoriseBy, idOf, missing } from './routeSteps';

const parameters = { language: oneOf(languages) };
const sizedParameters = { ...parameters, size: oneOf(paperSizes) };

/** The record, for who may have it as a document. @throws Refusal `session.missing`, `access.denied`, `resource.missing` */
const recordFor = async (store: Store, actor: Actor | null, { of }: PrintedDocument, id: string): Promise<LoadedRecord> => {
  const verdict = of.exported ? authoriseBy(exportRule(of), permissionToExport(of), actor) : authorise(of, 'get', actor);
  const { records } = await readOne(store, actor, store.find(of.type), id, { ...defaultReadOptions, include: [] }, verdict);
  return records[0] ?? missing('resource.missing');
};

/** The same, and notes the export where readings of the resource are noted (PAT-11). */
const recordToExport = async (store: Store, request: FastifyRequest, one: PrintedDocument, id: string): Promise<LoadedRecord> => {
  const record = await recordFor(store, request.actor, one, id);
  noteReading(store, request.actor, [record], request.log, 'exported');
  return record;
};

/** What the record says on paper. @throws Refusal for what its document names */
const paperOf = async (
  store: Store,
  { of, render, none }: PrintedDocument,
  { row, links }: LoadedRecord,
  { language, size }: AskedPdf,
): Promise<Paper> => {
  const references = Object.entries(of.relations).map(([name, { type }]) => [name, { type, id: links[name] }]);
  const paper = await render(store, { ...row, ...Object.fromEntries(references) } as never, language, size);
  return paper ?? missing(none!);
};

const asked = async (store: Store, one: PrintedDocument, request: FastifyRequest): Promise<Paper> => {
  authorise(one.of, 'get', request.actor);
  const { language, size } = readParameters(request, one.sized ? sizedParameters : parameters) as {
    language: Language | null;
    size?: PaperSize | null;
  };
  const record = await recordToExport(store, request, one, idOf(request));
  return paperOf(store, one, record, { language: language ?? personLanguage(request), ...(size && { size }) });
};

/** Answers with the file of a paper. @throws QueueFull when too many wait for theirs */
export type SendPdf = (request: FastifyRequest, reply: FastifyReply, paper: Paper) => Promise<FastifyReply>;

/** For one person: more than a page of the app asks for. The others wait for one file of theirs at most, as people take turns. */
const WAITING_OF_ONE = 15;
const WAITING = 100;
/** Milliseconds in the queue, after which the request is refused with Retry-After. */
const PATIENCE = 20_000;

/** The answers of one server. A file that is stored needs no turn. */
export const pdfAnswers = ({ cached, draw }: Drawings): SendPdf => {
  const inTurn = personQueue({ atOnce: 1, mostWaiting: WAITING, mostWaitingEach: WAITING_OF_ONE, patience: PATIENCE });
  return async (request, reply, paper) => {
    const bytes = cached(paper) ?? (await inTurn(request, reply, () => draw(paper)));
    return reply
      .headers(privateFile({ name: paper.fileName, size: bytes.length }))
      .type('application/pdf')
      .send(bytes);
  };
};

type Needs = { readonly store: Store; readonly sendPdf: SendPdf };

const isData = ({ of }: PrintedDocument, attribute: string): boolean => of.exported === true && attribute === dataAttribute;

const byType = (records: readonly LoadedRecord[]): Readonly<Record<string, readonly ResourceObject[]>> => {
  const found: Record<string, ResourceObject[]> = {};
  for (const one of records) (found[one.server.resource.type] ??= []).push(presentPlain(one));
  return found;
};

/** Answers with the record and all that belongs to it, as a JSON file. */
const sendData = async (store: Store, reply: FastifyReply, { server, row, links }: LoadedRecord): Promise<FastifyReply> => {
  const { type } = server.resource;
  const { record, merged, belongings, readings, names } = await wholeRecord(store, server, {
    id: row.id,
    client: links['entity'] as string,
  });
  const data = {
    format: 'nadi-record-export/1',
    made_at: store.clock().toISOString(),
    record: presentPlain(record),
    merged: merged.map(presentPlain),
    belongings: byType(belongings),
    readings: readings.map(presentPlain),
    names,
  };
  const bytes = Buffer.from(`${JSON.stringify(data, null, 1)}\n`);
  return reply
    .headers(privateFile({ name: `${type}-${row.id}.json`, size: bytes.length }))
    .type('application/json')
    .send(bytes);
};

/** The names under which links to the PDFs of a document are asked for, with what each asks for. */
const pdfsOf = ({ sized }: PrintedDocument): Readonly<Record<string, AskedPdf>> => ({
  ...Object.fromEntries(Object.entries(pdfAttributes).map(([attribute, language]) => [attribute, { language }])),
  ...(sized && sizedPdfAttributes),
});

/** What a link to a document opens: undefined for a link to a file. The right to the record is asked for once more. */
export const sendLinkedDocument = (
  { store, sendPdf }: Needs,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { type, id, attribute }: LinkedFile,
): Promise<FastifyReply> | undefined => {
  const one = documents.find(({ of }) => of.type === type);
  if (!one) return undefined;
  const wanted = pdfsOf(one)[attribute];
  if (!(wanted || isData(one, attribute))) return undefined;
  return recordToExport(store, request, one, id).then(async (record) =>
    wanted ? sendPdf(request, reply, await paperOf(store, one, record, wanted)) : sendData(store, reply, record),
  );
};

/** The record with all that belongs to it, for who may export it. */
const dataRoutes = (app: FastifyInstance, { store, links }: Needs & { readonly links: FileLinks }, one: PrintedDocument): void => {
  const { path, type } = one.of;
  app.get(routePath(dataPath(path)), async (request, reply) => {
    readParameters(request);
    return sendData(store, reply, await recordToExport(store, request, one, idOf(request)));
  });
  app.get(routePath(fileLinkPath(type, dataAttribute)), async (request, reply) => {
    const { actor } = requireActor(request);
    readParameters(request);
    const { row } = await recordFor(store, actor, one, idOf(request));
    return sendFileLink(reply, links.seal({ type, id: row.id, attribute: dataAttribute, address: '' }, actor.id, store.clock()));
  });
};

export function documentRoutes(app: FastifyInstance, needs: Needs & { readonly links: FileLinks }): void {
  const { store, links, sendPdf } = needs;
  for (const one of documents) {
    const { path, type } = one.of;
    if (one.of.exported) dataRoutes(app, needs, one);
    app.get(routePath(pdfPath(path)), async (request, reply) => sendPdf(request, reply, await asked(store, one, request)));
    app.get(routePath(paperPath(path)), async (request, reply) =>
      sendDocument(reply, 200, { meta: { paper: await asked(store, one, request) } }),
    );
    for (const [attribute, wanted] of Object.entries(pdfsOf(one)))
      app.get(routePath(fileLinkPath(type, attribute)), async (request, reply) => {
        const { actor } = requireActor(request);
        readParameters(request);
        const id = idOf(request);
        await paperOf(store, one, await recordFor(store, actor, one, id), wanted);
        return sendFileLink(reply, links.seal({ type, id, attribute, address: '' }, actor.id, store.clock()));
      });
  }
}
