/**
 * A command on many records: POST /clientsubsheader/bulk/pause, with `?preview=true` for what it would do. Every record has its own
 * transaction and its own result, so a refused record does not stop the others. Rule: CMD-7.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Verdict } from '#shared/access';
import type { ErrorObject } from '#shared/jsonapi';
import { commandPath, commandRule, inputOf, permissionTo, type Command } from '#shared/kit/commands';
import { idempotencyKeyOf, onceForPart } from '../http/conditions';
import { dataOf, readDocument, readRecordsOf, type MeantRecord } from '../http/document';
import { asRefusal, errorDocument, languageOf, logFailure } from '../http/errors';
import { sendDocument } from '../http/jsonapi';
import { runCommand, type CommandOptions, type Move } from '../repository/command';
import { answeredOnce, type Answer } from '../repository/idempotency';
import { previewed } from '../repository/preview';
import type { ServerResource } from '../repository/serverResource';
import type { Store } from '../repository/store';
import { write } from '../repository/write';
import { actOf, asksPreview, authoriseBy, wishOf } from './routeSteps';

/** What became of one record, or would become of it: the states before and after, or why it is refused. */
type Result = { readonly id: string } & (
  (Move & { readonly amounts?: Readonly<Record<string, number>> }) | { readonly errors: readonly ErrorObject[] }
);

type Bulk = {
  readonly store: Store;
  readonly server: ServerResource;
  readonly name: string;
  readonly request: FastifyRequest;
  readonly verdict: Exclude<Verdict, false>;
};

/** The input of the command, the same for every record. @throws Refusal with every problem of it: then no record is touched */
const inputFrom = ({ server: { resource }, name, request }: Bulk) => readDocument(inputOf(resource, name), request.body).values;

const optionsFor = ({ verdict }: Bulk, { version }: MeantRecord): CommandOptions => ({
  where: verdict === true ? {} : verdict,
  expected: version === undefined ? undefined : [version],
});

/** @throws Refusal */
const previewOne = async (bulk: Bulk, record: MeantRecord): Promise<Result> => {
  const { store, server, name, request, verdict } = bulk;
  const input = inputFrom(bulk);
  const { from, to, amounts } = await previewed(actOf(request, store), verdict, server, record.id, (work) =>
    runCommand(work, server, name, record.id, input, optionsFor(bulk, record)),
  );
  return { id: record.id, from, to, amounts };
};

/** Does it once: a repeated request answers what was done, and tries what was refused again. @throws Refusal */
const runOne = async (bulk: Bulk, record: MeantRecord): Promise<Result> => {
  const { store, server, name, request, verdict } = bulk;
  const { id } = record;
  const once = onceForPart(idempotencyKeyOf(request), request, { data: dataOf(request.body), record });
  const tell = (result: Result): Answer => ({ status: 200, headers: {}, document: { data: null, meta: { result } } });
  const answer = await write(actOf(request, store), verdict, (work) => {
    const act = async () => {
      const result: Result = { id, ...(await runCommand(work, server, name, id, inputFrom(bulk), optionsFor(bulk, record))) };
      return { stored: result, answer: tell(result) };
    };
    return answeredOnce(work, once, act, async (result) => tell(result));
  });
  return answer.document.meta!['result'] as Result;
};

/** The record's result; whatever stops it stops no other record. */
const resultOf = async ({ request }: Bulk, id: string, work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    const { problems } = asRefusal(error, request.id);
    logFailure(request, error, problems);
    return { id, errors: errorDocument(problems, languageOf(request.headers['accept-language'])).errors! };
  }
};

function bulkRoute(app: FastifyInstance, store: Store, server: ServerResource, name: string, command: Command): void {
  const { resource } = server;
  const rule = commandRule(resource, command);
  app.post(`${resource.path}/bulk/${commandPath(name)}`, async (request, reply) => {
    const verdict = authoriseBy(rule, permissionTo(resource, command), request.actor);
    wishOf(request, resource, ['preview']);
    const bulk: Bulk = { store, server, name, request, verdict };
    const act = asksPreview(request, command) ? previewOne : runOne;
    inputFrom(bulk);
    const results: Result[] = [];
    for (const record of readRecordsOf(resource, request.body)) results.push(await resultOf(bulk, record.id, act(bulk, record)));
    return sendDocument(reply, 200, { data: null, meta: { results } });
  });
}

/** Adds the routes that give a command to many records at once. */
export function bulkCommandRoutes(app: FastifyInstance, store: Store, server: ServerResource): void {
  for (const [name, command] of Object.entries(server.resource.commands)) bulkRoute(app, store, server, name, command);
}
