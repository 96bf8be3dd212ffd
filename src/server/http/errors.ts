/** Answers a Refusal, and any other error, as a JSON:API error document in the reader's language. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, sentence, type Problem } from '#shared/errors';
import { defaultLanguage, isLanguage, languageIn, type Language } from '#shared/locale';
import { MEDIA_TYPE, type Document, type ErrorObject } from '#shared/jsonapi';
import { limits } from '#shared/limits';
import { rateLimited, Refusal } from '../refusal';
import { QueueFull } from '../workQueue';
import { frameworkProblem } from './libraryErrors';

/** The status that all problems share; else the class of the worst: 400 or 500. */
export const statusOf = (problems: readonly Problem[]): number => {
  const statuses = [...new Set(problems.map(({ code }) => errors[code].status))];
  if (statuses.length === 1) return statuses[0]!;
  return statuses.some((status) => status >= 500) ? 500 : 400;
};

/** Indonesian unless the reader's browser prefers English. */
export const languageOf = (acceptLanguage: string | undefined): Language => {
  const wished = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ language, quality }) => isLanguage(language) && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return (wished[0]?.language as Language | undefined) ?? defaultLanguage;
};

/** The language of the pages that the person sees: what they chose, else what their browser prefers. Mails to them are written in it. */
export const personLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  languageIn(headers.cookie) ?? languageOf(headers['accept-language']);

const errorObject = ({ code, pointer, parameter, header, meta }: Problem, language: Language): ErrorObject => {
  const source = {
    ...(pointer !== undefined && { pointer }),
    ...(parameter !== undefined && { parameter }),
    ...(header !== undefined && { header }),
  };
  return {
    status: String(errors[code].status),
    code,
    title: sentence(code, language, meta),
    ...(Object.keys(source).length > 0 && { source }),
    ...(meta && { meta }),
  };
};

/** The document for problems, at most `limits.problems` of them; `language` is the reader's. */
export const errorDocument = (problems: readonly Problem[], language: Language): Document => ({
  jsonapi: { version: '1.1' },
  errors: problems.slice(0, limits.problems).map((problem) => errorObject(problem, language)),
});

/** Answers with problems. A Buffer, as Fastify adds a charset to a text, which the media type doesn't allow. */
export const sendProblems = (request: FastifyRequest, reply: FastifyReply, { problems, headers }: Refusal): FastifyReply => {
  const language = languageOf(request.headers['accept-language']);
  return reply
    .code(statusOf(problems))
    .headers({ 'cache-control': 'no-store', vary: 'Accept, Accept-Language', 'content-language': language, ...headers })
    .type(MEDIA_TYPE)
    .send(Buffer.from(JSON.stringify(errorDocument(problems, language))));
};

/** Seconds after which a record that is being changed is most likely free. */
const BUSY = { 'retry-after': '1' } as const;

/** Any error as a Refusal: a full queue asks to wait; an unforeseen error becomes `unexpected` with the request's id and no other detail. */
export const asRefusal = (error: unknown, requestId: string): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof QueueFull) return rateLimited(1_000);
  const known = frameworkProblem(error);
  return known
    ? new Refusal([known], known.code === 'record.busy' ? BUSY : {})
    : new Refusal([{ code: 'unexpected', meta: { request: requestId } }]);
};

/** Logs a failure of ours with its stack. That another request is changing the same record is no failure: it is logged as a warning without one. */
export const logFailure = ({ log }: Pick<FastifyRequest, 'log'>, error: unknown, problems: readonly Problem[]): void => {
  if (statusOf(problems) < 500) return;
  if (problems.every(({ code }) => code === 'record.busy')) log.warn('a record was busy');
  else log.error({ err: error }, 'failed');
};

/** The app's one error handler. */
export const handleError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = asRefusal(error, request.id);
  // A caller that disconnects while sending the body, or while waiting for a turn, is no failure of ours.
  const hungUp = request.raw.destroyed && (!request.raw.complete || (error as Error | null)?.name === 'AbortError');
  if (!hungUp) logFailure(request, error, refusal.problems);
  return sendProblems(request, reply, refusal);
};
