/**
 * Records as documents, for whoever may get the record. GET /invoices/{id}/pdf?language=en answers with the file,
 * GET /invoices/{id}/paper?language=en with what it says. Without `language` it is that of the request. Rules: INV-5, INV-10.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languages, type Language } from '#shared/locale';
import { paperPath, pdfPath } from '#shared/endpoints/documents';
import type { Paper } from '#shared/documents/paper';
import { oneOf } from '#shared/kit/fields';
import { documents, type PrintedDocument } from '../documents';
import { drawPaper } from '../documents/pdf/drawPaper';
import { privateFile } from '../http/disposition';
import { personLanguage } from '../http/errors';
import { sendDocument } from '../http/jsonapi';
import { readParameters } from '../http/query';
import { defaultReadOptions, readOne } from '../repository/read';
import type { Store } from '../repository/store';
import { routePath } from './endpoints';
import { authorise, idOf, missing } from './routeSteps';

const parameters = { language: oneOf(languages) };

/** What the record says on paper. @throws Refusal `session.missing`, `access.denied`, `resource.missing`, `query.invalid` */
const paperOf = async (store: Store, { of, render }: PrintedDocument, request: FastifyRequest): Promise<Paper> => {
  const { actor } = request;
  const verdict = authorise(of, 'get', actor);
  const { language } = readParameters(request, parameters) as { language: Language | null };
  const { records } = await readOne(store, actor, store.find(of.type), idOf(request), { ...defaultReadOptions, include: [] }, verdict);
  const [record] = records;
  if (!record) return missing('resource.missing');
  const { row, links } = record;
  return render(store, { record: row as never, links }, language ?? personLanguage(request));
};

const sendFile = async (reply: FastifyReply, paper: Paper): Promise<FastifyReply> => {
  const bytes = await drawPaper(paper);
  return reply
    .headers(privateFile({ name: paper.fileName, size: bytes.length }))
    .type('application/pdf')
    .send(bytes);
};

export function documentRoutes(app: FastifyInstance, store: Store): void {
  for (const one of documents) {
    app.get(routePath(pdfPath(one.of.path)), async (request, reply) => sendFile(reply, await paperOf(store, one, request)));
    app.get(routePath(paperPath(one.of.path)), async (request, reply) =>
      sendDocument(reply, 200, { meta: { paper: await paperOf(store, one, request) } }),
    );
  }
}
