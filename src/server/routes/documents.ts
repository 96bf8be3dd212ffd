/**
 * Records as documents, for anyone who may get the record. GET /invoices/{id}/pdf?language=en answers with the file,
 * GET /invoices/{id}/paper?language=en with what it says. Without `language` it is that of the request. A browser, which cannot send
 * its token with an address that it opens, asks /file-links/invoices/{id}/pdf-en for a link first (PRV-11). Rules: INV-5, INV-10.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '#shared/access';
import { paperPath, pdfAttributes, pdfPath, type PdfAttribute } from '#shared/endpoints/documents';
import { fileLinkPath } from '#shared/endpoints/upload';
import type { Paper } from '#shared/documents/paper';
import { oneOf } from '#shared/kit/fields';
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
import { readParameters } from '../http/query';
import { defaultReadOptions, readOne } from '../repository/read';
import type { Store } from '../repository/store';
import { routePath } from './endpoints';
import { sendFileLink } from './fileLinkAnswer';
import { authorise, idOf, missing } from './routeSteps';

const parameters = { language: oneOf(languages) };

/** What the record says on paper. @throws Refusal `session.missing`, `access.denied`, `resource.missing`, and what its document names */
const paperOf = async (store: Store, actor: Actor | null, { of, render, none }: PrintedDocument, id: string, language: Language) => {
  const verdict = authorise(of, 'get', actor);
  const { records } = await readOne(store, actor, store.find(of.type), id, { ...defaultReadOptions, include: [] }, verdict);
  const [record] = records;
  if (!record) return missing('resource.missing');
  const references = Object.entries(of.relations).map(([name, { type }]) => [name, { type, id: record.links[name] }]);
  const paper = await render(store, { ...record.row, ...Object.fromEntries(references) } as never, language);
  return paper ?? missing(none!);
};

const asked = async (store: Store, one: PrintedDocument, request: FastifyRequest): Promise<Paper> => {
  authorise(one.of, 'get', request.actor);
  const { language } = readParameters(request, parameters) as { language: Language | null };
  return paperOf(store, request.actor, one, idOf(request), language ?? personLanguage(request));
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

/** What a link to a document opens: undefined for a link to a file. The right to the record is asked for once more. */
export const sendLinkedDocument = (
  { store, sendPdf }: Needs,
  { request, reply, actor }: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly actor: Actor },
  { type, id, attribute }: LinkedFile,
): Promise<FastifyReply> | undefined => {
  const one = documents.find(({ of }) => of.type === type);
  const language = pdfAttributes[attribute as PdfAttribute];
  return one && language && paperOf(store, actor, one, id, language).then((paper) => sendPdf(request, reply, paper));
};

export function documentRoutes(app: FastifyInstance, { store, links, sendPdf }: Needs & { readonly links: FileLinks }): void {
  for (const one of documents) {
    const { path, type } = one.of;
    app.get(routePath(pdfPath(path)), async (request, reply) => sendPdf(request, reply, await asked(store, one, request)));
    app.get(routePath(paperPath(path)), async (request, reply) =>
      sendDocument(reply, 200, { meta: { paper: await asked(store, one, request) } }),
    );
    for (const [attribute, language] of Object.entries(pdfAttributes))
      app.get(routePath(fileLinkPath(type, attribute)), async (request, reply) => {
        const { actor } = requireActor(request);
        readParameters(request);
        const id = idOf(request);
        await paperOf(store, actor, one, id, language);
        return sendFileLink(reply, links.seal({ type, id, attribute, address: '' }, actor.id, store.clock()));
      });
  }
}
